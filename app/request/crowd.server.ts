import type { Lane } from "../domain/pages/page-kind.ts";
import { bodiesAwaited } from "../http/forms/body-room.server.ts";

/** Most requests of a lane in one isolate; with more, none would begin within three seconds (docs/decisions/0048). */
export const concurrencyLimit: Record<Lane, number> = {
  shop: 48,
  signed: 16,
  reports: 16,
  machines: 16,
  health: 16,
  pictures: Infinity,
};

const underWay = new Map<Lane, number>();

export function enterCrowd(lane: Lane): () => void {
  const add = (count: number) => underWay.set(lane, (underWay.get(lane) ?? 0) + count);
  add(1);
  return () => void add(-1);
}

export function isCrowded(lane: Lane): boolean {
  return (underWay.get(lane) ?? 0) - bodiesAwaited(lane) > concurrencyLimit[lane];
}
