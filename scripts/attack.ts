// `npm run attack`: the parts of scripts/attack against shops of their own on this machine
// (docs/brief/security-and-faults.md 12).
import { rmSync } from "node:fs";
import { join } from "node:path";
import { type PartName, partShares } from "./attack/part-shares.ts";
import { commandLine, readWhole, runCommand } from "./steps/command-line.ts";
import { PlainError } from "./steps/plain-error.mjs";
import { root } from "./steps/root.ts";
import { runTool } from "./steps/run-tool.ts";
import { ensureBuild } from "./steps/shop/build.ts";
import { prepareTestState } from "./steps/tests/test-state.ts";

const names = Object.keys(partShares) as PartName[];
const usage = `npm run attack -- [PART ...] [--minutes 20] [--seed N]
Parts: ${names.join(", ")}; mutants only when named. Each part makes a minimum
number of tries, even after the minutes are over, and prints its counts; failures are in .cache/attack.`;

await runCommand({
  usage,
  read(argv) {
    const { values, positionals } = commandLine(argv, usage, { minutes: { type: "string" }, seed: { type: "string" } });
    if (values.help) return null;
    const unknown = positionals.find((name) => !names.includes(name as PartName));
    if (unknown !== undefined) throw new PlainError(`There is no part "${unknown}": they are ${names.join(", ")}.`);
    return {
      parts: positionals.length > 0 ? positionals : names.filter((name) => partShares[name] > 0),
      minutes: readWhole("--minutes", values.minutes ?? "20", 1, 240),
      seed: readWhole("--seed", values.seed ?? String(new Date().getUTCDay() + 1), 1, 2 ** 31 - 1),
    };
  },
  async run({ parts, minutes, seed }) {
    rmSync(join(root, ".cache", "attack"), { recursive: true, force: true });
    await ensureBuild();
    await prepareTestState();
    const env = { ATTACK_MINUTES: String(minutes), ATTACK_SEED: String(seed), ATTACK_PARTS: parts.join(",") };
    const files = parts.map((name) => `scripts/attack/${name}.attack.ts`);
    const args = ["run", "--project", "attack", "--no-file-parallelism", "--reporter=verbose", ...files];
    const { ok } = await runTool("vitest", args, { shown: true, env });
    if (!ok) throw new PlainError(`Promises were broken, or too little was tried, with seed ${seed}.`);
    return [`Every promise held, with seed ${seed}.`];
  },
});
