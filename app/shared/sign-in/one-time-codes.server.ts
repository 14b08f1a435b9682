import {
  codeExpiry,
  codeStatement,
  findCode,
  type WaitingCode,
  tryCode,
  isCodeSpent,
} from "../../data/accounts/one-time-codes.server.ts";
import { findAccount } from "../../data/accounts/accounts.server.ts";
import { outboxStatement } from "../../data/messages/outbox.server.ts";
import { type Contact, parseContact } from "../../domain/accounts/contact.ts";
import { type CodePurpose, codeMinutes, parseCode } from "../../domain/accounts/one-time-code.ts";
import { type SignInTarget, withSignInTarget } from "../../domain/accounts/sign-in-target.ts";
import type { LetterPayload } from "../../domain/messages/outbox.ts";
import { replyTooMany } from "../../http/forms/reply.server.ts";
import { issueCode, noCode, isCodeRight } from "../../http/secrets/one-time-code.server.ts";
import { hashPassword, NO_PASSWORD } from "../../http/secrets/password.server.ts";
import { type ActionTools, callOutbox } from "../../request/action-context.server.ts";
import { countTry, tooManyTries } from "../../request/count-try.server.ts";
import { deviceOfContact } from "./known-device.server.ts";

const LETTERS = {
  register: { code: "registerCode", none: "alreadyRegistered" },
  reset: { code: "resetCode", none: "resetUnknown" },
  contact: { code: "contactCode", none: "contactTaken" },
  desk: { code: "deskCode", none: "deskCode" },
  order: { code: "orderCode", none: "orderCode" },
} as const satisfies Record<CodePurpose, Record<"code" | "none", LetterPayload["text"]>>;

interface CodeRequest {
  purpose: CodePurpose;
  contact: Contact;
  /** registering needs a contact without an account, a reset one with it. */
  isGood: boolean;
  pending: Record<string, unknown>;
  accountId: number | null;
  values?: Record<string, string | number>;
}

/**
 * Sends a code, or a message why there is none; both look and cost the same on the page, so that nobody learns who has
 * an account. Call countTry "codes" first. Throws as the database does, with nothing sent.
 */
export async function sendCode(tools: ActionTools, request: CodeRequest): Promise<void> {
  await tools.db.batch(codeStatements(tools, request));
  callOutbox(tools);
}

/** As statements for another batch; call `callOutbox` afterwards. */
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

/** Throws 429 after too many messages. A device that the account has used counts apart. */
export async function takeCodeTry(tools: ActionTools, contact: string, device: string | null = null): Promise<void> {
  const tried = await countTry(tools, "codes", contact, device);
  if (tried.ok) return;
  const hours = Math.ceil(tried.retryAfter / 3_600);
  if (tried.retryAfter <= 90 * 60) throw tooManyTries(tools, tried.retryAfter);
  throw replyTooMany(tools.where, tried.retryAfter, tools.t("accountActions.codesTooManyToday", { hours }));
}

/** Sends the code that completes a registration, and leads to the page that asks for it. */
export async function sendRegisterCode(
  tools: ActionTools,
  contact: Contact,
  { name, password }: { name: string; password: string | null },
  target: SignInTarget,
): Promise<Response> {
  const { db, locale, reply } = tools;
  await takeCodeTry(tools, contact.value);
  const isGood = (await findAccount(db, contact)) === null;
  const passwordHash = password === null ? NO_PASSWORD : await hashPassword(password);
  const pending = { name, passwordHash, locale };
  await sendCode(tools, { purpose: "register", contact, isGood, pending, accountId: null });
  const to = withSignInTarget("/register/code", target);
  return reply(null, { to }, to);
}

/** A new code for the same contact, with a new expiry and new tries. */
export async function sendCodeAgain(tools: ActionTools, purpose: "register" | "reset"): Promise<Response> {
  const { db, session, now, t, reply, refuse } = tools;
  const waiting = await findCode(db, { purpose, sessionHash: session.idHash, now });
  const contact = waiting && parseContact(waiting.contact);
  if (!contact) return refuse({ form: t("accountActions.codeNone") });
  const { pending, accountId } = waiting;
  const isReset = purpose === "reset";
  const isGood = isReset ? accountId !== null : (await findAccount(db, contact)) === null;
  await takeCodeTry(tools, contact.value, isReset ? await deviceOfContact(tools, contact) : null);
  await sendCode(tools, { purpose, contact, isGood, pending, accountId });
  return reply(t("accountActions.codeSent"));
}

/**
 * Counts an attempt at the field `code`; throws the refusal. A correct code is used up by spendCode, in the batch of the
 * change it allows.
 */
export async function checkCode(tools: ActionTools, purpose: CodePurpose, values = {}): Promise<WaitingCode> {
  const { db, secrets, session, now, submission, t, refuse } = tools;
  const typed = parseCode(submission.fields.get("code") ?? "");
  if (typed === null || submission.repeated.has("code")) {
    throw refuse({ fields: { code: t("accountActions.codeFormat") }, values });
  }
  const sessionHash = session.idHash;
  const waiting = await tryCode(db, { purpose, sessionHash, now });
  const isRight =
    waiting && isCodeRight(secrets, { purpose, contact: waiting.contact, sessionHash }, typed, waiting.codeHash);
  if (!isRight) throw wrongCode(tools, values);
  return waiting;
}

/** For `catch` of the batch that spends a code: throws the refusal if the code is used or gone meanwhile. */
export const refuseSpentCode =
  (tools: ActionTools, values = {}) =>
  (error: unknown) => {
    throw isCodeSpent(error) ? wrongCode(tools, values) : error;
  };

/** One sentence for wrong, used, expired and exhausted codes. */
export function wrongCode({ t, refuse }: ActionTools, values = {}): Response {
  return refuse({ fields: { code: t("accountActions.codeWrong") }, values });
}
