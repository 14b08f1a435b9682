import "./home.second.css";
import { useT } from "../../i18n/use-t.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useShell } from "../../ui/shell.tsx";

/** Specification 2.5.6. */
export function BottomPromoRow() {
  const t = useT();
  return (
    <ul className="bottom-promo-row ways" role="list" aria-label={t("homePrinted.services")}>
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
          {t("homePrinted.signUpAsSellerLoud")}
          <span className="visually-hidden">{` ${t("everywhere.newTab")}`}</span>
        </a>
      </li>
    </ul>
  );
}

const promos = [
  { href: "/pages/help-center", icon: "headset", text: "homePrinted.helpCenter" },
  { href: "/pages/return-policy", icon: "rotate-ccw", text: "homePrinted.easyReturn" },
  { href: "/pages/shipping", icon: "truck", text: "homePrinted.fastDeliveryBelow" },
  { href: "/pages/mobile", icon: "smartphone", text: "homePrinted.mobileAppBelow" },
] as const;
