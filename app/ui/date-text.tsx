import type { DateView } from "../domain/date-view.ts";
import type { TextKey } from "../i18n/translate.ts";
import { eachPart, FilledText } from "./filled-text.tsx";

/**
 * The other calendar is its title, and printed in brackets where a day matters; no line may begin with the dash
 * between two days.
 */
export function DateText({ date: { iso, text, title, note } }: { date: DateView }) {
  return (
    <>
      <time dateTime={iso} title={title}>
        {text}
      </time>
      {note && ` (${note.replace(" - ", "\u00A0- ")})`}
    </>
  );
}

interface DatedTextProps {
  /** A sentence with the dates' names in it: "Expected on {{date}}". */
  text: TextKey;
  dates: Record<string, DateView>;
  values?: Record<string, string | number>;
}

export function DatedText({ dates, ...sentence }: DatedTextProps) {
  const parts = eachPart(dates, (date) => <DateText date={date} />);
  return <FilledText {...sentence} parts={parts} />;
}
