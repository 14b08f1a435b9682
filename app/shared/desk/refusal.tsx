import { useT } from "../../i18n/use-t.tsx";
import { OwnWords } from "../../ui/own-words.tsx";

export function Refusal({ reason }: { reason: string }) {
  const t = useT();
  return (
    <p className="desk-row-more">
      <span className="desk-tag desk-tag-late">{t("deskOrders.refused")}</span> <OwnWords text={reason} />
    </p>
  );
}
