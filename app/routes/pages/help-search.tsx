import { useT } from "../../i18n/use-t.tsx";
import { LanguageField } from "../../ui/forms/language-field.tsx";

/** Searches the questions of both languages. `q` of an address is a secret of the sign-in (http/pages/own-path): hence `find`. */
export function HelpSearch({ find }: { find: string }) {
  const t = useT();
  return (
    <form className="help-search" role="search" action="/pages/help-center" aria-label={t("content.helpSearch")}>
      <label className="form-field-label" htmlFor="help-find">
        {t("content.helpSearch")}
      </label>
      <div className="help-search-row">
        <input
          className="form-field-input help-search-input"
          id="help-find"
          name="find"
          type="search"
          defaultValue={find}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button className="button button-primary">{t("content.helpSearchButton")}</button>
      </div>
      <LanguageField />
    </form>
  );
}
