import { useT } from "../../i18n/use-t.tsx";
import { useAwake } from "../../ui/printing/use-awake.ts";

export function PrintButton() {
  const t = useT();
  const isAwake = useAwake();
  return (
    <button
      type="button"
      className={isAwake ? "button button-outline" : "button button-outline form-check-asleep"}
      onClick={() => window.print()}
    >
      {t("orders.print")}
    </button>
  );
}
