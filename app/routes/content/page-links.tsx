import type { TextKey } from "../../i18n/translate.ts";
import { useT } from "../../i18n/use-t.tsx";

/** The pages of words, each of which leads to the others. */
const pages = [
  { href: "/pages/help-center", text: "content.helpCenter" },
  { href: "/pages/shipping", text: "content.shipping" },
  { href: "/pages/return-policy", text: "content.returnPolicy" },
  { href: "/pages/mobile", text: "content.mobileApp" },
  { href: "/pages/privacy", text: "content.privacy" },
  { href: "/pages/terms", text: "content.terms" },
  { href: "/blog/classic", text: "content.blog" },
] as const satisfies { href: string; text: TextKey }[];

/** Ways to the others; `here` is the one that prints them. */
export function PageLinks({ here }: { here: string }) {
  const t = useT();
  return (
    <nav className="page-links" aria-labelledby="more-pages">
      <h2 id="more-pages">{t("content.morePages")}</h2>
      <ul role="list">
        {pages
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
