import "../../ui/forms/form.first.css";
import { searchTextLimit } from "../../domain/constants.ts";
import { useT } from "../../i18n/use-t.tsx";
import { LanguageField } from "../../ui/forms/language-field.tsx";
import type { DirectoryView } from "./directory-view.server.ts";

export function DirectoryForm({ directory: { query, cities, categories, isNarrowed } }: { directory: DirectoryView }) {
  const t = useT();
  return (
    <form
      className="directory-form"
      role="search"
      action="/vendors"
      aria-label={t("vendor.findVendors")}
      key={`${query.name} ${query.city} ${query.category}`}
    >
      <div className="directory-form-name">
        <label className="form-field-label" htmlFor="vendor-name">
          {t("vendor.vendorName")}
        </label>
        <input
          className="form-field-input"
          id="vendor-name"
          name="name"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={searchTextLimit}
          defaultValue={query.name ?? ""}
        />
      </div>
      <Choice name="city" label={t("account.city")} all={t("vendor.allCities")} options={cities} value={query.city} />
      <Choice
        name="category"
        label={t("compare.category")}
        all={t("footer.categories")}
        options={categories}
        value={query.category}
      />
      {query.sort && <input type="hidden" name="sort" value={query.sort} />}
      <p className="directory-form-actions row">
        <button className="button button-primary">{t("vendor.show")}</button>
        {isNarrowed && (
          <a className="directory-form-clear" href="/vendors">
            {t("vendor.clear")}
          </a>
        )}
      </p>
      <LanguageField />
    </form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  all: string;
  options: { value: string; text: string }[];
  value: string | null;
}

function Choice({ name, label, all, options, value }: ChoiceProps) {
  return (
    <div>
      <label className="form-field-label" htmlFor={`vendor-${name}`}>
        {label}
      </label>
      <select className="form-field-input" id={`vendor-${name}`} name={name} defaultValue={value ?? ""}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
