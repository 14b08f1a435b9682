import "./sort-links.first.css";

interface SortLinksProps {
  label: string;
  /** isFollowed: search engines index this address. */
  links: { text: string; href: string; isCurrent: boolean; isFollowed: boolean }[];
}

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
