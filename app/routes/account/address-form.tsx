import type { Address } from "../../domain/checkout/address.ts";
import { regions } from "../../domain/checkout/regions.ts";
import { useLocale, useT } from "../../i18n/use-t.tsx";
import { ReturnTo, Xsrf } from "../../ui/forms/form-fields.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { useProblem } from "../../ui/frame/shell.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";

interface AddressFormProps {
  action: string;
  intent: "add" | "save";
  saved?: Address & { isDefault: boolean };
}

/** An address, new or changed. No postal code: nobody here has one. */
export function AddressForm({ action, intent, saved }: AddressFormProps) {
  const t = useT();
  const locale = useLocale();
  const problem = useProblem();
  const field = (name: keyof Address) => ({
    name,
    defaultValue: problem?.values[name] ?? saved?.[name] ?? "",
    error: problem?.fields[name],
  });
  const isDefault = problem ? problem.values.isDefault === "1" : (saved?.isDefault ?? false);
  return (
    <form className="form" method="post" action={action}>
      <ReturnTo />
      <Xsrf />
      <input type="hidden" name="intent" value={intent} />
      <TextField {...field("name")} label={t("account.addressName")} autoComplete="name" required />
      <TextField
        {...field("phone")}
        label={t("account.addressPhone")}
        hint={t("account.addressPhoneHint")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
      <SelectField
        {...field("region")}
        label={t("account.region")}
        autoComplete="address-level1"
        placeholder={t("account.regionChoose")}
        options={regions.map((region) => ({ value: region.id, text: region[locale] }))}
        required
      />
      <TextField {...field("city")} label={t("account.city")} autoComplete="address-level2" required />
      <TextField {...field("subCity")} label={t("account.subCity")} autoComplete="address-level3" />
      <TextField {...field("woreda")} label={t("account.woreda")} autoComplete="address-level4" />
      <TextField
        {...field("landmark")}
        label={t("account.landmark")}
        hint={t("account.landmarkHint")}
        autoComplete="address-line1"
        enterKeyHint="done"
      />
      {!saved?.isDefault && (
        <label className="form-check">
          <input type="checkbox" name="isDefault" value="1" defaultChecked={isDefault} />
          {t("account.makeDefault")}
        </label>
      )}
      <button className="button button-primary">{t("account.addressSave")}</button>
    </form>
  );
}
