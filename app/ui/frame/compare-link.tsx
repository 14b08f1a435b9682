import { comparePath } from "../../domain/products/compare-list.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Icon } from "../icon.tsx";
import { useShell } from "./shell.tsx";

/** The header's way to the list, with the number of products in it. */
export function CompareLink() {
  const t = useT();
  const count = useShell().compareIds.length;
  return (
    <a
      className="header-link header-compare"
      href={comparePath}
      aria-label={count > 0 ? t("header.compareLabel", { count }) : t("header.compare")}
      suppressHydrationWarning
    >
      <Icon name="scale" />
      <span className="header-link-word">{t("header.compare")}</span>{" "}
      {/* As of the cart's: the early script may have counted before the framework woke. */}
      <span className="header-link-count" data-compare-count="" aria-hidden="true" suppressHydrationWarning>
        {count > 0 ? String(count) : ""}
      </span>
    </a>
  );
}
