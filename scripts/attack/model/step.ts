import type fc from "fast-check";
import { compareDatabase, comparePage } from "./compare.ts";
import type { Player } from "./player.ts";
import type { World } from "./world.ts";

export interface Doing {
  name: string;
  can?: (world: World) => boolean;
  run: (world: World, player: Player) => Promise<void>;
}

/**
 * One step, or a sequence that random choice seldom finds; after each, page and database are compared with the model.
 */
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
    if (world.removed !== removed) player.undo = null;
    player.steps += 1;
    await Promise.all([comparePage(world, player), compareDatabase(world, player)]);
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}
