import type { TextKey } from "../i18n/translate.ts";
import { useT } from "../i18n/use-t.tsx";
import type { Locale } from "../domain/languages.ts";

const place = "{name}";

interface NamedTextProps {
  text: TextKey;
  name: string;
  lang?: Locale;
  isUnseen?: boolean;
}

/** The name is visually hidden: "Add to cart" is announced as "Add Blue shoe to cart". */
export function NamedText({ text, name, lang, isUnseen = false }: NamedTextProps) {
  const [before, after] = useT()(text, { name: place }).split(place);
  return (
    <span className={isUnseen ? "visually-hidden" : undefined}>
      {before}
      <span className={isUnseen ? undefined : "visually-hidden"} lang={lang}>
        {name}
      </span>
      {after}
    </span>
  );
}
