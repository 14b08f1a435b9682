import { partOf } from "./page-parts.ts";

/** Specification 7.3: products of the cookie's list get a link to it; focus moves along. */
export function showCompared(): void {
  const ids = (/(?:^|; )compare=([\d.-]+)/.exec(document.cookie)?.[1] ?? "").split(".");
  document.querySelectorAll<HTMLFormElement>('form.compare-form[action="/compare/items"]').forEach((form) => {
    const [product, variant] = ["product", "variant"].map((name) => form.elements.namedItem(name));
    const line = [product, variant].map((field) => field && (field as HTMLInputElement).value).join("-");
    const isIn = ids.some((id) => (variant ? id === line : `${id}-`.startsWith(line)));
    const way = isIn && partOf("compared");
    if (!way) return;
    const hadFocus = form.contains(document.activeElement);
    form.replaceWith(way);
    if (hadFocus) way.querySelector("a")!.focus({ preventScroll: true });
  });
}
