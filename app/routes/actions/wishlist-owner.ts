import type { Session } from "../../middleware/session.server.ts";

/**
 * Whose wishlist an action is about, or null for guests (specification 6). Throws as the database does when it cannot say
 * who is signed in.
 */
export function wishlistOwner({ owner, account }: Session): { account: number; owner: string } | null {
  return account && { account: account.id, owner };
}
