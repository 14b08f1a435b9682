import "./icon.first.css";
import type { iconPaths } from "./icon-paths.ts";

export type IconName = keyof typeof iconPaths;

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : "icon"} width="24" height="24" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

/** Names only: the paths are in the page's sprite and need not travel again as script. */
const categoryIcons: ReadonlySet<string> = new Set<IconName>([
  "smartphone",
  "handbag",
  "shirt",
  "wheat",
  "sofa",
  "heart-pulse",
  "gift",
  "plug",
  "car",
  "flask-conical",
  "package",
  "cog",
]);

/** Specification 2.7: a parent's icon by its class, the list icon for other classes. */
export function categoryIcon(iconClass: string): IconName {
  return categoryIcons.has(iconClass) ? (iconClass as IconName) : "list";
}
