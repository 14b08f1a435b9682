import { slugInHref } from "../domain/product-links.ts";
import { Icon } from "./icon.tsx";
import { NamedText } from "./named-text.tsx";

/** Specification 2.8, 2.9: the product's page, which opens over this one once the page is awake (settled.md 4). */
export function QuickViewLink({ href, name, lang }: { href: string; name: string; lang?: "en" | "am" }) {
  return (
    <a className="button button-outline product-card-look" href={href} data-quick-view={slugInHref(href)}>
      <Icon name="eye" />
      <span className="visually-hidden">
        <NamedText text="card.quickView" name={name} lang={lang} />
      </span>
    </a>
  );
}
