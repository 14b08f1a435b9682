import "./sort-links.first.css";

interface SortLinksProps {
  label: string;
  /** isFollowed: robots may, because it is an address that search engines keep. */
  links: { text: string; href: string; isCurrent: boolean; isFollowed: boolean }[];
}

/** The orders a list can stand in, as a strip of links. */
export function SortLinks({ label, links }: SortLinksProps) {
  return (
    <nav className="sort-links" aria-label={label}>
      <span className="sort-links-label" aria-hidden="true">
        {label}
      </span>
      <ul role="list">
        {links.map(({ text, href, isCurrent, isFollowed }) => (
          <li key={href}>
            <a href={href} rel={isFollowed ? undefined : "nofollow"} aria-current={isCurrent ? "true" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
