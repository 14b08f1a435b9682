import { takeTry } from "../../request/count-try.server.ts";
import { readerKey } from "../../domain/messages/alert.ts";
import { type ActionTools } from "../../request/action-context.server.ts";
import { readReader } from "../forms/reader.server.ts";

type Words = { ok: true; text: string } | { ok: false; sentence: string };

/** The account or contact that gets the answer, and the question. Counts a try; throws the refusal. */
export async function readAsker(tools: ActionTools, words: Words): Promise<{ asker: string; question: string }> {
  const { submission, refuse } = tools;
  const values = tools.typedValues();
  if (submission.repeated.size > 0) throw tools.refuseFields();
  const reader = readReader(tools);
  if (!words.ok || typeof reader === "string") {
    const fields = {
      ...(!words.ok && { question: words.sentence }),
      ...(typeof reader === "string" && { contact: reader }),
    };
    throw refuse({ fields, values });
  }
  await takeTry(tools, "questions", "contact" in reader ? reader : {});
  return { asker: readerKey(reader), question: words.text };
}
