import "./seller-button.css";
import { useT } from "../../i18n/use-t.tsx";
import { asPrinted } from "../../ui/as-printed.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useShell } from "../../ui/shell.tsx";

function Seller() {
  const t = useT();
  return (
    <a className="seller-button button button-outline" href={useShell().sellerPortal} target="_blank" rel="noopener">
      <Icon name="store" className="button-icon" />
      <span>
        {t("homePrinted.signUpAsSeller")}
        <span className="visually-hidden"> {t("everywhere.newTab")}</span>
      </span>
    </a>
  );
}

/** Specification 2.5.5: the external seller portal in a new tab. */
export const SellerButton = import.meta.env.SSR ? Seller : asPrinted("a");
