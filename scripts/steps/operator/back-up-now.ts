import { setTimeout as wait } from "node:timers/promises";
import { type Command, commandOptions } from "../command-line.ts";
import { startStep } from "../progress.mjs";
import { answerOf, askedShop, type AskedShop } from "./ask-operator.ts";

const usage = "npm run shop -- backup [--to URL]   writes this night's backup now, again if there is one";
const LOOK_MS = 10_000;
const MEGABYTE = 1024 * 1024;

interface Backup {
  night: string;
  isDone: boolean;
  rows: number;
  bytes: number;
}

/** The shop's cron writes it in portions, one a minute. */
export default {
  usage,
  read(argv, env) {
    const { help, to } = commandOptions(argv, usage, { to: { type: "string" } });
    return help ? null : askedShop(to, env);
  },
  async run(shop) {
    const ask = (isAsked: boolean) => answerOf<Backup>(shop, "/operator/upkeep", { operation: "backUp", isAsked });
    let backup = await ask(true);
    const step = startStep(`Backup of ${backup.night}`);
    try {
      for (; !backup.isDone; backup = await ask(false)) {
        step.update(`${backup.rows} rows`);
        await wait(LOOK_MS);
      }
    } catch (error) {
      step.failed();
      throw error;
    }
    step.done(`Backup of ${backup.night}: ${backup.rows} rows, ${(backup.bytes / MEGABYTE).toFixed(1)} MB`);
    return [];
  },
} satisfies Command<AskedShop>;
