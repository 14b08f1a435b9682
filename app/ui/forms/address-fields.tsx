import { regions } from "../../domain/delivery/regions.ts";
import { storedSubCity, subCitiesOf } from "../../domain/delivery/sub-cities.ts";
import { useLocale, useT } from "../../i18n/use-t.tsx";
import { SelectField } from "./select-field.tsx";
import { type FieldProps, TextField, useTyped } from "./text-field.tsx";
import { inLanguage } from "../../domain/languages.ts";

export function RegionField(field: FieldProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <SelectField
      {...field}
      autoComplete="address-level1"
      placeholder={t("address.regionChoose")}
      options={regions.map((region) => ({ value: region.id, text: inLanguage(region, locale) }))}
      required
    />
  );
}

export function SubCityField({ city, ...given }: FieldProps & { city: string }) {
  const t = useT();
  const field = useTyped(given);
  const locale = useLocale();
  const listed = subCitiesOf(city);
  const props = { ...field, autoComplete: "address-level3", isOneOf: true };
  if (listed.length === 0) return <TextField {...props} />;
  const value = storedSubCity(city, field.defaultValue ?? "");
  const options = listed.map((name) => ({ value: name.en, text: inLanguage(name, locale) }));
  // From before there was a list.
  const isOwn = value !== "" && !options.some((option) => option.value === value);
  return (
    <SelectField
      key={listed[0]!.en}
      {...props}
      placeholder={t("address.subCityChoose")}
      defaultValue={value}
      options={isOwn ? [...options, { value, text: value }] : options}
    />
  );
}
