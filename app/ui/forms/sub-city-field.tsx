import { storedSubCity, subCitiesOf } from "../../domain/delivery/sub-cities.ts";
import { useLocale } from "../../i18n/use-t.tsx";
import { SelectField } from "./select-field.tsx";
import { type FieldProps, TextField, useTyped } from "./text-field.tsx";
import { inLanguage } from "../../domain/languages.ts";

interface SubCityFieldProps extends FieldProps {
  city: string;
  placeholder: string;
}

export function SubCityField({ city, placeholder, ...given }: SubCityFieldProps) {
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
      placeholder={placeholder}
      defaultValue={value}
      options={isOwn ? [...options, { value, text: value }] : options}
    />
  );
}
