// `npm run attack [-- PART ...]`: what strangers and faults do to the production build, on this machine alone (docs/security.md).
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Campaign } from "./attack/campaign.ts";
import { Ledger, tableOf, type Row } from "./attack/ledger.ts";
import { attackUsage, readAttackOptions } from "./attack/options.ts";
import type { PartName } from "./attack/part-names.ts";
import { runCommand } from "./steps/command-line.ts";
import { PlainError } from "./steps/plain-error.mjs";
import { startStep } from "./steps/progress.mjs";
import { root } from "./steps/root.ts";
import { ensureBuild } from "./steps/shop/build.ts";
import { prepareTestState } from "./steps/tests/test-state.ts";

const folder = join(root, ".cache", "attack");

/** A part, and its share of the time. */
const parts: Record<PartName, { share: number; load: () => Promise<(campaign: Campaign) => Promise<void>> }> = {
  fuzz: { share: 4, load: async () => (await import("./attack/fuzz.ts")).fuzz },
  faults: { share: 4, load: async () => (await import("./attack/faults.ts")).breakDependencies },
  races: { share: 3, load: async () => (await import("./attack/races.ts")).race },
  isolation: { share: 2, load: async () => (await import("./attack/isolation.ts")).isolate },
  authority: { share: 3, load: async () => (await import("./attack/authority.ts")).trespass },
  load: { share: 2, load: async () => (await import("./attack/load.ts")).crowd },
};

await runCommand({
  usage: attackUsage,
  read: (argv) => readAttackOptions(argv),
  run: async ({ parts: chosen, minutes, seed, shop }) => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    if (!shop) {
      await ensureBuild();
      await prepareTestState();
    }
    const rows: Row[] = [];
    let left = chosen.reduce((sum, name) => sum + parts[name].share, 0);
    const end = Date.now() + minutes * 60_000;
    for (const name of chosen) {
      const { share, load } = parts[name];
      // What a part leaves of its time is for those behind it.
      const until = Date.now() + ((end - Date.now()) * share) / left;
      left -= share;
      const ledger = new Ledger(name, join(folder, "failures"));
      const step = startStep(`Attack: ${name}`);
      try {
        await (
          await load()
        )({ seed, until, ledger, shop });
        step.done(`${name}: ${ledger.rows.reduce((sum, row) => sum + row.tried, 0)} tried`);
      } catch (error) {
        step.failed();
        ledger.broke("the part itself", String(error), (error as Error).stack);
      }
      rows.push(...ledger.rows);
      // After each part: a run that is broken off has said what it knew.
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
