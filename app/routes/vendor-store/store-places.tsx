import type { VendorView } from "../../domain/vendors/vendor-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import type { StoreView } from "./store-view.server.ts";
import "./store-places.css";

/** The store's own categories, each with its number. */
export function StorePlaces({ vendor, places }: { vendor: VendorView; places: StoreView["places"] }) {
  const t = useT();
  if (places.length < 2) return null;
  return (
    <nav className="store-places" aria-label={t("vendor.categories", { vendor: vendor.name })}>
      <ul role="list">
        {places.map(({ href, name, lang, count, isCurrent, isFollowed }) => (
          <li key={href}>
            <a href={href} rel={isFollowed ? undefined : "nofollow"} aria-current={isCurrent ? "true" : undefined}>
              <span lang={lang}>{name}</span>
              {count !== null && <span className="store-places-count"> ({count})</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
