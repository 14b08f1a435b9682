import "./section-heading.css";

interface SectionHeadingProps {
  id: string;
  title: string;
  lang?: "en" | "am";
  /** Where all of it is found. */
  link?: { href: string; text: string } | null;
}

export function SectionHeading({ id, title, lang, link }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      <h2 id={id} lang={lang}>
        {title}
      </h2>
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
