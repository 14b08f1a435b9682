import type { VendorView } from "../../domain/vendors/vendor-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";
import "./store-about.css";

/** What the vendor says of itself, how to reach it, and what the market promises with every vendor. */
export function StoreAbout({ vendor: { name, lang, about, phone, city } }: { vendor: VendorView }) {
  const t = useT();
  return (
    <section className="store-about" aria-labelledby="about">
      <h2 id="about">
        <MarkedName text="vendor.aboutTitle" name={name} lang={lang} />
      </h2>
      {about && <p lang={about.lang}>{about.name}</p>}
      {phone && (
        <p>
          {t("vendor.contact")} <a href={phone.href}>{phone.text}</a>
        </p>
      )}
      <h3>{t("vendor.policies")}</h3>
      <dl>
        <dt>{t("vendor.delivery")}</dt>
        <dd>
          {t("vendor.deliveryText")} {city && t("vendor.sentFrom", { city })}
        </dd>
        <dt>{t("vendor.freeDelivery")}</dt>
        <dd>{t("vendor.freeDeliveryText")}</dd>
        <dt>{t("vendor.returns")}</dt>
        <dd>{t("vendor.returnsText")}</dd>
      </dl>
    </section>
  );
}
