import { weightMark } from "../../domain/pages/page-weight.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Carried } from "./form-fields.tsx";
import { useSwitch } from "./main-form.ts";
import { useLite } from "../printing/use-lite.ts";

export function LiteForm() {
  const t = useT();
  const isLite = useLite();
  const keepsTyped = useSwitch();
  return (
    <form className="preference-form lite-form" method="post" action="/preferences">
      <Carried />
      <button {...keepsTyped} name="lite" value={isLite ? "0" : "1"} aria-describedby="lite-why">
        {t(isLite ? "lite.toFull" : "lite.toLite")}
      </button>
      <p id="lite-why">
        {t(isLite ? "lite.toFullWhy" : "lite.toLiteWhy")}
        {isLite && ` ${t("lite.weight", { weight: weightMark })}`}
      </p>
    </form>
  );
}
