/** One JSON line per event: request id and message, nothing personal (security-and-faults.md 7). */
export function logEvent(event: string, error: unknown, requestId: string): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(JSON.stringify({ event, requestId, message }));
}
