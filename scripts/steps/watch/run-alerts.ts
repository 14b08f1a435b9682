import { clockOf } from "../../../app/domain/calendar/calendar.ts";
import { type Command, commandOptions } from "../command-line.ts";
import { readSettings, SHOP } from "../deploy/settings.ts";
import { PlainError } from "../plain-error.mjs";
import { alerts, isFiring } from "./alerts.ts";
import { askCounts, countsAccess, type CountsAccess } from "./ask-counts.ts";

const usage = "npm run shop -- alerts [--env staging]   fails with a sentence for each alarm";

/** Hours in Addis Ababa; low counts at night alert nobody. */
const DAY = { from: 9, to: 22 };

export type AskCounts = (access: CountsAccess, sql: string) => Promise<{ value: number | null }[]>;

export function readAlertOptions(argv: string[], env: NodeJS.ProcessEnv): CountsAccess | null {
  const values = commandOptions(argv, usage, { env: { type: "string" } });
  return values.help ? null : countsAccess(env, datasetOf(values.env ?? SHOP));
}

export function datasetOf(place: string): string {
  const dataset = readSettings(place).settings.analytics_engine_datasets.find(({ binding }) => binding === "COUNTS");
  if (!dataset?.dataset) throw new PlainError(`wrangler.toml has no dataset with the binding COUNTS for ${place}.`);
  return dataset.dataset;
}

/** Rejects with a sentence and the runbook's heading for each breach. */
export async function runAlerts(access: CountsAccess, ask: AskCounts, now: number): Promise<string[]> {
  const { hour } = clockOf(now);
  const isDay = hour >= DAY.from && hour < DAY.to;
  const firing: string[] = [];
  const lines: string[] = [];
  for (const alert of alerts.filter(({ isBelow, name }) => !isBelow || isDay || name === "cron")) {
    const [row] = await ask(access, alert.sql);
    const value = Number(row?.value ?? 0);
    if (isFiring(alert, value))
      firing.push(`  ${alert.says} (${round(value)}): docs/operating.md, "${alert.heading}".`);
    else lines.push(`✓ ${alert.name.padEnd(10)} ${round(value)}`);
  }
  if (firing.length > 0) throw new PlainError(`Call someone:\n${firing.join("\n")}`);
  return lines;
}

export default {
  usage,
  read: readAlertOptions,
  run: (access) => runAlerts(access, askCounts, Date.now()),
} satisfies Command<CountsAccess>;

function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}
