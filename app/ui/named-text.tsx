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
