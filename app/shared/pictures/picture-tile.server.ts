import { iconPaths } from "../../ui/icon-paths.ts";
import { categoryIcon } from "../../ui/icon.tsx";

/**
 * The plain tile that stands where there is no picture, or not yet: a category's icon in its middle, on the ground of its
 * box. Anybody may keep it for so many seconds.
 */
export function tileAnswer(icon: string, seconds: number): Response {
  const headers = { "Content-Type": "image/svg+xml", "Cache-Control": `public, max-age=${seconds}` };
  return new Response(drawing(iconPaths[categoryIcon(icon)]), { headers });
}

/** An ink that is seen on light grounds and on dark ones. */
const drawing = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="-24 -24 72 72">` +
  `<path fill="none" stroke="#857c6f" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" d="${path}"/></svg>`;
