/** A time of ours (UTC ms) as machines read it. */
export function utcTime(time: number): string {
  return new Date(time).toISOString();
}
