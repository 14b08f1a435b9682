import { partOf } from "./page-parts.ts";

/** Forms of products that the list's cookie has become the way to the list (specification 7.3); a pressed one's focus stays there. */
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
