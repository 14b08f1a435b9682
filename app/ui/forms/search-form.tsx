import "./search-form.first.css";
import "./suggestions.css";
import type { ComponentType } from "react";
import { searchTextLimit } from "../../domain/constants.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Icon } from "../icon.tsx";
import { asPrinted } from "../printing/as-printed.tsx";
import { LanguageField } from "./language-field.tsx";
import { useRootData } from "../root-data.ts";

interface SearchFormProps {
  id: string;
  className?: string;
  name?: string;
  words?: string;
}

function FullForm({ id, className, name, words }: SearchFormProps) {
  const t = useT();
  const open = useRootData()?.shell.searchWords;
  const value = words ?? open ?? "";
  return (
    <form
      className={className ? `search-form ${className}` : "search-form"}
      role="search"
      action="/shop/sidebar/list"
      aria-label={name ?? t("header.search")}
    >
      <label className="visually-hidden" htmlFor={id}>
        {t("header.searchLabel")}
      </label>
      <input
        className="search-form-field"
        id={id}
        name="name"
        type="search"
        enterKeyHint="search"
        maxLength={searchTextLimit}
        placeholder={t("header.searchPlaceholder")}
        defaultValue={value}
        key={value}
      />
      <button className="search-form-button">
        <Icon name="search" />
        <span className="visually-hidden">{t("header.search")}</span>
      </button>
      <LanguageField />
    </form>
  );
}

/** A plain GET to the listing (specification 2.3: name={query}); suggestions come by script (client/combobox). */
export const SearchForm: ComponentType<SearchFormProps> = import.meta.env.SSR ? FullForm : asPrinted("form");
