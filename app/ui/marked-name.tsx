import type { TextKey } from "../i18n/translate.ts";
import { useT } from "../i18n/use-t.tsx";
import type { Locale } from "../domain/languages.ts";
import { FilledText } from "./filled-text.tsx";

interface MarkedNameProps {
  text: TextKey;
  name: string;
  lang?: Locale;
  as?: "vendor" | "author" | "name";
  values?: Record<string, string | number>;
}

/** A sentence around a name that may be in the other language. */
export function MarkedName({ text, name, lang, as = "vendor", values }: MarkedNameProps) {
  const t = useT();
  if (!lang) return t(text, { ...values, [as]: name });
  return <FilledText text={text} values={values} parts={{ [as]: <span lang={lang}>{name}</span> }} />;
}
