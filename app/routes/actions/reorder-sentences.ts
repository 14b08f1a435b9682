import { displayName } from "../../domain/accounts/display-name.ts";
import type { NotAgain } from "../../domain/orders/reorder.ts";
import type { Locale } from "../../domain/viewer.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";

/** Names in one sentence. */
const namesSaid = 3;

const sentences: Record<NotAgain["reason"], TextKey> = {
  gone: "buying.reorderGone",
  soldOut: "buying.reorderSoldOut",
  chooseVariant: "buying.reorderVariant",
  overStock: "buying.reorderNoneFree",
  overLimit: "buying.reorderOverLimit",
  cartFull: "buying.reorderCartFull",
  closed: "buying.reorderClosed",
  fewer: "buying.reorderFewer",
};

/** What of an order did not come back into the cart: one sentence for each reason, with the names. */
export function reorderSentences(left: readonly NotAgain[], locale: Locale, t: Translate): string[] {
  const reasons = [...new Set(left.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const names = left.filter((one) => one.reason === reason).map(({ line }) => displayName(line.product, locale).name);
    const said = names.slice(0, namesSaid).join(locale === "am" ? "፣ " : ", ");
    const count = names.length - namesSaid;
    return t(sentences[reason], { names: count > 0 ? t("actions.wishlistAndMore", { names: said, count }) : said });
  });
}
