import { dateTimeText } from "../../domain/date-text.ts";
import { useLocale, useT } from "../../i18n/use-t.tsx";
import "./deal-end.css";

/** Until when the special price or sale runs (UTC ms): a deadline, so both calendars in Amharic. */
export function DealEnd({ endsAt }: { endsAt: number }) {
  const t = useT();
  const date = dateTimeText(endsAt, useLocale());
  return (
    <p className="deal-end">
      <time dateTime={new Date(endsAt).toISOString()}>{t("product.ends", { date })}</time>
    </p>
  );
}
