import { slugInHref } from "../../domain/products/product-links.ts";
import { NamedText } from "../named-text.tsx";
import { useLite } from "../printing/use-lite.ts";
import type { Locale } from "../../domain/viewer.ts";

/** Specification 2.8, 2.9: a link to the product's page, which scripts open as a dialog (settled.md 4). */
export function QuickViewLink({ href, name, lang }: { href: string; name: string; lang?: Locale }) {
  const isLite = useLite();
  if (import.meta.env.SSR && isLite) return null;
  return (
    <a className="product-card-look" href={href} data-quick-view={slugInHref(href)}>
      <NamedText text="card.quickView" name={name} lang={lang} isUnseen />
    </a>
  );
}
