import { type Chosen, chosenView, type ChosenView } from "../chosen-line.ts";
import { letterCount, writtenText } from "../content/written-text.ts";
import { chosenOf } from "../cart/cart-line.ts";
import { priceView, variantPriceView, type PriceView } from "../products/price.ts";
import { optionHref } from "../products/product-links.ts";
import type { ChosenProduct } from "../products/product.ts";
import type { Viewer } from "../viewer.ts";

/** Code points. */
export const questionLimit = 300;
export const answerLimit = 500;
/** An SMS in Amharic has 67 letters a part. */
export const shopAnswerLimit = 300;
export const shopQuestionLimit = 1_000;
export const openQuestions = 50;
export const QUESTION_LINK_MS = 30 * 86_400_000;

/** asked: waits for the seller; answered: waits for the desk; shown: public. */
export const questionStates = ["answered", "asked", "shown", "hidden"] as const;
export type QuestionState = (typeof questionStates)[number];

/** contact: a phone number or e-mail would become public. */
export type WordsProblem = { kind: "missing" | "link" | "contact" } | { kind: "tooLong"; max: number };

type Checked = { ok: true; text: string } | { ok: false; problem: WordsProblem };

/** Without links, phone numbers and e-mail addresses, because strangers read it. */
export function checkPublicWords(typed: string, max: number): Checked {
  const text = writtenText(typed);
  const refuse = (problem: WordsProblem): Checked => ({ ok: false, problem });
  if (text === "") return refuse({ kind: "missing" });
  if (letterCount(text) > max) return refuse({ kind: "tooLong", max });
  // Full-width letters and digits read as plain ones.
  const read = text.normalize("NFKC");
  if (MAIL.test(read) || PHONE.test(read)) return refuse({ kind: "contact" });
  return LINK.test(read) ? refuse({ kind: "link" }) : { ok: true, text };
}

const MAIL = /[^\s@]@[\p{L}\p{N}-]+\s?\.\s?\p{L}{2}/u;
const PHONE = /(?<!\d)(?:(?:\+?251|0)[\s.()/-]*[79](?:[\s.()/-]*\d){8}|\+\d(?:[\s.()/-]*\d){7,13})(?!\d)/;
/** Only endings that are not words after a full stop in either language. */
const ENDINGS =
  "com|net|org|info|biz|shop|store|online|site|xyz|app|dev|io|et|me|ly|gl|co|ru|cn|uk|de|tv|cc|top|click|link|live";
const LINK = new RegExp(
  String.raw`[a-z][a-z0-9+.-]*://|(?<![\p{L}\p{N}])www\.|(?<![\p{L}\p{N}])[\p{L}\p{N}-]+\.(?:${ENDINGS})(?![\p{L}\p{N}-])`,
  "iu",
);

/** Without the asker; color and size are null if it concerns no option. */
export interface AnsweredQuestion extends Pick<Chosen, "color" | "colorAm" | "size"> {
  id: number;
  variantId: number | null;
  question: string;
  answer: string;
}

export interface AskedView extends ChosenView {
  href: string;
  price: PriceView;
}

/** A question's product with the option it concerns. */
export function askedView(asked: ChosenProduct, viewer: Viewer): AskedView {
  const { product, variant } = asked;
  return {
    ...chosenView(chosenOf(asked), viewer.locale),
    href: optionHref(product.nameSlug, variant?.id ?? 0),
    price: variant ? variantPriceView(product, variant, viewer) : priceView(product, viewer),
  };
}
