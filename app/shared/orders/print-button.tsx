import { useT } from "../../i18n/use-t.tsx";
import { useEnhanced } from "../../ui/printing/use-enhanced.ts";

export function PrintButton() {
  const t = useT();
  const isEnhanced = useEnhanced();
  return (
    <button
      type="button"
      className={isEnhanced ? "button button-outline" : "button button-outline form-check-static"}
      onClick={() => window.print()}
    >
      {t("orders.print")}
    </button>
  );
}
