import "./services-strip.second.css";
import { useT } from "../../i18n/use-t.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Specification 2.5.7: each promise leads to the page that says how it is kept. */
export function ServicesStrip() {
  const t = useT();
  return (
    <ul className="services-strip" role="list" aria-label={t("homePrinted.promises")}>
      {services.map(({ href, icon, text }) => (
        <li key={text}>
          <a href={href}>
            <Icon name={icon} />
            {t(text)}
          </a>
        </li>
      ))}
    </ul>
  );
}

const services = [
  { href: "/pages/shipping", icon: "truck", text: "homePrinted.freeDelivery" },
  { href: "/pages/return-policy", icon: "wallet", text: "homePrinted.moneyBack" },
  { href: "/pages/help-center", icon: "headset", text: "homePrinted.support" },
  { href: "/pages/return-policy", icon: "badge-check", text: "homePrinted.quality" },
  { href: "/pages/help-center", icon: "clipboard-check", text: "homePrinted.easyOrder" },
] as const;
