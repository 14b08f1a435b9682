import { z } from "zod";
import { isTooManyPictures } from "../../data/pictures/sent-pictures.server.ts";
import { findProductDetail } from "../../data/products/product-detail.server.ts";
import { findPurchase, removeReview, saveReview } from "../../data/reviews/reviews.server.ts";
import { textLanguage } from "../../domain/display-name.ts";
import { pictureLimits } from "../../domain/pictures/sent-pictures.ts";
import { groupDigits } from "../../domain/listings/listing-page.ts";
import { productHref } from "../../domain/products/product-links.ts";
import { checkReview, shortName } from "../../domain/reviews/review.ts";
import { parseFields, withoutSecrets } from "../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import type { ActionTools } from "../../request/action-context.server.ts";
import { localeOf } from "../../request/locale.server.ts";
import { chooseAgain, dropPictures, takePictures } from "../../shared/pictures/take-pictures.server.ts";
import { unknownReview } from "../../shared/reviews/review-target.server.ts";

const reviewFields = z.object({
  intent: z.enum(["save", "remove"]),
  rate: z.string().optional(),
  words: z.string().optional(),
  removePictures: z.literal("1").optional(),
  returnTo: z.string().optional(),
});

/** Only for buyers whose parcel was delivered. */
export async function reviewAction(tools: ActionTools, nameSlug: string): Promise<Response> {
  const { db, session, submission, where, t } = tools;
  const { owner } = session;
  const product = await findProductDetail(db, nameSlug);
  if (!product) return unknownReview(where);
  const path = productHref(product.nameSlug);
  // A refusal is displayed on the form's own page.
  submission.fields.set("returnTo", `${path}/review`);
  const values = withoutSecrets(submission.fields);
  const refuse = (sentence: string) => replyProblem(where, { fields: chooseAgain(tools), values, form: sentence });
  const parsed = parseFields(submission, reviewFields);
  if (!parsed.ok) return refuse(t("actions.checkFields"));
  const purchase = await findPurchase(db, owner, product.id);
  if (!purchase?.isDelivered) return refuse(t(purchase ? "review.tooEarly" : "review.notBought"));
  const whose = { owner, orderId: purchase.orderId, productId: product.id };
  if (parsed.value.intent === "remove") {
    await removeReview(db, whose);
    return replyDone({ ...where, to: path }, t("buying.reviewRemoved"));
  }
  const checked = checkReview(parsed.value);
  if (!checked.ok) {
    const { rate, words } = checked.problems;
    const fields = {
      ...chooseAgain(tools),
      ...(rate && { rate: t("buying.reviewRateMissing") }),
      ...(words && { words: t("accountActions.tooLong", { field: t("review.words"), max: groupDigits(words.max) }) }),
    };
    return replyProblem(where, { fields, values });
  }
  const { rate, content } = checked;
  if (content === "" && submission.files?.sent.length) {
    const fields = { ...chooseAgain(tools), words: t("buying.picturesWords") };
    return replyProblem(where, { fields, values });
  }
  const taken = await takePictures(tools);
  if (!taken.ok) return replyProblem(where, { fields: { pictures: taken.sentence }, values });
  const contentLang = textLanguage(content) ?? localeOf(where.context);
  const author = shortName(purchase.name);
  const isReplaced = taken.pictures.length > 0 || parsed.value.removePictures === "1";
  const pictures = isReplaced ? { sent: taken.pictures, by: purchase.buyer } : null;
  const review = { ...whose, rate, author, content, contentLang, pictures, now: tools.now };
  const outcome = await saveReview(db, review).catch(async (error: unknown) => {
    await dropPictures(tools, taken.pictures);
    if (isTooManyPictures(error)) return "full" as const;
    throw error;
  });
  if (outcome === "full") {
    const fields = { pictures: t("buying.picturesFull", { max: pictureLimits.ofOwner }) };
    return replyProblem(where, { fields, values });
  }
  if (!outcome) {
    await dropPictures(tools, taken.pictures);
    return refuse(t("review.tooEarly"));
  }
  const link = { href: `${path}#reviews`, text: t("buying.reviewSee") };
  const text = t(taken.pictures.length > 0 ? "buying.reviewSavedPictures" : "buying.reviewSaved");
  return replyDone({ ...where, to: path }, { text, link });
}
