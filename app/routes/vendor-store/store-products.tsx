import { searchTextLimit } from "../../domain/constants.ts";
import type { VendorView } from "../../domain/vendors/vendor-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ProductCard } from "../../ui/cards/product-card.tsx";
import { LanguageField } from "../../ui/forms/language-field.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";
import { QuotingText } from "../../ui/own-words.tsx";
import type { StoreView } from "./store-view.server.ts";

export function StoreProducts({ store: { title, searched, count, note, cards } }: { store: StoreView }) {
  return (
    <section aria-labelledby="store-products">
      <div className="store-products-head cluster">
        <h2 id="store-products" className="title" lang={title.lang}>
          {searched ? <QuotingText {...searched} /> : title.name}
        </h2>
        <p className="muted">{count}</p>
      </div>
      {note && (
        <p className="muted">
          <QuotingText {...note} />
        </p>
      )}
      <ul className="store-products-grid grid" role="list">
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function StoreSearch({ vendor, words }: { vendor: VendorView; words: string | null }) {
  const t = useT();
  const label = t("vendor.searchIn", { vendor: vendor.name });
  return (
    <form className="store-search" role="search" action={vendor.href} aria-label={label}>
      <label className="form-field-label" htmlFor="store-search">
        <MarkedName text="vendor.searchIn" name={vendor.name} lang={vendor.lang} />
      </label>
      <div className="row">
        <input
          className="form-field-input"
          id="store-search"
          name="name"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={searchTextLimit}
          defaultValue={words ?? ""}
          key={words}
        />
        <button className="button button-primary">{t("header.search")}</button>
      </div>
      <LanguageField />
    </form>
  );
}
