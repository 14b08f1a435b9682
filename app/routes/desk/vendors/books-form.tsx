import { europeanMonth } from "../../../domain/date-view.ts";
import { monthsUntil } from "../../../domain/vendors/books.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { DeskFilter } from "../../../shared/desk/desk-decision.tsx";
import { useDesk } from "../../../shared/desk/desk-parts.tsx";

export function BooksForm({ vendor }: { vendor?: number }) {
  const t = useT();
  const { locale, now } = useDesk().viewer;
  const months = monthsUntil(now, 12).map(({ name, from }) => ({ value: name, text: europeanMonth(from, locale) }));
  const month = { name: "month", label: t("customOrder.neededMonth"), defaultValue: months[0]!.value, options: months };
  return (
    <section aria-labelledby="books">
      <h2 id="books">{t("deskVendors.books")}</h2>
      <p className="desk-text">{t("deskVendors.booksText")}</p>
      <DeskFilter action="/desk/vendors/books" fields={[month]} button={t("deskVendors.booksTake")}>
        {vendor !== undefined && <input type="hidden" name="vendor" value={vendor} />}
      </DeskFilter>
    </section>
  );
}
