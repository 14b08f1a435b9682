import { type DeskQuestion, questionMark } from "../../../data/questions/desk-questions.server.ts";
import { momentView } from "../../../domain/date-view.ts";
import { displayName } from "../../../domain/display-name.ts";
import { askedView } from "../../../domain/questions/asked-view.ts";
import type { Viewer } from "../../../domain/viewer.ts";

export function questionView(row: DeskQuestion, viewer: Viewer) {
  const { id, question, answer, state, askedAt, chosen, isUnreached } = row;
  const { locale, now } = viewer;
  const { vendor } = chosen.product;
  return {
    ...{ id, question, answer, state },
    asked: momentView(askedAt, locale, now),
    product: askedView(chosen, viewer),
    vendor: { ...displayName(vendor, locale), href: `/desk/vendors/${vendor.id}` },
    isUnreached,
    seen: questionMark(row),
  };
}

export type QuestionView = ReturnType<typeof questionView>;
