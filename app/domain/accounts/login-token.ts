/** security-and-faults.md 6: bytes of a sign-in token; longer ones are none of ours. */
export const tokenLimit = 512;

/** security-and-faults.md 4: a sign-in link lives ten minutes at most. */
export const tokenMinutes = 10;

/** Specification 4.11: what a shopper reads of our message about a token, the part after its first ':'. */
export function afterColon(message: string): string {
  return message.slice(message.indexOf(":") + 1).trim();
}
