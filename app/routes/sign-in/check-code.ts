import { tryCode, type WaitingCode } from "../../data/accounts/one-time-codes.server.ts";
import { parseCode, type CodePurpose } from "../../domain/accounts/one-time-code.ts";
import { isCodeRight } from "../../http/secrets/one-time-code.server.ts";
import type { Problem } from "../../http/request-context.server.ts";
import type { actionContext } from "../../middleware/action-context.server.ts";

type Tools = ReturnType<typeof actionContext>;

type Checked = { ok: true; found: WaitingCode } | { ok: false; problem: Problem };

/**
 * Checks the field `code` of a form against what this session was sent; counts a try. A right code is used up by
 * spendCode in the batch of what it completes.
 */
export async function checkCode(tools: Tools, purpose: CodePurpose): Promise<Checked> {
  const { db, secrets, session, now, submission, t } = tools;
  const code = parseCode(submission.fields.get("code") ?? "");
  if (code === null || submission.repeated.has("code")) {
    return { ok: false, problem: { fields: { code: t("accountActions.codeFormat") }, values: {}, form: null } };
  }
  const sessionHash = session.idHash;
  const found = await tryCode(db, { purpose, sessionHash, now });
  const isRight = found && isCodeRight(secrets, { purpose, contact: found.contact, sessionHash }, code, found.codeHash);
  return isRight ? { ok: true, found } : { ok: false, problem: wrongCode(tools) };
}

/** One sentence for a code that is wrong, used, too old or tried too often. */
export function wrongCode({ t }: Tools): Problem {
  return { fields: { code: t("accountActions.codeWrong") }, values: {}, form: null };
}
