import type { DeskVendor } from "../../../data/vendors/desk-vendors.server.ts";
import { phoneText } from "../../../domain/accounts/contact.ts";
import { dateView } from "../../../domain/date-view.ts";
import { cityName } from "../../../domain/delivery/city-name.ts";
import { displayName } from "../../../domain/display-name.ts";
import { isClosed } from "../../../domain/products/stock.ts";
import { missingForDelivery } from "../../../domain/vendors/vendor-profile.ts";
import type { Locale } from "../../../domain/languages.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { DeskRow, Tag, useDesk } from "../../../shared/desk/desk-parts.tsx";
import { DatedText } from "../../../ui/date-text.tsx";
import { OwnWords } from "../../../ui/own-words.tsx";

export const vendorName = ({ name, amharicName: nameAm }: DeskVendor, locale: Locale) =>
  displayName({ name, nameAm }, locale).name;

export function DeskVendorRow({ vendor }: { vendor: DeskVendor }) {
  const t = useT();
  const { locale } = useDesk().viewer;
  const { id, phone, email, products } = vendor;
  const city = missingForDelivery(vendor).includes("city")
    ? t("deskVendors.cityUnknown")
    : cityName(vendor.city, locale);
  return (
    <DeskRow
      name={
        <>
          <a href={`/desk/vendors/${id}`}>
            <OwnWords text={vendorName(vendor, locale)} />
          </a>{" "}
          <VendorTags vendor={vendor} />
        </>
      }
      lines={[[city, phone && phoneText(phone), email].filter(Boolean).join(" · ")]}
      sideLine={products === 0 ? t("deskVendors.productsNone") : t("deskVendors.products", { count: products })}
    />
  );
}

export function VendorTags({ vendor }: { vendor: DeskVendor }) {
  const t = useT();
  const { locale, now } = useDesk().viewer;
  const { products, unreached, unconfirmed: count, hiddenAt, verifiedAt, closedUntil } = vendor;
  const isUnreached = (missingForDelivery(vendor).includes("phone") && products > 0) || unreached > 0;
  return (
    <>
      {isUnreached && <Tag is="late">{t("deskVendors.unreached")}</Tag>}{" "}
      {count > 0 && <Tag is="waiting">{t("deskVendors.unconfirmed", { count })}</Tag>}{" "}
      {hiddenAt !== null && <Tag is="late">{t("deskEvents.fact_hidden")}</Tag>}{" "}
      {isClosed(vendor, now) && (
        <Tag is="waiting">
          <DatedText text="deskVendors.closed" dates={{ date: dateView(closedUntil! - 1, locale) }} />
        </Tag>
      )}{" "}
      {verifiedAt !== null && <Tag>{t("deskEvents.fact_verified")}</Tag>}
    </>
  );
}
