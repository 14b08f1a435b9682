import type { ReactNode } from "react";
import { pictureLimits } from "../../../domain/pictures/sent-pictures.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { DeskForm } from "../../../shared/desk/desk-page.tsx";
import { PicturesField } from "../../../ui/forms/pictures-field.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { controlProps, Field, type FieldProps, TextField } from "../../../ui/forms/text-field.tsx";
import { useProblem } from "../../../ui/shell.tsx";
import { locales } from "../../../domain/languages.ts";

interface VendorFormProps {
  action: string;
  values: Record<string, string>;
  button: string;
  takesPictures: boolean;
  children?: ReactNode;
}

export function VendorForm({ action, values, button, takesPictures, children }: VendorFormProps) {
  const t = useT();
  const limit = { megabytes: pictureLimits.bytes / 1024 / 1024 };
  const field = useVendorField(values);
  return (
    <DeskForm action={action} hasFiles={takesPictures}>
      <input type="hidden" name="intent" value="save" />
      <TextField {...field("name")} label={t("deskVendors.name")} autoComplete="off" required />
      <TextField {...field("amharicName")} label={t("deskVendors.amharicName")} autoComplete="off" />
      <TextField
        {...field("phone")}
        label={t("deskVendors.phone")}
        hint={t("deskVendors.phoneHint")}
        type="tel"
        inputMode="tel"
        autoComplete="off"
      />
      <TextField
        {...field("email")}
        label={t("deskVendors.email")}
        hint={t("deskVendors.emailHint")}
        inputMode="email"
        autoComplete="off"
      />
      <TextField {...field("city")} label={t("deskVendors.city")} hint={t("deskVendors.cityHint")} autoComplete="off" />
      <SelectField
        {...field("language")}
        label={t("deskVendors.language")}
        required
        options={[
          { value: "", text: t("deskVendors.languageAuto") },
          ...locales.map((locale) => ({ value: locale, text: t(`deskVendors.language_${locale}`) })),
        ]}
      />
      <TextArea {...field("description")} label={t("deskVendors.description")} />
      <TextArea {...field("amharicDescription")} label={t("deskVendors.amharicDescription")} />
      <TextField
        {...field("logo")}
        label={t("deskVendors.logo")}
        hint={t("deskVendors.pictureHint")}
        inputMode="url"
        autoComplete="off"
      />
      <TextField
        {...field("banner")}
        label={t("deskVendors.banner")}
        hint={t("deskVendors.pictureHint")}
        inputMode="url"
        autoComplete="off"
      />
      {children}
      {takesPictures && (
        <>
          <PicturesField
            {...field("logoFile")}
            label={t("deskVendors.logoFile")}
            hint={t("deskVendors.fileHint", limit)}
            single
          />
          <PicturesField
            {...field("bannerFile")}
            label={t("deskVendors.bannerFile")}
            hint={t("deskVendors.fileHint", limit)}
            single
          />
        </>
      )}
      <button className="button button-primary">{button}</button>
    </DeskForm>
  );
}

export function VendorStates({ values }: { values: Record<string, string> }) {
  const t = useT();
  const field = useVendorField(values);
  return (
    <>
      <TextField
        {...field("closedUntil")}
        label={t("deskVendors.closedUntil")}
        hint={t("deskVendors.closedHint")}
        type="date"
        autoComplete="off"
      />
      <div className="form-field">
        <Check name="verified" text={t("deskVendors.isVerified")} isSet={field("verified").defaultValue === "1"} />
      </div>
      <div className="form-field">
        <Check name="hidden" text={t("deskVendors.isHidden")} isSet={field("hidden").defaultValue === "1"} />
      </div>
      <TextField
        {...field("reason")}
        label={t("deskVendors.hideReason")}
        hint={t("deskVendors.hideReasonHint")}
        autoComplete="off"
      />
    </>
  );
}

function useVendorField(values: Record<string, string>) {
  const problem = useProblem();
  const isRefused = problem?.values.intent === "save";
  return (name: string) => ({
    name,
    defaultValue: (isRefused ? problem.values[name] : values[name]) ?? "",
    error: (isRefused && problem.fields[name]) || null,
  });
}

function TextArea(props: Pick<FieldProps, "name" | "label" | "defaultValue" | "error">) {
  return (
    <Field {...props}>
      <textarea
        className="form-field-input"
        {...controlProps(props)}
        name={props.name}
        rows={4}
        defaultValue={props.defaultValue}
      />
    </Field>
  );
}

function Check({ name, text, isSet }: { name: string; text: string; isSet: boolean }) {
  return (
    <label className="desk-check">
      <input type="checkbox" name={name} value="1" defaultChecked={isSet} />
      {text}
    </label>
  );
}
