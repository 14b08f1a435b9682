import "../../ui/forms/form.first.css";
import type { ReactNode } from "react";
import { useT } from "../../i18n/use-t.tsx";
import { LanguageField } from "../../ui/forms/language-field.tsx";
import type { ChoiceView, FacetsView, ValuesView, ColorView } from "./facets-view.server.ts";

/**
 * Boxes wait for the form's button, single choices are sent at once (design.md 4). Hidden fields come last, so that the
 * pressed button is read first.
 */
export function ListingFilters({ facets }: { facets: FacetsView }) {
  const t = useT();
  const { form } = facets;
  return (
    <section className="listing-filters no-paper" aria-labelledby="listing-filters-title">
      <h2 id="listing-filters-title" className="listing-filters-title">
        {t("listing.filter")}
      </h2>
      <form action={form.action} autoComplete="off">
        {/* Enter in a field presses the first button of a form. */}
        <button className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        <CategoryTree tree={facets.tree} />
        <ButtonFacet title={t("wishlist.price")} choices={facets.prices}>
          <div className="row">
            {form.prices.map((field) => (
              <PriceField key={field.name} field={field} />
            ))}
          </div>
        </ButtonFacet>
        <ButtonFacet title={t("listing.showOnly")} choices={facets.switches} />
        <ButtonFacet title={t("review.rate")} choices={facets.ratings} />
        <ButtonFacet title={t("delivery.discount")} choices={facets.discounts} />
        {facets.values.map((values) => (
          <CheckboxFacet key={values.kind} values={values} />
        ))}
        <div className="listing-filters-apply">
          <button className="button button-primary button-wide" id="show-listing">
            {t("listing.show")}
          </button>
        </div>
        {form.hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <LanguageField />
      </form>
    </section>
  );
}

function CategoryTree({ tree: { up, here, below } }: Pick<FacetsView, "tree">) {
  const t = useT();
  if (up.length + below.length === 0) return null;
  return (
    <section className="listing-facet">
      <h3 className="listing-facet-title">{t("compare.category")}</h3>
      <ul role="list">
        {up.map((place) => (
          <li key={place.href}>
            <a className="listing-facet-row listing-facet-up" href={place.href} rel={place.rel}>
              <span lang={place.lang}>{place.name}</span>
            </a>
          </li>
        ))}
        <li>
          <p className="listing-facet-row strong" lang={here.lang}>
            {here.name}
          </p>
          <ul role="list" className="listing-facet-below">
            {below.map((place) => (
              <li key={place.href}>
                <a className="listing-facet-row" href={place.href} rel={place.rel}>
                  <span lang={place.lang}>{place.name}</span>
                  <Count count={place.count} />
                </a>
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </section>
  );
}

interface ButtonFacetProps {
  title: string;
  choices: ChoiceView[];
  children?: ReactNode;
}

function ButtonFacet({ title, choices, children }: ButtonFacetProps) {
  if (choices.length === 0 && !children) return null;
  return (
    <section className="listing-facet">
      <h3 className="listing-facet-title">{title}</h3>
      {choices.length > 0 && (
        <ul role="list">
          {choices.map((choice) => (
            <ChoiceItem key={choice.param + choice.value} choice={choice} />
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

function ChoiceItem({ choice: { param, value, name, count, isChosen } }: { choice: ChoiceView }) {
  const t = useT();
  return (
    <li>
      <button
        className={isChosen ? "listing-facet-row listing-facet-chosen" : "listing-facet-row"}
        name={param}
        value={value}
      >
        {isChosen ? (
          <>
            <span aria-hidden="true">× {name}</span>
            <span className="visually-hidden">{t("listing.removeFilter", { name })}</span>
          </>
        ) : (
          <span>{name}</span>
        )}
        <Count count={count} />
      </button>
    </li>
  );
}

function Count({ count }: { count: string | null }) {
  return count !== null && <span className="listing-facet-count">{count}</span>;
}

function PriceField({ field: { name, label, value, error } }: { field: FacetsView["form"]["prices"][number] }) {
  const t = useT();
  const id = `listing-${name}`;
  return (
    <div className="listing-price">
      <label htmlFor={id}>{label}</label>
      {error && (
        <p className="form-field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <input
        className="form-field-input"
        id={id}
        name={name}
        inputMode="numeric"
        maxLength={16}
        pattern="[\p{N}\p{Z}\p{Cf},.]*(?:ETB|birr|ብር)?"
        title={t("listing.priceDigits")}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
    </div>
  );
}

function CheckboxFacet({ values: { title, param, open, more, moreText } }: { values: ValuesView }) {
  return (
    <fieldset className="listing-facet">
      <legend className="listing-facet-title">{title}</legend>
      <Checkboxes param={param} values={open} />
      {more.length > 0 && (
        <details className="listing-facet-more">
          <summary>{moreText}</summary>
          <Checkboxes param={param} values={more} />
        </details>
      )}
    </fieldset>
  );
}

export function Checkboxes({ param, values }: { param: string; values: readonly ColorView[] }) {
  return (
    <ul role="list">
      {values.map(({ value, name, lang, color, count, isChosen }) => (
        <li key={value}>
          <label className="listing-facet-row">
            <input type="checkbox" name={param} defaultChecked={isChosen} value={value} />
            {color !== null && <span className="listing-facet-swatch" style={{ backgroundColor: color }} />}
            <span lang={lang || undefined}>{name}</span>
            <Count count={count} />
          </label>
        </li>
      ))}
    </ul>
  );
}
