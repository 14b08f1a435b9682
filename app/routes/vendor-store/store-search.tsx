import { searchTextLimit } from "../../domain/constants.ts";
import type { VendorView } from "../../domain/vendors/vendor-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { LanguageField } from "../../ui/forms/language-field.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";
import "./store-search.css";

/** A plain GET within the store. */
export function StoreSearch({ vendor, words }: { vendor: VendorView; words: string | null }) {
  const t = useT();
  const label = t("vendor.searchIn", { vendor: vendor.name });
  return (
    <form className="store-search" role="search" action={vendor.href} aria-label={label}>
      <label className="store-search-label" htmlFor="store-search">
        <MarkedName text="vendor.searchIn" name={vendor.name} lang={vendor.lang} />
      </label>
      <div className="store-search-line">
        <input
          id="store-search"
          name="name"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={searchTextLimit}
          defaultValue={words ?? ""}
          key={words}
        />
        <button className="button button-primary">{t("vendor.searchButton")}</button>
      </div>
      <LanguageField />
    </form>
  );
}
