import type { VendorParcel } from "../../../data/vendors/vendor-parcels.server.ts";
import { dayView } from "../../../domain/date-view.ts";
import { formatEtb } from "../../../domain/money.ts";
import { namesBuyer } from "../../../domain/orders/linked-parcel.ts";
import { parcelNumber } from "../../../domain/orders/order-number.ts";
import { shownState } from "../../../domain/orders/order-states.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { DecisionButton, DeskForm } from "../../../shared/desk/desk-decision.tsx";
import { DeskRow, Tag, MomentText, useDesk } from "../../../shared/desk/desk-parts.tsx";
import { parcelStateKey } from "../../../shared/orders/order-rows.tsx";
import { DatedText } from "../../../ui/date-text.tsx";
import { QuotingText } from "../../../ui/own-words.tsx";

export function VendorParcelRow({ parcel, maySend }: { parcel: VendorParcel; maySend: boolean }) {
  const t = useT();
  const { viewer } = useDesk();
  const { number, position, state, paymentKind, promisedUntil, refusal, link, total } = parcel;
  const shown = shownState(state, paymentKind);
  const isUnderWay = namesBuyer(parcel);
  const isDue = isUnderWay && state !== "returnAsked";
  const isLive = link !== null && link.endedAt === null && link.expiresAt > viewer.now;
  return (
    <DeskRow
      name={
        <>
          <a href={`/desk/orders/${number}`}>{parcelNumber(number, position)}</a>{" "}
          <Tag is={shown === "placed" ? "waiting" : undefined}>{t(parcelStateKey(shown))}</Tag>
        </>
      }
      lines={[
        isDue && <DatedText key="due" text="deskVendors.due" dates={{ date: dayView(promisedUntil, viewer.locale) }} />,
        refusal && <QuotingText key="refusal" text="deskVendors.cannotDeliver" words={{ reason: refusal }} />,
        ...(link ? factsOf(link) : [t("deskVendors.linkNone")]),
      ]}
      side={formatEtb(total)}
      forms={maySend && (isUnderWay || isLive) && <LinkForms {...{ parcel, isUnderWay, isLive }} />}
    />
  );
}

type Link = NonNullable<VendorParcel["link"]>;

function factsOf({ madeAt, notifiedAt, failedAt, openedAt, endedAt, expiresAt }: Link) {
  const facts = [
    ["linkMade", madeAt],
    ["linkSentOn", notifiedAt],
    // Not for a vendor who was notified in another way.
    ["linkFailed", notifiedAt === null ? failedAt : null],
    ["linkOpened", openedAt],
    ["linkEnded", endedAt],
    ["linkGood", endedAt === null ? expiresAt : null],
  ] as const;
  return facts.map(
    ([text, date]) => date !== null && <MomentText key={text} text={`deskVendors.${text}`} at={{ date }} />,
  );
}

interface LinkFormsProps {
  parcel: VendorParcel;
  isUnderWay: boolean;
  isLive: boolean;
}

function LinkForms({ parcel: { id, number, position, link }, isUnderWay, isLive }: LinkFormsProps) {
  const t = useT();
  const of = parcelNumber(number, position);
  return (
    <DeskForm className="desk-line">
      <input type="hidden" name="parcel" value={id} />
      <input type="hidden" name="link" value={isLive ? link!.id : 0} />
      {isUnderWay && <DecisionButton intent="sendLink" button={t("deskVendors.sendLink")} of={of} />}
      {isLive && <DecisionButton intent="endLink" button={t("deskVendors.endLink")} of={of} look="danger" />}
    </DeskForm>
  );
}
