/** security-and-faults.md 6: bytes of a sign-in token; a longer one is unknown. */
export const tokenLimit = 512;

/** security-and-faults.md 4: a sign-in link is valid for ten minutes at most. */
export const tokenMinutes = 10;

/** Specification 4.11: the part of our message about a token that a shopper reads, after its first ':'. */
export function afterColon(message: string): string {
  return message.slice(message.indexOf(":") + 1).trim();
}
