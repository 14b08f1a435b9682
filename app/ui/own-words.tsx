import { Fragment } from "react";
import { otherLanguage } from "../domain/display-name.ts";
import type { TextKey } from "../i18n/translate.ts";
import { useLocale } from "../i18n/use-t.tsx";
import { eachPart, FilledText } from "./filled-text.tsx";
import { languages } from "../domain/languages.ts";

/** Hebrew, Arabic and related scripts. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Text of a shopper, in any language; isolated, so that right-to-left text does not reorder the rest of its line. */
export function OwnWords({ text }: { text: string }) {
  const lang = otherLanguage(text, useLocale());
  if (rightToLeft.test(text)) return <bdi>{text}</bdi>;
  return lang ? <span lang={lang}>{text}</span> : text;
}

export function PlaceWords({ parts }: { parts: readonly string[] }) {
  const comma = languages[useLocale()].comma;
  return [...new Set(parts.filter(Boolean))].map((part, index) => (
    <Fragment key={part}>
      {index > 0 && comma}
      <OwnWords text={part} />
    </Fragment>
  ));
}

export interface QuotedText {
  text: TextKey;
  words: Record<string, string>;
}

export function QuotingText({ text, words }: QuotedText) {
  const parts = eachPart(words, (own) => <OwnWords text={own} />);
  return <FilledText text={text} parts={parts} />;
}
