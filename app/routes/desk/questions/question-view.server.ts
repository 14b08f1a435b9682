import { type DeskQuestion, questionMark } from "../../../data/questions/desk-questions.server.ts";
import { momentView } from "../../../domain/date-view.ts";
import { displayName } from "../../../domain/display-name.ts";
import { productHref } from "../../../domain/products/product-links.ts";
import type { Viewer } from "../../../domain/viewer.ts";

export function questionView(row: DeskQuestion, { locale, now }: Viewer) {
  const { id, question, answer, state, askedAt, vendorId, isUnreached } = row;
  return {
    ...{ id, question, answer, state },
    asked: momentView(askedAt, locale, now),
    product: {
      ...displayName({ name: row.productName, nameAm: row.productNameAm }, locale),
      href: `${productHref(row.productSlug)}#questions`,
    },
    vendor: {
      ...displayName({ name: row.vendorName, nameAm: row.vendorNameAm }, locale),
      href: `/desk/vendors/${vendorId}`,
    },
    isUnreached: isUnreached === 1,
    seen: questionMark(row),
  };
}

export type QuestionView = ReturnType<typeof questionView>;
