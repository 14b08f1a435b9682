import type { Lane } from "../domain/pages/lane.ts";
import { bodiesAwaited } from "../http/forms/body-room.server.ts";

/**
 * Most requests of a lane at work in one isolate: with more all of them would be late, with so many the last one still begins
 * within its three seconds (docs/decisions/0048). Pictures of others have bounds where they are handed out.
 */
export const crowdDepth: Record<Lane, number> = {
  shop: 48,
  signed: 16,
  reports: 16,
  machines: 16,
  health: 16,
  pictures: Infinity,
};

const underWay = new Map<Lane, number>();

/** Counts a request as under way; call the result once its answer has begun. */
export function enterCrowd(lane: Lane): () => void {
  const add = (count: number) => underWay.set(lane, (underWay.get(lane) ?? 0) + count);
  add(1);
  return () => void add(-1);
}

/** Whether requests that can wait should: more are at work here than can be answered in time. */
export function isCrowded(lane: Lane): boolean {
  // Waiting for a body is no work.
  return (underWay.get(lane) ?? 0) - bodiesAwaited(lane) > crowdDepth[lane];
}
