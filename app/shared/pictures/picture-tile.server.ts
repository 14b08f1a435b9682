import { iconPaths } from "../../ui/icon-paths.ts";
import { categoryIcon } from "../../ui/icon.tsx";

/** A category's icon in place of a missing picture; `seconds`: max-age. */
export function tileAnswer(icon: string, seconds: number): Response {
  const headers = { "Content-Type": "image/svg+xml", "Cache-Control": `public, max-age=${seconds}` };
  return new Response(drawing(iconPaths[categoryIcon(icon)]), { headers });
}

const drawing = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="-24 -24 72 72">` +
  `<path fill="none" stroke="#857c6f" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" d="${path}"/></svg>`;
