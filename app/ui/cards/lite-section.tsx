import { Children, useId, type ReactNode } from "react";
import { liteSectionItems } from "../../domain/constants.ts";
import { SectionHeading } from "./section-heading.tsx";
import type { Locale } from "../../domain/viewer.ts";

interface LiteSectionProps {
  title: string;
  lang?: Locale;
  id?: string;
  link?: { href: string; text: string } | null;
  beside?: ReactNode;
  /** List items; the first few are printed, the link leads to all. */
  children: ReactNode;
}

export function LiteSection({ title, lang, id, link, beside, children }: LiteSectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} lang={lang} link={link} beside={beside} />
      <ul role="list">{Children.toArray(children).slice(0, liteSectionItems)}</ul>
    </section>
  );
}
