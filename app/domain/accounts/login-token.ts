/** Bytes (security-and-faults.md 6). */
export const tokenLimit = 512;

/** security-and-faults.md 4. */
export const tokenMinutes = 10;

/** Specification 4.11: the message after its first ':'. */
export function afterColon(message: string): string {
  return message.slice(message.indexOf(":") + 1).trim();
}
