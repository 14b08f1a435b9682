import type { TextKey } from "../i18n/translate.ts";
import { useT } from "../i18n/use-t.tsx";

const place = "{name}";

interface NamedTextProps {
  /** A sentence with {{name}} in it: "Add {{name}} to cart". */
  text: TextKey;
  name: string;
  lang?: "en" | "am";
  /** None of it is seen: a drawing stands for it. */
  isUnseen?: boolean;
}

/** A short text whose name is heard but not seen: "Add to cart" is spoken "Add Blue shoe to cart". */
export function NamedText({ text, name, lang, isUnseen = false }: NamedTextProps) {
  const sentence = useT()(text, { name: place });
  // One text, where nothing of it differs: cards are many.
  if (isUnseen && !lang) return <span className="visually-hidden">{sentence.replace(place, () => name)}</span>;
  const [before, after] = sentence.split(place);
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
