import { escapeHtml } from "../../domain/pages/escape-html.ts";
import type { ValueView } from "./facets-view.server.ts";

/**
 * The check boxes of one kind, as markup. There may be 160 of them: made of elements they took some 3 ms of a page's 30.
 */
export function valueItems(param: string, values: readonly ValueView[]): string {
  return values.map((value) => item(param, value)).join("");
}

function item(param: string, { value, name, lang, color, count, isChosen }: ValueView): string {
  const box = `<input type="checkbox" name="${param}"${isChosen ? ' checked=""' : ""} value="${escapeHtml(value)}"/>`;
  const swatch =
    color === null ? "" : `<span class="listing-facet-swatch" style="background-color:${escapeHtml(color)}"></span>`;
  const text = `<span${lang ? ` lang="${lang}"` : ""}>${escapeHtml(name)}</span>`;
  const number = count === null ? "" : `<span class="listing-facet-count">${count}</span>`;
  return `<li><label class="listing-facet-row">${box}${swatch}${text}${number}</label></li>`;
}
