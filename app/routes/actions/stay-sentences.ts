import { displayName } from "../../domain/accounts/display-name.ts";
import type { Locale } from "../../domain/viewer.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";
import type { Staying } from "./move-wishes.ts";

/** Names in one sentence: a list of 200 is no message. */
const namesSaid = 3;

const sentences: Record<Staying["reason"], TextKey> = {
  gone: "actions.wishlistGone",
  closed: "buying.wishlistClosed",
  soldOut: "actions.wishlistSoldOut",
  chooseVariant: "actions.wishlistVariants",
  overStock: "actions.wishlistNoneFree",
  overLimit: "actions.wishlistOverLimit",
  cartFull: "actions.wishlistCartFull",
  changed: "actions.wishlistTryAgain",
};

/** Why products stay in the wishlist: one sentence for each reason, with the names. */
export function staySentences(stays: Staying[], locale: Locale, t: Translate): string[] {
  const reasons = [...new Set(stays.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const names = stays
      .filter((one) => one.reason === reason)
      .map(({ item }) => displayName(item.product, locale).name);
    return t(sentences[reason], { names: shortList(names, locale, t) });
  });
}

function shortList(names: string[], locale: Locale, t: Translate): string {
  const said = names.slice(0, namesSaid).join(locale === "am" ? "፣ " : ", ");
  const count = names.length - namesSaid;
  return count > 0 ? t("actions.wishlistAndMore", { names: said, count }) : said;
}
