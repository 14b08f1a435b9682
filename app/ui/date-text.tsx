import { Fragment } from "react";
import type { DateView } from "../domain/date-view.ts";
import type { TextKey } from "../i18n/translate.ts";
import { useT } from "../i18n/use-t.tsx";

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

const mark = "\u0001";

interface DatedTextProps {
  /** A sentence with the dates' names in it: "Expected on {{date}}". */
  text: TextKey;
  dates: Record<string, DateView>;
  values?: Record<string, string | number>;
}

export function DatedText({ text, dates, values }: DatedTextProps) {
  const names = Object.keys(dates);
  const places = Object.fromEntries(names.map((name) => [name, mark + name + mark]));
  const parts = useT()(text, { ...values, ...places }).split(mark);
  return parts.map((part, index) => (
    <Fragment key={index}>{index % 2 === 0 ? part : <DateText date={dates[part]!} />}</Fragment>
  ));
}
