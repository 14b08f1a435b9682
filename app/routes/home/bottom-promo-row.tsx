import "./bottom-promo-row.css";
import { useT } from "../../i18n/use-t.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useShell } from "../../ui/shell.tsx";

/** Specification 2.5.6. */
export function BottomPromoRow() {
  const t = useT();
  return (
    <ul className="bottom-promo-row" role="list" aria-label={t("home.services")}>
      {promos.map(({ href, icon, text }) => (
        <li key={href}>
          <a href={href}>
            <Icon name={icon} />
            {t(text)}
          </a>
        </li>
      ))}
      <li>
        <a href={useShell().sellerPortal} target="_blank" rel="noopener">
          <Icon name="store" />
          {t("home.signUpAsSellerLoud")}
          <span className="visually-hidden"> {t("everywhere.newTab")}</span>
        </a>
      </li>
    </ul>
  );
}

const promos = [
  { href: "/pages/help-center", icon: "headset", text: "home.helpCenter" },
  { href: "/pages/return-policy", icon: "rotate-ccw", text: "home.easyReturn" },
  { href: "/pages/shipping", icon: "truck", text: "home.fastDelivery" },
  { href: "/pages/mobile", icon: "smartphone", text: "home.mobileApp" },
] as const;
