import { useT } from "../../i18n/use-t.tsx";

export function SentPictures({ pictures }: { pictures: { href: string; note: string | null }[] }) {
  const t = useT();
  return (
    <ul className="desk-sent cluster" role="list">
      {pictures.map(({ href, note }, index) => (
        <li key={href}>
          <a href={href}>
            <img src={href} alt={t("quickView.picture", { number: index + 1 })} width={96} height={96} loading="lazy" />
          </a>
          {note && <span className="muted">{note}</span>}
        </li>
      ))}
    </ul>
  );
}
