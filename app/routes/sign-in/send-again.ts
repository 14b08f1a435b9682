import type { RouterContextProvider } from "react-router";
import type { WaitingCode } from "../../data/accounts/one-time-codes.server.ts";
import { parseContact } from "../../domain/accounts/contact.ts";
import type { CodePurpose } from "../../domain/accounts/one-time-code.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import type { actionContext } from "../../middleware/action-context.server.ts";
import { refuseCode } from "./refuse-code.ts";
import { sendCode } from "./send-code.ts";

interface Asked {
  purpose: CodePurpose;
  /** What this session waits for. */
  waiting: WaitingCode | null;
  isGood: boolean;
}

/** Sends a new code in place of the one this session waits for; the old one is of no use any more. */
export async function sendAgain(
  tools: ReturnType<typeof actionContext>,
  context: Readonly<RouterContextProvider>,
  { purpose, waiting, isGood }: Asked,
): Promise<Response> {
  const { t, where } = tools;
  const contact = waiting && parseContact(waiting.contact);
  if (!waiting || !contact) return replyProblem(where, { fields: {}, values: {}, form: t("accountActions.codeNone") });
  const tooMany = await refuseCode(tools, contact.value);
  if (tooMany) return tooMany;
  const { pending, accountId } = waiting;
  await sendCode(tools, context, { purpose, contact, isGood, pending, accountId });
  return replyDone(where, { kind: "done", text: t("accountActions.codeSent") });
}
