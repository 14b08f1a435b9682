import "./services-strip.css";
import { useT } from "../../i18n/use-t.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Specification 2.5.7: each promise leads to the page that says how it is kept. */
export function ServicesStrip() {
  const t = useT();
  return (
    <ul className="services-strip" role="list" aria-label={t("home.promises")}>
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
  { href: "/pages/shipping", icon: "truck", text: "home.freeDelivery" },
  { href: "/pages/return-policy", icon: "wallet", text: "home.moneyBack" },
  { href: "/pages/help-center", icon: "headset", text: "home.support" },
  { href: "/pages/return-policy", icon: "badge-check", text: "home.quality" },
  { href: "/pages/help-center", icon: "clipboard-check", text: "home.easyOrder" },
] as const;
