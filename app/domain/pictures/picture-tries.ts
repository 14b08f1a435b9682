const MINUTE = 60_000;
/** Waits between tries, in minutes: a host that is down for a day loses its pictures. */
const waits = [1, 10, 60, 360] as const;

/** When a picture that failed `attempts` times is due again (UTC ms), or null: it is given up. */
export function nextPictureTry(attempts: number, now: number): number | null {
  const wait = waits[attempts - 1];
  return wait === undefined ? null : now + wait * MINUTE;
}
