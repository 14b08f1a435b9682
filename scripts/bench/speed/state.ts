import { accessSync, constants, rmSync, statfsSync } from "node:fs";
import { copyTestState } from "../../steps/tests/test-state.ts";

const IN_MEMORY = "/dev/shm";
const ROOM = 1_000_000_000;

export type StatePlace = "memory" | "disk";

/** The local D1 waits for the disk at each round trip, and the floors have none (decision 37). */
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

export async function copySpeedState(): Promise<{ stateDir: string; remove: () => void }> {
  const stateDir = await copyTestState(statePlace === "memory" ? IN_MEMORY : undefined);
  return { stateDir, remove: () => rmSync(stateDir, { recursive: true, force: true }) };
}
