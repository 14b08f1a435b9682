import { useT } from "../../i18n/use-t.tsx";
import { writtenPages } from "../../ui/frame/written-pages.ts";

/** Ways to the others; `here` is the one that prints them. */
export function PageLinks({ here }: { here: string }) {
  const t = useT();
  return (
    <nav className="page-links" aria-labelledby="more-pages">
      <h2 id="more-pages">{t("content.morePages")}</h2>
      <ul role="list">
        {writtenPages
          .filter(({ href }) => href !== here)
          .map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{t(text)}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
