import { partOf } from "./page-parts.ts";

/** Specification 7.3: products of the cookie's list get a link to it; focus moves along. */
export function showCompared(): void {
  const ids = (/(?:^|; )compare=([\d.]+)/.exec(document.cookie)?.[1] ?? "").split(".");
  document.querySelectorAll<HTMLFormElement>('form.compare-form[action="/compare/items"]').forEach((form) => {
    const { value } = form.elements.namedItem("product") as HTMLInputElement;
    const way = ids.includes(value) && partOf("compared");
    if (!way) return;
    const hadFocus = form.contains(document.activeElement);
    form.replaceWith(way);
    if (hadFocus) way.querySelector("a")!.focus({ preventScroll: true });
  });
}
