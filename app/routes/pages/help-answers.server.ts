import type { Question } from "../../content/content-index.server.ts";
import { openDocument } from "../../content/documents.ts";
import type { Locale } from "../../domain/viewer.ts";

interface QuestionView {
  slug: string;
  title: string;
  /** Of its text in app/content. */
  name: string;
}

/** Opens the answers, in the order of the questions; as plain words. */
export async function answersOf(locale: Locale, questions: readonly Question[]): Promise<string[]> {
  const documents = await Promise.all(questions.map((question) => openDocument(locale, textName(question))));
  return documents.map(({ plain }) => plain);
}

/** A question as the page prints it; its answer is printed by name. */
export function questionView(question: Question): QuestionView {
  return { slug: question.slug, title: question.title, name: textName(question) };
}

function textName({ topic, slug }: Question): string {
  return `help/${topic}/${slug}`;
}
