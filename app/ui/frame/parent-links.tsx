import type { MenuEntry } from "../../domain/menu/menu.ts";

export function ParentLinks({ menu }: { menu: readonly MenuEntry[] }) {
  return (
    <ul role="list">
      {menu.map((entry) => (
        <li key={entry.id}>
          <a href={entry.href} lang={entry.lang}>
            {entry.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
