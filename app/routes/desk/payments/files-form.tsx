import { europeanMonth } from "../../../domain/date-view.ts";
import { monthFiles, type MonthFile } from "../../../domain/orders/month-files.ts";
import { monthsUntil } from "../../../domain/vendors/books.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { DeskDecision } from "../../../shared/desk/desk-decision.tsx";
import { optionsOf } from "../../../shared/desk/desk-list.tsx";
import { useDesk } from "../../../shared/desk/use-desk.ts";

export function FilesForm() {
  const t = useT();
  const { locale, now } = useDesk().viewer;
  const files = optionsOf(Object.keys(monthFiles) as MonthFile[], (file) => t(`files.file_${file}`));
  const months = monthsUntil(now, 12).map(({ name, from }) => ({ value: name, text: europeanMonth(from, locale) }));
  return (
    <section aria-labelledby="files">
      <h2 id="files">{t("files.title")}</h2>
      <p className="desk-text">
        {t("files.text")} <a href="/desk/events?action=fileTaken">{t("files.taken")}</a>
      </p>
      <DeskDecision
        {...{ action: "/desk/payments/files", button: t("files.take"), isLine: true }}
        fields={[
          { name: "file", label: t("files.file"), options: files },
          { name: "month", label: t("files.month"), options: months },
        ]}
      />
    </section>
  );
}
