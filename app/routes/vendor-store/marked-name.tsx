import type { TextKey } from "../../i18n/translate.ts";
import { useT } from "../../i18n/use-t.tsx";

const mark = "\u0001";

interface MarkedNameProps {
  /** A sentence with {{vendor}} in it. */
  text: TextKey;
  name: string;
  lang?: "en" | "am";
}

/** A sentence around a vendor's name, of which only the name may be in the other language. */
export function MarkedName({ text, name, lang }: MarkedNameProps) {
  const [before, after] = useT()(text, { vendor: mark }).split(mark);
  return (
    <>
      {before}
      <span lang={lang}>{name}</span>
      {after}
    </>
  );
}
