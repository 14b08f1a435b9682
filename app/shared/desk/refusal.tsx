import { useT } from "../../i18n/use-t.tsx";
import { OwnWords } from "../../ui/own-words.tsx";

/** What a seller said who cannot deliver a parcel: somebody has to cancel it, or to talk with the seller. */
export function Refusal({ reason }: { reason: string }) {
  const t = useT();
  return (
    <p className="desk-row-more">
      <span className="desk-tag desk-tag-late">{t("deskOrders.refused")}</span> <OwnWords text={reason} />
    </p>
  );
}
