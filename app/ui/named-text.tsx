import type { TextKey } from "../i18n/translate.ts";
import { useT } from "../i18n/use-t.tsx";

const mark = "\u0001";

interface NamedTextProps {
  /** A sentence with {{name}} in it: "Add {{name}} to cart". */
  text: TextKey;
  name: string;
  lang?: "en" | "am";
}

/** A short text whose name is heard but not seen: "Add to cart" is spoken "Add Blue shoe to cart". */
export function NamedText({ text, name, lang }: NamedTextProps) {
  const [before, after] = useT()(text, { name: mark }).split(mark);
  return (
    <span>
      {before}
      <span className="visually-hidden" lang={lang}>
        {name}
      </span>
      {after}
    </span>
  );
}
