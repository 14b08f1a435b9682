import "./product-carousel.second.css";
import type { ReactNode } from "react";
import type { Locale } from "../../domain/languages.ts";

interface SectionHeadingProps {
  id: string;
  title: string;
  lang?: Locale;
  link?: { href: string; text: string } | null;
  beside?: ReactNode;
  children?: ReactNode;
}

export function SectionHeading({ id, title, lang, link, beside, children }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      <div className="section-heading-words">
        <h2 className="title" id={id} lang={lang}>
          {title}
        </h2>
        {beside}
      </div>
      {children}
      {link && (
        <a href={link.href}>
          {link.text}
          <span className="visually-hidden" lang={lang}>
            {" "}
            {title}
          </span>
        </a>
      )}
    </div>
  );
}
