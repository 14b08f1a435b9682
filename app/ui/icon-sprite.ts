import { iconPaths } from "./icon-paths.ts";
import type { IconName } from "./icon.tsx";

export function iconSprite(has: (name: IconName) => boolean): string {
  const symbols = Object.entries(iconPaths)
    .filter(([name]) => has(name as IconName))
    .map(([name, path]) => `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${path}"></path></symbol>`);
  return `<svg class="icon-sprite" width="0" height="0" aria-hidden="true">${symbols.join("")}</svg>`;
}
