import "./home.second.css";
import { useT } from "../../i18n/use-t.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useShell } from "../../ui/root-data.ts";

/** Specification 2.5.5. */
export function SellerButton() {
  const t = useT();
  return (
    <a className="seller-button button button-soft" href={useShell().sellerPortal} target="_blank" rel="noopener">
      <Icon name="store" className="button-icon" />
      <span>
        {t("homePrinted.signUpAsSeller")}
        <span className="visually-hidden">{` ${t("everywhere.newTab")}`}</span>
      </span>
    </a>
  );
}
