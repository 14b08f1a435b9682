import { useT } from "../../i18n/use-t.tsx";

interface SentPicturesProps {
  /** Addresses behind the desk's guard; `note`: how one stands, or null. */
  pictures: { href: string; note: string | null }[];
}

/** Pictures that a shopper sent, small, each a link to the whole one. */
export function SentPictures({ pictures }: SentPicturesProps) {
  const t = useT();
  return (
    <ul className="desk-sent" role="list">
      {pictures.map(({ href, note }, index) => (
        <li key={href}>
          <a href={href}>
            <img src={href} alt={t("desk.sentPicture", { number: index + 1 })} width={96} height={96} loading="lazy" />
          </a>
          {note && <span className="desk-row-more">{note}</span>}
        </li>
      ))}
    </ul>
  );
}
