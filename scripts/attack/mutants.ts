import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PlainError } from "../steps/plain-error.mjs";
import { sown } from "./attacked-shop.ts";
import { isChosen, isTime, type Campaign } from "./campaign.ts";
import { Ledger } from "./ledger.ts";
import { storeCaught, readCaught, sownBuild, type Caught } from "./mutants/sow.ts";
import { mutants, type Mutant } from "./mutants/sown.ts";
import type { PartName } from "./part-names.ts";

const WHAT = (part: PartName) => `faults sown for "${part}" to see`;
const LONGEST_MS = 75_000;
const UNSOWN = "the same parts, while nothing is sown";
const LONGER = 1.5;

type PartOf = (name: PartName) => Promise<(campaign: Campaign) => Promise<void>>;

export function sowMutants(partOf: PartOf) {
  return async (campaign: Campaign): Promise<void> => {
    const { ledger } = campaign;
    const { build, lost } = sownBuild(mutants);
    for (const { name, part } of mutants.filter(({ name }) => lost.includes(name)))
      ledger.broke(WHAT(part), `${name}: its place is not in the sources any more`, { name });
    const caught = readCaught();
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
        // Its time was cut short, so it proves nothing.
        if (seen === null && !isTime(campaign)) break;
        const seconds = Math.round((Date.now() - begun) / 1_000);
        ledger.expect(seen !== null, WHAT(mutant.part), `${mutant.name} is alive: nobody saw it`, mutant);
        console.log(
          `  ${seen === null ? "✗ alive" : "✓ caught"}: ${mutant.name} (${mutant.part}, ${seconds} s) ${seen ?? ""}`,
        );
        if (seen !== null) caught[mutant.name] = { says: seen, seconds };
        else delete caught[mutant.name];
        storeCaught(caught);
      }
      await showNothing(partOf, campaign, chosen, caught);
    } finally {
      delete sown.build;
      delete sown.mutant;
      for (const { part } of mutants)
        if (ledger.rows.some(({ what }) => what === WHAT(part))) ledger.note(WHAT(part), noteOf(part, caught));
    }
  };
}

/** A part that fails without a fault has caught nothing. */
async function showNothing(
  partOf: PartOf,
  campaign: Campaign,
  shown: readonly Mutant[],
  caught: Record<string, Caught>,
): Promise<void> {
  const nameOf = ({ part, focus }: Mutant) => (focus ? `${part}, ${focus}` : part);
  for (const name of new Set(shown.map(nameOf))) {
    const all = shown.filter((mutant) => nameOf(mutant) === name);
    const seconds = Math.max(0, ...all.map((mutant) => caught[mutant.name]?.seconds ?? 0));
    if (seconds === 0 || !isTime(campaign)) continue;
    const until = Math.min(campaign.until, Date.now() + seconds * LONGER * 1_000);
    const nothing = { ...all[0]!, name: "" };
    const seen = await seenBy(await partOf(nothing.part), { ...campaign, until }, nothing);
    campaign.ledger.expect(seen === null, UNSOWN, `${name}: ${seen}`, name);
    console.log(`  ${seen === null ? "✓ silent" : "✗ complains"} without: ${name} ${seen ?? ""}`);
  }
}

function noteOf(part: PartName, caught: Record<string, Caught>): string {
  const own = mutants.filter((mutant) => mutant.part === part);
  return `${own.filter(({ name }) => name in caught).length} of ${own.length} caught`;
}

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
    if (error instanceof PlainError) throw error;
    return String(error).slice(0, 160);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const row = ledger.rows.find(({ broken }) => broken > 0);
  return row ? (row.failures[0]?.says ?? row.what).slice(0, 160) : null;
}
