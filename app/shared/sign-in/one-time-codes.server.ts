import { codeExpiry, codeStatement, type WaitingCode, tryCode } from "../../data/accounts/one-time-codes.server.ts";
import { within, WRITE_MS } from "../../data/deadline.server.ts";
import { outboxStatement } from "../../data/messages/outbox.server.ts";
import { type Contact, parseContact } from "../../domain/accounts/contact.ts";
import { type CodePurpose, codeMinutes, parseCode } from "../../domain/accounts/one-time-code.ts";
import type { LetterPayload } from "../../domain/messages/outbox.ts";
import { replyTooMany, replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import type { Problem } from "../../http/request-context.server.ts";
import { issueCode, noCode, isCodeRight } from "../../http/secrets/one-time-code.server.ts";
import { type ActionTools, callOutbox } from "../../request/action-context.server.ts";
import { countTry } from "../../request/count-try.server.ts";
import { deviceKnownTo } from "./known-device.server.ts";

/** The message by purpose: with the code, or why there is none. */
const LETTERS = {
  register: { code: "registerCode", none: "alreadyRegistered" },
  reset: { code: "resetCode", none: "resetUnknown" },
  contact: { code: "contactCode", none: "contactTaken" },
  // Only who is on the staff can ask for it.
  desk: { code: "deskCode", none: "deskCode" },
  // Sent for an order that its shopper placed, to the phone of that order.
  order: { code: "orderCode", none: "orderCode" },
} as const satisfies Record<CodePurpose, Record<"code" | "none", LetterPayload["text"]>>;

interface CodeRequest {
  purpose: CodePurpose;
  contact: Contact;
  /** Whether the contact may get a code: registering needs a contact without an account, a reset one with it. */
  isGood: boolean;
  /** What the code completes; JSON. */
  pending: Record<string, unknown>;
  accountId: number | null;
  /** What the message says besides. */
  values?: Record<string, string | number>;
}

/**
 * Sends a code to a contact, or a message why none can be sent. On the page both look and cost the same, so that nobody
 * learns who has an account. Count the try before (countTry "codes"). Throws as the database does; then nothing is sent.
 */
export async function sendCode(tools: ActionTools, request: CodeRequest): Promise<void> {
  await within(WRITE_MS, tools.db.batch(codeStatements(tools, request)));
  callOutbox(tools);
}

/** The same as statements, for the batch of what the code is about; call `callOutbox` afterwards. */
export function codeStatements(
  { db, secrets, session, now, locale }: ActionTools,
  { purpose, contact, isGood, pending, accountId, values = {} }: CodeRequest,
): D1PreparedStatement[] {
  const sessionHash = session.idHash;
  const { code, codeHash: hash } = issueCode(secrets, { purpose, contact: contact.value, sessionHash });
  const codeHash = isGood ? hash : noCode();
  const text = LETTERS[purpose][isGood ? "code" : "none"];
  const letter = outboxStatement(db, {
    kind: contact.kind === "email" ? "mail" : "sms",
    dedupeKey: `${text}:${codeHash}`,
    payload: {
      to: contact.value,
      locale,
      text,
      values: isGood ? { ...values, code, minutes: codeMinutes } : values,
    },
    now,
    expiresAt: codeExpiry(now),
  });
  const waiting = codeStatement(db, {
    purpose,
    sessionHash,
    contact: contact.value,
    codeHash,
    pending,
    accountId,
    now,
  });
  return [waiting, letter];
}

/**
 * Counts a message with a code before it is sent to a contact, by `device` where it is known to the contact's account.
 * Answers 429 when there were too many, else null.
 */
export async function refuseCode(
  tools: ActionTools,
  contact: string,
  device: string | null = null,
): Promise<Response | null> {
  const tried = await countTry(tools, "codes", contact, device);
  if (tried.ok) return null;
  const minutes = Math.ceil(tried.retryAfter / 60);
  const sentence =
    minutes > 90
      ? tools.t("accountActions.codesTooManyToday", { hours: Math.ceil(minutes / 60) })
      : tools.t("accountActions.codesTooMany", { minutes });
  return replyTooMany(tools.where, tried.retryAfter, sentence);
}

interface RepeatedRequest {
  purpose: CodePurpose;
  /** What this session waits for. */
  waiting: WaitingCode | null;
  isGood: boolean;
}

/** Sends a new code instead of the one this session waits for, which ends. */
export async function sendCodeAgain(
  tools: ActionTools,
  { purpose, waiting, isGood }: RepeatedRequest,
): Promise<Response> {
  const { t, where } = tools;
  const contact = waiting && parseContact(waiting.contact);
  if (!waiting || !contact) return replyProblem(where, { fields: {}, values: {}, form: t("accountActions.codeNone") });
  const device = purpose === "reset" ? await deviceKnownTo(tools, contact) : null;
  const tooMany = await refuseCode(tools, contact.value, device);
  if (tooMany) return tooMany;
  const { pending, accountId } = waiting;
  await sendCode(tools, { purpose, contact, isGood, pending, accountId });
  return replyDone(where, { kind: "done", text: t("accountActions.codeSent") });
}

type CheckedCode = { ok: true; code: WaitingCode } | { ok: false; problem: Problem };

/**
 * Checks the field `code` against the code that this session was sent, and counts a try. A right code is used up by
 * spendCode, in the batch of what it completes.
 */
export async function checkCode(tools: ActionTools, purpose: CodePurpose): Promise<CheckedCode> {
  const { db, secrets, session, now, submission, t } = tools;
  const typed = parseCode(submission.fields.get("code") ?? "");
  if (typed === null || submission.repeated.has("code")) {
    return { ok: false, problem: { fields: { code: t("accountActions.codeFormat") }, values: {}, form: null } };
  }
  const sessionHash = session.idHash;
  const waiting = await tryCode(db, { purpose, sessionHash, now });
  const isRight =
    waiting && isCodeRight(secrets, { purpose, contact: waiting.contact, sessionHash }, typed, waiting.codeHash);
  return isRight ? { ok: true, code: waiting } : { ok: false, problem: wrongCode(tools) };
}

/** One sentence for a code that is wrong, used, too old or tried too often. */
export function wrongCode({ t }: ActionTools): Problem {
  return { fields: { code: t("accountActions.codeWrong") }, values: {}, form: null };
}
