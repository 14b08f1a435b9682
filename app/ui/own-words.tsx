import { Fragment } from "react";
import { otherLanguage } from "../domain/display-name.ts";
import type { TextKey } from "../i18n/translate.ts";
import { useLocale, useT } from "../i18n/use-t.tsx";

/** Hebrew, Arabic and the scripts beside them. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** What a shopper wrote, in whichever language that is; what runs to the left turns nothing around that stands beside it. */
export function OwnWords({ text }: { text: string }) {
  const lang = otherLanguage(text, useLocale());
  if (rightToLeft.test(text)) return <bdi>{text}</bdi>;
  return lang ? <span lang={lang}>{text}</span> : text;
}

/** A place from the door to the region: each part in its language, and one that is said twice said once. */
export function PlaceWords({ parts }: { parts: readonly string[] }) {
  const comma = useLocale() === "am" ? "፣ " : ", ";
  return [...new Set(parts.filter(Boolean))].map((part, index) => (
    <Fragment key={part}>
      {index > 0 && comma}
      <OwnWords text={part} />
    </Fragment>
  ));
}

/** A sentence with words in it that somebody else wrote. */
export interface Quoting {
  text: TextKey;
  /** Those words, by the names they have in the sentence. */
  words: Record<string, string>;
}

const mark = "\u0001";

/** A sentence of which only the words that were written elsewhere may be in the other language. */
export function QuotingText({ text, words }: Quoting) {
  const places = Object.fromEntries(Object.keys(words).map((name) => [name, mark + name + mark]));
  const parts = useT()(text, places).split(mark);
  return parts.map((part, index) => (
    <Fragment key={index}>{index % 2 === 0 ? part : <OwnWords text={words[part]!} />}</Fragment>
  ));
}
