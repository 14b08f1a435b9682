import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sown } from "./attacked-shop.ts";
import { isChosen, isTime, type Campaign } from "./campaign.ts";
import { Ledger } from "./ledger.ts";
import { keepCaught, readCaught, sownBuild } from "./mutants/sow.ts";
import { mutants, type Mutant } from "./mutants/sown.ts";
import type { PartName } from "./part-names.ts";

const WHAT = (part: PartName) => `faults sown for "${part}" to see`;
/** A part that has seen nothing by then has let the fault live, in ms. */
const LONGEST_MS = 75_000;

type PartOf = (name: PartName) => Promise<(campaign: Campaign) => Promise<void>>;

/** Faults sown into a copy of the sources: each is seen by the part that should see it, or that part proves nothing. */
export function sowMutants(partOf: PartOf) {
  return async (campaign: Campaign): Promise<void> => {
    const { ledger } = campaign;
    const { build, lost } = sownBuild(mutants);
    for (const { name, part } of mutants.filter(({ name }) => lost.includes(name)))
      ledger.broke(WHAT(part), `${name}: its place is not in the sources any more`, { name });
    const caught = readCaught();
    // What is asked for by its name or part is shown again.
    const isDue = (name: string) => campaign.only !== undefined || !(name in caught);
    const chosen = mutants.filter(
      ({ name, part }) => isChosen(campaign, `${name} (${part})`) && !lost.includes(name) && isDue(name),
    );
    for (const { name, part } of mutants) if (name in caught) ledger.tried(WHAT(part));
    sown.build = build;
    try {
      for (const mutant of chosen) {
        if (!isTime(campaign)) break;
        const begun = Date.now();
        const seen = await seenBy(await partOf(mutant.part), campaign, mutant);
        // Its time was cut short: nothing is said of it.
        if (seen === null && !isTime(campaign)) break;
        const seconds = ((Date.now() - begun) / 1_000).toFixed(0);
        ledger.expect(seen !== null, WHAT(mutant.part), `${mutant.name} is alive: nobody saw it`, mutant);
        console.log(
          `  ${seen === null ? "✗ alive" : "✓ caught"}: ${mutant.name} (${mutant.part}, ${seconds} s) ${seen ?? ""}`,
        );
        if (seen !== null) caught[mutant.name] = seen;
        else delete caught[mutant.name];
        keepCaught(caught);
      }
    } finally {
      delete sown.build;
      delete sown.mutant;
      for (const { part } of chosen) ledger.note(WHAT(part), noteOf(part, caught));
    }
  };
}

function noteOf(part: PartName, caught: Record<string, string>): string {
  const own = mutants.filter((mutant) => mutant.part === part);
  return `${own.filter(({ name }) => name in caught).length} of ${own.length} caught`;
}

/** The first thing that a part says of this fault, or null. */
async function seenBy(
  part: (campaign: Campaign) => Promise<void>,
  campaign: Campaign,
  mutant: Mutant,
): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), "gulit-mutant-"));
  const ledger = new Ledger(mutant.part, folder, true);
  sown.mutant = mutant.name;
  try {
    const until = Math.min(campaign.until, Date.now() + LONGEST_MS);
    await part({ ...campaign, until, ledger, only: mutant.focus });
  } catch (error) {
    // A shop that cannot even be prepared for a part: the campaign says so of the part itself.
    return String(error).slice(0, 160);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const row = ledger.rows.find(({ broken }) => broken > 0);
  return row ? (row.failures[0]?.says ?? row.what).slice(0, 160) : null;
}
