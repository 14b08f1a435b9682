import { useT } from "../../i18n/use-t.tsx";
import { ReturnTo, Xsrf } from "../../ui/forms/form-fields.tsx";
import { useProblem } from "../../ui/frame/shell.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";

/** The way back to a request from another phone: number and phone together. */
export function FindForm() {
  const t = useT();
  const shown = useProblem();
  const values = shown?.values.intent === "find" ? shown.values : {};
  return (
    <section aria-labelledby="find">
      <h2 id="find">{t("customOrder.findHeading")}</h2>
      <p className="account-page-note">{t("customOrder.findText")}</p>
      <form className="form" method="post" action="/shop/custom-order">
        <ReturnTo path="/shop/custom-order" />
        <Xsrf />
        <input type="hidden" name="intent" value="find" />
        <TextField
          name="number"
          label={t("customOrder.number")}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={values.number}
          required
        />
        <TextField
          name="phone"
          id="find-phone"
          label={t("customOrder.phone")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="go"
          defaultValue={values.phone}
          required
        />
        <button className="button button-outline">{t("customOrder.find")}</button>
      </form>
    </section>
  );
}
