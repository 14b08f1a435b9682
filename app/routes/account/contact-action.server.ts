import { takeTry } from "../../request/count-try.server.ts";
import { z } from "zod";
import {
  type AccountProfile,
  changeNotice,
  contactOf,
  findProfile,
  isContactTaken,
  removeContact,
  setContact,
} from "../../data/accounts/account-profile.server.ts";
import { spendCode } from "../../data/accounts/one-time-codes.server.ts";
import { parseContact, type Contact, contactText } from "../../domain/accounts/contact.ts";
import { callOutbox, readForm } from "../../request/action-context.server.ts";
import { refusedSentence } from "../../shared/forms/only-one.ts";
import { checkCode, wrongCode, sendCode, refuseSpentCode } from "../../shared/sign-in/one-time-codes.server.ts";
import { type AccountTools, checkPassword } from "./account-action.server.ts";

const fields = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("send"), contact: z.string(), password: z.string() }),
  z.object({ intent: z.literal("confirm") }),
  z.object({ intent: z.literal("remove"), kind: z.enum(["email", "phone"]), password: z.string() }),
]);

/** A contact of another account is answered like any other; no code fits it. */
export async function contactAction(tools: AccountTools): Promise<Response> {
  const asked = readForm(tools, fields);
  if (asked.intent === "send") return send(tools, asked.contact, asked.password);
  return asked.intent === "remove" ? remove(tools, asked.kind, asked.password) : confirm(tools);
}

async function send(tools: AccountTools, typed: string, password: string): Promise<Response> {
  const { db, account, reply, refuse, t } = tools;
  const { isRight } = await checkPassword(tools, password);
  const contact = parseContact(typed);
  const profile = await findProfile(db, account.id);
  const problems: Record<string, string> = {};
  if (!contact) problems.contact = refusedSentence(typed, "accountActions.contactInvalid", t);
  else if (profile?.[contact.kind] === contact.value) problems.contact = t("accountActions.contactOwn");
  if (!isRight) problems.password = t("accountActions.passwordWrong");
  if (!contact || Object.keys(problems).length > 0) {
    return refuse({ fields: problems, values: { intent: "send", contact: typed } });
  }
  await takeTry(tools, "codes", { contact: contact.value });
  const isGood = !(await isContactTaken(db, account.id, contact));
  await sendCode(tools, { purpose: "contact", contact, isGood, pending: {}, accountId: account.id });
  return reply(t("accountActions.codeSent"));
}

async function confirm(tools: AccountTools): Promise<Response> {
  const { db, account, session, reply, now, t } = tools;
  const values = { intent: "confirm" };
  const { contact: stored, accountId, codeHash } = await checkCode(tools, "contact", values);
  const contact = parseContact(stored);
  const profile = await findProfile(db, account.id);
  if (!contact || !profile || accountId !== account.id) return wrongCode(tools, values);
  const spent = spendCode(db, { purpose: "contact", sessionHash: session.idHash, now }, codeHash);
  const letter = contactChanged(tools, profile, contact.kind);
  const change = { account: account.id, contact, now };
  const joinedOrders = await setContact(db, change, [spent, letter]).catch(refuseSpentCode(tools, values));
  // As in register-code: another account has the contact.
  if (joinedOrders === null) return wrongCode(tools, values);
  callOutbox(tools);
  const text = t("accountActions.contactSaved", { contact: contactText(contact) });
  const ordersText = joinedOrders > 0 ? ` ${t("accountActions.ordersJoined", { count: joinedOrders })}` : "";
  return reply(text + ordersText);
}

async function remove(tools: AccountTools, kind: Contact["kind"], password: string): Promise<Response> {
  const { db, account, reply, refuse, t } = tools;
  const { isRight } = await checkPassword(tools, password);
  const values = { intent: "remove", kind };
  if (!isRight) {
    return refuse({ fields: { password: t("accountActions.passwordWrong") }, values });
  }
  const profile = await findProfile(db, account.id);
  const isOnly = profile?.[kind === "email" ? "phone" : "email"] === null;
  const letter = profile?.[kind] && !isOnly ? [contactChanged(tools, profile, kind)] : [];
  if (!(await removeContact(db, account.id, kind, letter))) {
    return refuse({ values, form: t("accountActions.contactOnly") });
  }
  callOutbox(tools);
  return reply(t("accountActions.contactRemoved"));
}

function contactChanged({ db, account, now }: AccountTools, profile: AccountProfile, kind: Contact["kind"]) {
  const change = { text: "contactChanged", account: account.id, locale: profile.locale, now } as const;
  return changeNotice(db, contactOf(profile, kind), change);
}
