import { slugInHref } from "../../domain/products/product-links.ts";
import { NamedText } from "../named-text.tsx";
import { useLite } from "../printing/use-lite.ts";

/** Specification 2.8, 2.9: the product's page, which opens over this one once the page is awake (settled.md 4). */
export function QuickViewLink({ href, name, lang }: { href: string; name: string; lang?: "en" | "am" }) {
  const isLite = useLite();
  // A second link to the page the name leads to.
  if (import.meta.env.SSR && isLite) return null;
  return (
    <a className="button button-outline product-card-look" href={href} data-quick-view={slugInHref(href)}>
      <NamedText text="card.quickView" name={name} lang={lang} isUnseen />
    </a>
  );
}
