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

/** A step of a run; behind it page and database stand beside the world. */
export class Step implements fc.AsyncCommand<World, Player> {
  readonly #doing: Doing;

  constructor(doing: Doing) {
    this.#doing = doing;
  }

  check(world: Readonly<World>): boolean {
    return this.#doing.can?.(world as World) ?? true;
  }

  async run(world: World, player: Player): Promise<void> {
    try {
      const { removed } = world;
      await this.#doing.run(world, player);
      // The next page offers to put back what was removed just now.
      if (world.removed !== removed) player.undo = null;
      player.steps += 1;
      await Promise.all([comparePage(world, player), compareDatabase(world, player)]);
    } catch (error) {
      throw new Error(`${this.#doing.name}: ${(error as Error).message}`, { cause: error });
    }
  }

  toString(): string {
    return this.#doing.name;
  }
}
