import type fc from "fast-check";
import { compareDatabase, comparePage } from "./compare.ts";
import type { Player } from "./player.ts";
import type { World } from "./world.ts";

/** What a shopper, a seller or the desk does: in the shop and in the world. */
export interface Doing {
  name: string;
  /** Whether it can be done at all; always by default. */
  can?: (world: World) => boolean;
  run: (world: World, player: Player) => Promise<void>;
}

/** A step of a run, or several in a row that chance alone seldom takes; behind each page and database stand beside the world. */
export class Step implements fc.AsyncCommand<World, Player> {
  readonly #doings: readonly Doing[];

  constructor(...doings: readonly Doing[]) {
    this.#doings = doings;
  }

  check(world: Readonly<World>): boolean {
    return canBe(this.#doings[0]!, world as World);
  }

  async run(world: World, player: Player): Promise<void> {
    for (const doing of this.#doings) if (canBe(doing, world)) await done(doing, world, player);
  }

  toString(): string {
    return this.#doings.map(({ name }) => name).join(" → ");
  }
}

const canBe = ({ can }: Doing, world: World): boolean => can?.(world) ?? true;

async function done({ name, run }: Doing, world: World, player: Player): Promise<void> {
  try {
    const { removed } = world;
    await run(world, player);
    // The next page offers to put back what was removed just now.
    if (world.removed !== removed) player.undo = null;
    player.steps += 1;
    await Promise.all([comparePage(world, player), compareDatabase(world, player)]);
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}
