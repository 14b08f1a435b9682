import { useT } from "../../../i18n/use-t.tsx";
import { DatedText } from "../../../ui/date-text.tsx";
import { OwnWords } from "../../../ui/own-words.tsx";
import type { VendorRowView } from "./vendor-view.server.ts";

export function VendorRows({ vendors }: { vendors: VendorRowView[] }) {
  const t = useT();
  return (
    <ul className="desk-rows" role="list">
      {vendors.map((vendor) => (
        <li key={vendor.id} className="desk-row">
          <div className="desk-row-main">
            <p className="desk-row-name">
              <a href={vendor.href}>
                <OwnWords text={vendor.name} />
              </a>{" "}
              <VendorTags vendor={vendor} />
            </p>
            <p className="desk-row-more">
              {vendor.city ?? t("deskVendors.cityUnknown")}
              {vendor.contacts.map((contact) => (
                <span key={contact}> · {contact}</span>
              ))}
            </p>
          </div>
          <p className="desk-row-side desk-row-more">
            {vendor.products === 0
              ? t("deskVendors.productsNone")
              : t("deskVendors.products", { count: vendor.products })}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function VendorTags({ vendor }: { vendor: VendorRowView }) {
  const t = useT();
  const { isUnreached, unconfirmed, isHidden, isVerified, closed } = vendor;
  return (
    <>
      {isUnreached && <span className="desk-tag desk-tag-late">{t("deskVendors.unreached")}</span>}{" "}
      {unconfirmed > 0 && (
        <span className="desk-tag desk-tag-waiting">{t("deskVendors.unconfirmed", { count: unconfirmed })}</span>
      )}{" "}
      {isHidden && <span className="desk-tag desk-tag-late">{t("deskVendors.hidden")}</span>}{" "}
      {closed && (
        <span className="desk-tag desk-tag-waiting">
          <DatedText text="deskVendors.closed" dates={{ date: closed }} />
        </span>
      )}{" "}
      {isVerified && <span className="desk-tag">{t("deskVendors.verified")}</span>}
    </>
  );
}
