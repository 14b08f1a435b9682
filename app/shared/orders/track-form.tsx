import { useT } from "../../i18n/use-t.tsx";
import { PostForm } from "../../ui/forms/post-form.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { mainFormId } from "../../ui/forms/main-form.ts";

/** Opens an order in any browser by number and phone; a wrong pair is refused on /track. */
export function TrackForm({ number = "" }: { number?: string }) {
  const t = useT();
  return (
    <>
      <p>{t("orders.trackText")}</p>
      <PostForm className="form" id={mainFormId} returnTo="/track" action="/track">
        <TextField name="number" label={t("orders.number")} inputMode="numeric" required defaultValue={number} />
        <TextField
          name="phone"
          label={t("orders.trackPhone")}
          hint={t("orders.trackPhoneHint")}
          type="tel"
          enterKeyHint="go"
          required
          defaultValue={""}
        />
        <button className="button button-primary">{t("orders.trackButton")}</button>
      </PostForm>
    </>
  );
}
