import { useT } from "../../i18n/use-t.tsx";
import { ReturnTo, Xsrf } from "../../ui/forms/form-fields.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { useProblem } from "../../ui/shell.tsx";
import { mainFormId } from "../../ui/forms/main-form.ts";

/** Opens an order in any browser by number and phone; a wrong pair is refused on /track. */
export function TrackForm({ number = "" }: { number?: string }) {
  const t = useT();
  const problem = useProblem();
  return (
    <>
      <p>{t("orders.trackText")}</p>
      <form className="form" id={mainFormId} method="post" action="/track">
        <ReturnTo path="/track" />
        <Xsrf />
        <TextField
          name="number"
          label={t("orders.number")}
          autoComplete="off"
          inputMode="numeric"
          required
          defaultValue={problem?.values.number ?? number}
          error={problem?.fields.number}
        />
        <TextField
          name="phone"
          label={t("orders.trackPhone")}
          hint={t("orders.trackPhoneHint")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="go"
          required
          defaultValue={problem?.values.phone ?? ""}
          error={problem?.fields.phone}
        />
        <button className="button button-primary">{t("orders.trackButton")}</button>
      </form>
    </>
  );
}
