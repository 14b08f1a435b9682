const MINUTE = 60_000;
/** Minutes: a host that is down for a day loses its pictures. */
const waits = [1, 10, 60, 360] as const;

/** null after the last try. */
export function nextPictureTry(attempts: number, now: number): number | null {
  const wait = waits[attempts - 1];
  return wait === undefined ? null : now + wait * MINUTE;
}
