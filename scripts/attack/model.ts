import fc from "fast-check";
import { openDesk } from "../../tests/support/desk.ts";
import { auditDatabase } from "../steps/operator/audit-database.ts";
import { openAttackedShop } from "./attacked-shop.ts";
import { isTime, type Campaign } from "./campaign.ts";
import { Player, START } from "./model/player.ts";
import { steps } from "./model/steps.ts";
import { newWorld } from "./model/world.ts";

const MOST_RUNS = 2_000;
const MOST_STEPS = 30;
/** Players at once, each with its own goods and accounts. */
const LANES = 3;
const WHAT = "runs of a shopper, page and database beside a model after each step";
/** A run that fails is shortened for so long, in ms. */
const SHORTEN_MS = 60_000;

/** Cart, session, wishlist and order, as a model of them says they are, whatever is done in whatever order. */
export async function model(campaign: Campaign): Promise<void> {
  const { ledger } = campaign;
  // One shopper does here in a minute what others do in a week.
  const shop = await openAttackedShop({
    ...{ RL_ORDERS: "100000/900", RL_ORDERS_ADDRESS: "100000/900", RL_SIGN_IN: "100000/900" },
    RL_SIGN_IN_ADDRESS: "100000/900",
    // The model knows no codes: tests/data/orders/order-audit walks orders that wait for one.
    CASH_CODE_ABOVE: "off",
  });
  try {
    const staff = await openDesk(shop.url, "owner");
    const players = Array.from({ length: LANES }, (_, lane) => new Player(shop, staff, lane));
    await Promise.all(players.map((player) => player.arrive()));
    await Promise.all(players.map((player, lane) => play(campaign, player, lane)));
    ledger.note(WHAT, `${players.reduce((sum, player) => sum + player.steps, 0).toLocaleString("en")} steps`);
    if (ledger.isOver) return;
    const violations = await auditDatabase(shop.db);
    const names = violations.map(({ name }) => name).join(", ");
    ledger.expect(violations.length === 0, "books after the runs", names);
  } finally {
    await shop.stop();
  }
}

async function play(campaign: Campaign, player: Player, lane: number): Promise<void> {
  const { ledger, seed } = campaign;
  // Whoever looks for one fault goes the ways that chance alone seldom takes.
  const commands = fc.commands(steps(player, ledger.endsAtFirst ? 4 : 1), { maxCommands: MOST_STEPS, size: "max" });
  let failedAt = 0;
  const property = fc.asyncProperty(commands, async (all) => {
    if (failedAt === 0 ? !isTime(campaign) : Date.now() - failedAt > SHORTEN_MS) return;
    if (failedAt === 0) ledger.tried(WHAT);
    await player.begin();
    try {
      await fc.asyncModelRun(() => ({ model: newWorld(START), real: player }), all);
    } catch (error) {
      // Node's own fetch breaks off now and then: what became of that step nobody knows, and the run says nothing.
      if (isOfFetch(error)) return;
      failedAt ||= Date.now();
      throw error;
    }
  });
  // fast-check ends at the first fault that it finds.
  for (let round = 0, runs = MOST_RUNS / LANES; runs > 0 && isTime(campaign); round += 1) {
    failedAt = 0;
    const result = await fc.check(property, {
      seed: seed * 1_000 + round * LANES + lane,
      numRuns: Math.ceil(runs),
      // Short runs seldom come to anything.
      plugins: [fc.unbiased()],
      // Nobody looks for the shortest way to a fault that is known.
      endOnFailure: ledger.endsAtFirst,
    });
    runs -= Math.max(1, result.numRuns);
    if (!result.failed) continue;
    const { message } = result.errorInstance as Error;
    ledger.broke(WHAT, message, {
      ...{ seed: result.seed, path: result.counterexamplePath },
      steps: String((result.counterexample as unknown[] | null)?.[0])
        .replace(/\s*\/\*.*\*\//, "")
        .split(","),
    });
  }
}

/** Node's own client failed an assertion of its own: nothing of ours asserts. */
function isOfFetch(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: string }).code === "ERR_ASSERTION" || isOfFetch(error.cause);
}
