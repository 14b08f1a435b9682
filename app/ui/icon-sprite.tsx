import { iconPaths } from "./icon-paths.ts";
import type { IconName } from "./icon.tsx";

/** The drawings themselves, each once in a page; those that `has` names. */
export function IconSprite({ has }: { has: (name: IconName) => boolean }) {
  return (
    <svg className="icon-sprite" width="0" height="0" aria-hidden="true">
      {Object.entries(iconPaths)
        .filter(([name]) => has(name as IconName))
        .map(([name, path]) => (
          <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
            <path d={path} />
          </symbol>
        ))}
    </svg>
  );
}
