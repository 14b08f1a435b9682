import { languages, locales, plainLocale, type Locale } from "../domain/languages.ts";

/** A column, its field in a row, and the language of its texts. */
interface Column {
  column: string;
  field: string;
  locale: Locale;
}

/** p.name and p.name_am. */
export function ofColumn(column: string, field = column.split(".").at(-1)!): [Column, ...Column[]] {
  return columnsOf(field, (locale) => (locale === plainLocale ? column : `${column}_${locale}`));
}

/** v.name and v.amharic_name, in tables of vendors, categories, exhibitions and packages. */
export function ofNames(table: string, field = "name"): [Column, ...Column[]] {
  const at = table && `${table}.`;
  return columnsOf(field, (locale) => (locale === plainLocale ? `${at}name` : `${at}${languages[locale].column}_name`));
}

function columnsOf(field: string, columnOf: (locale: Locale) => string) {
  const columns = locales.map((locale) => ({
    column: columnOf(locale),
    field: field + languages[locale].field,
    locale,
  }));
  return columns as [Column, ...Column[]];
}

const selected = (columns: Column[]) => columns.map(({ column, field }) => `${column} AS ${field}`).join(", ");
const inJson = (columns: Column[]) => columns.map(({ column, field }) => `'${field}', ${column}`).join(", ");

export const columnsIn = (columns: Column[]) => columns.map(({ column }) => column).join(", ");
/** The vendor's name if not null, else the product's. */
export const eitherName = (vendors: string, products: string) =>
  ofNames(vendors)
    .map(
      ({ column, field }, index) => `coalesce(${column}, ${ofColumn(`${products}.name`)[index]!.column}) AS ${field}`,
    )
    .join(", ");
/** `p.name AS name, p.name_am AS nameAm`. */
export const translated = (column: string, field?: string) => selected(ofColumn(column, field));
/** `v.name AS vendorName, v.amharic_name AS vendorNameAm`. */
export const named = (table: string, field?: string) => selected(ofNames(table, field));
/** For json_object. */
export const translatedJson = (column: string, field?: string) => inJson(ofColumn(column, field));
export const namedJson = (table: string, field?: string) => inJson(ofNames(table, field));

/** A vendor's name in the language that `locale` holds. */
export function nameFor(table: string, locale: string): string {
  const own = ofNames(table).slice(1);
  const cases = own.map(
    ({ column, locale: one }) => `WHEN '${one}' THEN coalesce(nullif(trim(${column}), ''), ${table}.name)`,
  );
  return `CASE ${locale} ${cases.join(" ")} ELSE ${table}.name END`;
}
