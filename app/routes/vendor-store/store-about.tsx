import type { VendorView } from "../../domain/vendors/vendor-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";
import type { StoreView } from "./store-view.server.ts";

export function StoreAbout({ vendor: { name, lang, about, phone, city } }: { vendor: VendorView }) {
  const t = useT();
  return (
    <section className="store-about stack" aria-labelledby="about">
      <h2 id="about" className="title">
        <MarkedName text="vendor.aboutTitle" name={name} lang={lang} />
      </h2>
      {about && <p lang={about.lang}>{about.name}</p>}
      {phone && (
        <p>
          {t("vendor.contact")}{" "}
          <a className="touch" href={phone.href}>
            {phone.text}
          </a>
        </p>
      )}
      <h3 className="strong">{t("vendor.policies")}</h3>
      <dl className="muted">
        <dt className="strong">{t("compare.delivery")}</dt>
        <dd>
          {t("vendor.deliveryText")} {city && t("product.sentFrom", { city })}
        </dd>
        <dt className="strong">{t("card.labelFreeDelivery")}</dt>
        <dd>{t("vendor.freeDeliveryText")}</dd>
        <dt className="strong">{t("product.returns")}</dt>
        <dd>{t("vendor.returnsText")}</dd>
      </dl>
    </section>
  );
}

export function StoreCategories({ vendor, categories }: { vendor: VendorView; categories: StoreView["categories"] }) {
  const t = useT();
  if (categories.length < 2) return null;
  return (
    <nav className="store-places" aria-label={t("vendor.categories", { vendor: vendor.name })}>
      <ul className="pills" role="list">
        {categories.map(({ href, name, lang, count, isCurrent, isFollowed }) => (
          <li key={href}>
            <a
              className="pill"
              href={href}
              rel={isFollowed ? undefined : "nofollow"}
              aria-current={isCurrent ? "true" : undefined}
            >
              <span lang={lang}>{name}</span>
              {count !== null && <span className="soft"> ({count})</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
