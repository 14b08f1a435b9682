import { comparePath } from "../../domain/products/compare-list.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Icon } from "../icon.tsx";
import { asPrinted } from "../printing/as-printed.tsx";
import { useShell } from "../shell.tsx";

function CountedLink() {
  const t = useT();
  const count = useShell().compared.length;
  return (
    <a
      className="header-link header-compare"
      data-many={count > 1 || undefined}
      href={comparePath}
      aria-label={count > 0 ? t("header.compareLabel", { count }) : t("header.compare")}
    >
      <Icon name="scale" />
      <span className="header-link-word">{t("header.compare")}</span>{" "}
      <span className="header-link-count" data-compare-count="" aria-hidden="true">
        {count > 0 ? String(count) : ""}
      </span>
    </a>
  );
}

export const CompareLink = import.meta.env.SSR ? CountedLink : asPrinted("a");
