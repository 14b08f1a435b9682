import "../../shared/account/account-page.first.css";
import type { MonthChoice } from "../../domain/orders/asked-day.ts";
import { useT } from "../../i18n/use-t.tsx";
import { pictureLimits } from "../../domain/pictures/sent-pictures.ts";
import { PostForm } from "../../ui/forms/post-form.tsx";
import { PicturesField } from "../../ui/forms/pictures-field.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { mainFormId } from "../../ui/forms/main-form.ts";
import { controlProps, Field, TextField } from "../../ui/forms/text-field.tsx";
import { WordsField } from "../../ui/forms/words-field.tsx";
import { useProblem } from "../../ui/root-data.ts";
import type { Route } from "../+types/custom-order";

export function RequestForm({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const t = useT();
  const { categories, months, formKey } = page;
  const known: Record<string, string> = page.known;
  const shown = useProblem();
  const problem = shown?.values.intent === "ask" ? shown : null;
  const field = (name: string) => ({
    name,
    defaultValue: problem?.values[name] ?? known[name] ?? "",
    error: problem?.fields[name],
  });
  const limits = { files: pictureLimits.files, megabytes: pictureLimits.bytes / 1024 / 1024 };
  return (
    <PostForm
      className="form"
      id={mainFormId}
      returnTo="/shop/custom-order"
      action="/shop/custom-order"
      encType="multipart/form-data"
    >
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="key" value={formKey} />
      <WordsField {...field("what")} label={t("customOrder.what")} hint={t("customOrder.whatHint")} rows={4} required />
      <SelectField
        {...field("category")}
        label={t("compare.category")}
        placeholder={t("customOrder.noCategory")}
        options={categories}
      />
      <TextField {...field("quantity")} label={t("customOrder.quantity")} inputMode="numeric" required />
      <TextField
        {...field("targetPrice")}
        label={t("customOrder.targetPrice")}
        hint={t("customOrder.targetPriceHint")}
        inputMode="decimal"
      />
      <NeededBy
        months={months}
        day={problem?.values.neededDay}
        month={problem?.values.neededMonth}
        error={problem?.fields.neededBy}
      />
      <TextField {...field("link")} label={t("customOrder.link")} inputMode="url" />
      <TextField {...field("phone")} label={t("account.phone")} hint={t("customOrder.phoneHint")} type="tel" required />
      <TextField
        {...field("city")}
        label={t("address.city")}
        autoComplete="address-level2"
        enterKeyHint="send"
        required
      />
      <Trap error={problem?.fields.website} value={problem?.values.website} />
      <PicturesField
        name="pictures"
        label={t("review.pictures")}
        hint={t("customOrder.picturesHint", limits)}
        error={problem?.fields.pictures}
      />
      <button className="button button-primary">{t("customOrder.send")}</button>
    </PostForm>
  );
}

interface NeededByProps {
  months: MonthChoice[];
  day: string | undefined;
  month: string | undefined;
  error: string | undefined;
}

/** A date field would follow the browser's language, which may be mm/dd. */
function NeededBy({ months, day, month, error }: NeededByProps) {
  const t = useT();
  const props = { name: "neededBy", label: t("customOrder.neededBy"), hint: t("customOrder.neededByHint"), error };
  const { id: _, ...described } = controlProps(props);
  return (
    <Field {...props}>
      <div className="custom-order-day">
        <input
          {...controlProps(props)}
          name="neededDay"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={day}
        />
        <select {...described} name="neededMonth" aria-label={t("customOrder.neededMonth")} defaultValue={month ?? ""}>
          <option value="">{t("customOrder.neededMonth")}</option>
          {months.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
}

/** The honeypot: becomes visible once filled. */
function Trap({ error, value }: { error: string | undefined; value: string | undefined }) {
  const t = useT();
  if (error) {
    return <TextField name="website" label={t("customOrder.trap")} error={error} defaultValue={value} />;
  }
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor="website">{t("customOrder.trap")}</label>
      <input id="website" name="website" type="text" autoComplete="off" tabIndex={-1} />
    </div>
  );
}

export function FindForm() {
  const t = useT();
  const shown = useProblem();
  const problem = shown?.values.intent === "find" ? shown : null;
  return (
    <section aria-labelledby="find">
      <h2 id="find">{t("customOrder.findHeading")}</h2>
      <p className="soft narrow">{t("customOrder.findText")}</p>
      <PostForm className="form" returnTo="/shop/custom-order" action="/shop/custom-order">
        <input type="hidden" name="intent" value="find" />
        <TextField
          name="number"
          label={t("customOrder.number")}
          inputMode="numeric"
          defaultValue={problem?.values.number}
          error={problem?.fields.number}
          required
        />
        <TextField
          name="phone"
          id="find-phone"
          label={t("account.phone")}
          type="tel"
          enterKeyHint="go"
          defaultValue={problem?.values.phone}
          error={problem?.fields.phone}
          required
        />
        <button className="button button-outline">{t("customOrder.find")}</button>
      </PostForm>
    </section>
  );
}
