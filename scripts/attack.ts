// `npm run attack [-- PART ...]`: against the production build, on this machine only (docs/brief/security-and-faults.md).
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ledger, tableOf, type Row } from "./attack/ledger.ts";
import { attackUsage, readAttackOptions } from "./attack/options.ts";
import { parts } from "./attack/parts.ts";
import { runCommand } from "./steps/command-line.ts";
import { PlainError } from "./steps/plain-error.mjs";
import { startStep } from "./steps/progress.mjs";
import { root } from "./steps/root.ts";
import { ensureBuild } from "./steps/shop/build.ts";
import { prepareTestState } from "./steps/tests/test-state.ts";

const folder = join(root, ".cache", "attack");

await runCommand({
  usage: attackUsage,
  read: (argv) => readAttackOptions(argv),
  run: async ({ parts: chosen, minutes, seed, shop, old, only }) => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    if (!shop) {
      if (chosen.some((name) => name !== "mutants")) await ensureBuild();
      await prepareTestState();
    }
    const rows: Row[] = [];
    let left = chosen.reduce((sum, name) => sum + parts[name].share, 0);
    const end = Date.now() + minutes * 60_000;
    for (const name of chosen) {
      const { share, load } = parts[name];
      const until = Date.now() + ((end - Date.now()) * share) / left;
      left -= share;
      const ledger = new Ledger(name, join(folder, "failures"));
      const step = startStep(`Attack: ${name}`);
      try {
        await (
          await load()
        )({ seed, until, ledger, shop, old, only });
        step.done(`${name}: ${ledger.rows.reduce((sum, row) => sum + row.tried, 0)} tried`);
      } catch (error) {
        step.failed();
        ledger.broke("the part itself", String(error), (error as Error).stack);
      }
      rows.push(...ledger.rows);
      // After each part, so that a cancelled run has a report.
      const report = { date: new Date().toISOString(), seed, minutes, parts: chosen, rows };
      writeFileSync(join(folder, "report.json"), JSON.stringify(report, null, 2));
    }
    console.log(tableOf(rows).join("\n"));
    const broken = rows.filter((row) => row.broken > 0).length;
    if (broken > 0)
      throw new PlainError(`${broken} promises were broken, with seed ${seed}: .cache/attack/failures shows each.`);
    return ["", `Every promise held, with seed ${seed}.`];
  },
});
