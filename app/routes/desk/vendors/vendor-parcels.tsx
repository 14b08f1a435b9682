import { useT } from "../../../i18n/use-t.tsx";
import { DeskForm } from "../../../shared/desk/desk-page.tsx";
import { stateText } from "../../../shared/orders/order-rows.tsx";
import { DatedText } from "../../../ui/date-text.tsx";
import { QuotingText } from "../../../ui/own-words.tsx";
import type { VendorParcelView } from "./vendor-view.server.ts";

interface VendorParcelsProps {
  parcels: VendorParcelView[];
  action: string;
  maySend: boolean;
}

export function VendorParcels({ parcels, action, maySend }: VendorParcelsProps) {
  const t = useT();
  if (parcels.length === 0) return <p className="desk-text">{t("deskVendors.parcelsNone")}</p>;
  return (
    <ul className="desk-rows" role="list">
      {parcels.map((parcel) => (
        <li key={parcel.id} className="desk-row">
          <div className="desk-row-main">
            <p className="desk-row-name">
              <a href={parcel.href}>{parcel.number}</a>{" "}
              <span className={parcel.state === "placed" ? "desk-tag desk-tag-waiting" : "desk-tag"}>
                {t(stateText(parcel.state))}
              </span>
            </p>
            {parcel.due && (
              <p className="desk-row-more">
                <DatedText text="deskVendors.due" dates={{ date: parcel.due }} />
              </p>
            )}
            {parcel.refusal && (
              <p className="desk-row-more">
                <QuotingText text="deskVendors.cannotDeliver" words={{ reason: parcel.refusal }} />
              </p>
            )}
            {parcel.link ? (
              parcel.link.facts.map(({ text, date }) => (
                <p key={text} className="desk-row-more">
                  <DatedText text={`deskVendors.${text}`} dates={{ date }} />
                </p>
              ))
            ) : (
              <p className="desk-row-more">{t("deskVendors.linkNone")}</p>
            )}
          </div>
          <p className="desk-row-side">{parcel.total}</p>
          {maySend && <LinkForms parcel={parcel} action={action} />}
        </li>
      ))}
    </ul>
  );
}

function LinkForms({ parcel, action }: { parcel: VendorParcelView; action: string }) {
  const t = useT();
  const { id, number, link, isUnderWay } = parcel;
  const isLive = link?.isLive === true;
  if (!isUnderWay && !isLive) return null;
  return (
    <DeskForm action={action} className="desk-row-ways desk-line">
      <input type="hidden" name="parcel" value={id} />
      <input type="hidden" name="link" value={isLive ? link.id : 0} />
      {isUnderWay && (
        <button className="button button-outline" name="intent" value="sendLink">
          {t("deskVendors.sendLink")}
          <span className="visually-hidden"> {number}</span>
        </button>
      )}
      {isLive && (
        <button className="button button-outline desk-danger" name="intent" value="endLink">
          {t("deskVendors.endLink")}
          <span className="visually-hidden"> {number}</span>
        </button>
      )}
    </DeskForm>
  );
}
