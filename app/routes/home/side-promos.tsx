import "./home.second.css";
import { useT } from "../../i18n/use-t.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Specification 2.5.3. */
export function SidePromos() {
  const t = useT();
  return (
    <nav className="side-promos" aria-label={t("homePrinted.helpers")}>
      <ul className="ways strip" role="list">
        {promos.map(({ href, icon, text }) => (
          <li key={href}>
            <a href={href}>
              <Icon name={icon} />
              <span>{t(text)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const promos = [
  { href: "/pages/help-center", icon: "life-buoy", text: "homePrinted.help" },
  { href: "/shop/custom-order", icon: "pencil-ruler", text: "homePrinted.customOrder" },
  { href: "/pages/shipping", icon: "truck", text: "homePrinted.fastDelivery" },
  { href: "/pages/mobile", icon: "smartphone", text: "homePrinted.mobileApp" },
] as const;
