import "./sort-links.first.css";

interface SortLinksProps {
  label: string;
  /** isFollowed: search engines index this address. */
  links: { text: string; href: string; isCurrent: boolean; isFollowed: boolean }[];
}

export function SortLinks({ label, links }: SortLinksProps) {
  return (
    <nav className="sort-links row muted" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <ul className="pills" role="list">
        {links.map(({ text, href, isCurrent, isFollowed }) => (
          <li key={href}>
            <a
              className="pill"
              href={href}
              rel={isFollowed ? undefined : "nofollow"}
              aria-current={isCurrent ? "true" : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
