import { useT } from "../../../i18n/use-t.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";

interface BooksFormProps {
  months: { value: string; text: string }[];
  vendor?: number;
}

export function BooksForm({ months, vendor }: BooksFormProps) {
  const t = useT();
  return (
    <section aria-labelledby="books">
      <h2 id="books">{t("deskVendors.books")}</h2>
      <p className="desk-text">{t("deskVendors.booksText")}</p>
      <form className="desk-line" action="/desk/vendors/books">
        {vendor !== undefined && <input type="hidden" name="vendor" value={vendor} />}
        <SelectField
          name="month"
          label={t("deskVendors.month")}
          required
          defaultValue={months[0]!.value}
          options={months}
        />
        <button className="button button-outline">{t("deskVendors.booksTake")}</button>
      </form>
    </section>
  );
}
