import { momentView } from "../../domain/date-view.ts";
import { displayName } from "../../domain/display-name.ts";
import type { Translated } from "../../domain/translated.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { DatedText, DateText } from "../../ui/date-text.tsx";
import { useDesk } from "./use-desk.ts";

export function Moment({ at }: { at: number }) {
  const { locale, now } = useDesk().viewer;
  return <DateText date={momentView(at, locale, now)} />;
}

interface MomentTextProps {
  text: TextKey;
  /** Moments by their names in the sentence. */
  at: Record<string, number>;
  values?: Record<string, string | number>;
}

export function MomentText({ text, at, ...values }: MomentTextProps) {
  const { locale, now } = useDesk().viewer;
  const dates = Object.entries(at).map(([name, time]) => [name, momentView(time, locale, now)] as const);
  return <DatedText text={text} dates={Object.fromEntries(dates)} {...values} />;
}

export function Named({ href, ...names }: Translated<"name"> & { href?: string }) {
  const { name, lang } = displayName(names, useDesk().viewer.locale);
  return href ? (
    <a href={href} lang={lang}>
      {name}
    </a>
  ) : (
    <span lang={lang}>{name}</span>
  );
}
