import { accessSync, constants, rmSync, statfsSync } from "node:fs";
import { copyTestState } from "../../steps/tests/test-state.ts";

/** Linux keeps it in memory. */
const IN_MEMORY = "/dev/shm";
/** Several shops at once and all they write, in bytes. */
const ROOM = 1_000_000_000;

/** Where the data of measured shops lies. */
export type StatePlace = "memory" | "disk";

/** In memory where that can be had: in the emulation each round trip to D1 waits for the disk, and the floors have none (decision 37). */
export const statePlace: StatePlace = hasRoom() ? "memory" : "disk";

function hasRoom(): boolean {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}

/** A demo market of its own for one measured shop; `remove` takes it away. */
export async function copySpeedState(): Promise<{ stateDir: string; remove: () => void }> {
  const stateDir = await copyTestState(statePlace === "memory" ? IN_MEMORY : undefined);
  return { stateDir, remove: () => rmSync(stateDir, { recursive: true, force: true }) };
}
