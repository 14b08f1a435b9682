import type { RouterContextProvider } from "react-router";
import { codeExpiry, codeStatement } from "../../data/accounts/one-time-codes.server.ts";
import { outboxStatement } from "../../data/messages/outbox.server.ts";
import { within } from "../../data/deadline.server.ts";
import type { Contact } from "../../domain/accounts/contact.ts";
import { type CodePurpose, codeMinutes } from "../../domain/accounts/one-time-code.ts";
import type { LetterPayload } from "../../domain/messages/outbox.ts";
import { issueCode, noCode } from "../../http/secrets/one-time-code.server.ts";
import type { actionContext } from "../../middleware/action-context.server.ts";
import { callOutbox } from "../../middleware/call-outbox.server.ts";
import { localeOf } from "../../middleware/locale.server.ts";

const WRITE_MS = 5_000;

/** What is sent, by what was asked for: the code, or why there is none. */
const LETTERS = {
  register: { code: "registerCode", none: "alreadyRegistered" },
  reset: { code: "resetCode", none: "resetUnknown" },
  contact: { code: "contactCode", none: "contactTaken" },
} as const satisfies Record<CodePurpose, Record<"code" | "none", LetterPayload["text"]>>;

interface Wanted {
  purpose: CodePurpose;
  contact: Contact;
  /** Whether the contact may be sent a code: registering wants no account, a new password wants one. */
  isGood: boolean;
  /** What the code completes; JSON. */
  pending: Record<string, unknown>;
  accountId: number | null;
}

/**
 * Sends a code to a contact, or says there why none can be sent: for who asked, both look the same and cost the same.
 * Count the try before (countTry "codes"). Throws as the database does; then nothing is sent.
 */
export async function sendCode(
  tools: ReturnType<typeof actionContext>,
  context: Readonly<RouterContextProvider>,
  { purpose, contact, isGood, pending, accountId }: Wanted,
): Promise<void> {
  const { db, secrets, session, now } = tools;
  const sessionHash = session.idHash;
  const { code, codeHash: hash } = issueCode(secrets, { purpose, contact: contact.value, sessionHash });
  const codeHash = isGood ? hash : noCode();
  const text = LETTERS[purpose][isGood ? "code" : "none"];
  const letter = outboxStatement(db, {
    kind: contact.kind === "email" ? "mail" : "sms",
    dedupeKey: `${text}:${codeHash}`,
    payload: {
      to: contact.value,
      locale: localeOf(context),
      text,
      values: isGood ? { code, minutes: codeMinutes } : {},
    },
    now,
    expiresAt: codeExpiry(now),
  });
  const kept = codeStatement(db, { purpose, sessionHash, contact: contact.value, codeHash, pending, accountId, now });
  await within(WRITE_MS, db.batch([kept, letter]));
  callOutbox(tools);
}
