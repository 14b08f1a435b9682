export function utcTime(time: number): string {
  return new Date(time).toISOString();
}
