import { takeTry } from "../../request/count-try.server.ts";
import { contactLimit, parseContact } from "../../domain/accounts/contact.ts";
import { type ActionTools } from "../../request/action-context.server.ts";
import { refusedSentence } from "../forms/only-one.ts";

type Words = { ok: true; text: string } | { ok: false; sentence: string };

/** The account or contact that gets the answer, and the question. Counts a try; throws the refusal. */
export async function readAsker(tools: ActionTools, words: Words): Promise<{ asker: string; question: string }> {
  const { session, submission, refuse, t } = tools;
  const values = tools.typedValues();
  if (submission.repeated.size > 0) throw tools.refuseFields();
  // Throws if the database cannot say who is signed in.
  void session.owner;
  const typed = (submission.fields.get("contact") ?? "").slice(0, contactLimit + 1);
  const contact = session.account ? null : parseContact(typed);
  const asker = session.account ? `account:${session.account.id}` : contact?.value;
  if (!words.ok || asker === undefined) {
    const fields = {
      ...(!words.ok && { question: words.sentence }),
      ...(asker === undefined && { contact: refusedSentence(typed, "accountActions.contactInvalid", t) }),
    };
    throw refuse({ fields, values });
  }
  await takeTry(tools, "questions", { contact: contact?.value });
  return { asker, question: words.text };
}
