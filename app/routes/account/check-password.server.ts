import { findPasswordHash } from "../../data/accounts/account-profile.server.ts";
import { verifyPassword } from "../../http/secrets/password.server.ts";
import { replyTooMany } from "../../http/forms/reply.server.ts";
import { countTry } from "../../middleware/count-try.server.ts";
import type { AccountTools } from "./account-action.server.ts";

type Checked =
  | { isRight: boolean; stored: string | null; giveBack: D1PreparedStatement; tooMany?: undefined }
  /** No try is left: the answer, without a hash. */
  | { tooMany: Response };

/** Whether this is the account's password: counts a try and costs exactly one hash (security-and-faults.md 2, 8). */
export async function checkPassword(tools: AccountTools, password: string): Promise<Checked> {
  const { db, account } = tools;
  const counted = await countTry(tools, "signIn", `account:${account.id}`);
  if (!counted.ok) return { tooMany: tooMany(tools, counted.retryAfter) };
  const stored = await findPasswordHash(db, account.id);
  const isRight = await verifyPassword(password, stored);
  return { isRight, stored, giveBack: counted.giveBack };
}

/** 429 with the minutes to wait in words. */
export function tooMany({ where, t }: AccountTools, retryAfter: number): Response {
  const minutes = Math.ceil(retryAfter / 60);
  return replyTooMany(where, retryAfter, t("accountActions.codesTooMany", { minutes }));
}
