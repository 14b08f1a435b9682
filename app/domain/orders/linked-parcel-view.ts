import { phoneText } from "../accounts/contact.ts";
import { dayView, momentView } from "../date-view.ts";
import { placeParts } from "../delivery/place-parts.ts";
import { displayName } from "../display-name.ts";
import { formatEtb } from "../money.ts";
import { translationsOf } from "../translated.ts";
import type { Viewer } from "../viewer.ts";
import { answersFor, cashToCollect, type LinkedParcel, namesBuyer } from "./linked-parcel.ts";
import { parcelNumber } from "./order-number.ts";
import { orderLineView, parcelAmounts } from "./order-line-view.ts";

export type LinkedParcelView = ReturnType<typeof linkedParcelView>;

export function linkedParcelView(parcel: LinkedParcel, { locale, now }: Pick<Viewer, "locale" | "now">) {
  const { refusal, refusedAt, state } = parcel;
  const answers = answersFor(parcel);
  const cash = cashToCollect(parcel);
  return {
    /** "48 2719 3158-2". */
    number: parcelNumber(parcel.number, parcel.position),
    vendor: displayName(translationsOf(parcel, "vendor"), locale),
    delivery: parcel.delivery,
    state,
    reason: parcel.reason,
    due: answers.includes("delivered") ? dayView(parcel.promisedUntil, locale) : null,
    /** Cash to collect at the door; null for none. */
    collect: cash > 0 ? formatEtb(cash) : null,
    /** Null once the vendor needs no contact with the shopper. */
    buyer:
      namesBuyer(parcel) && parcel.name !== ""
        ? {
            name: parcel.name,
            phone: { text: phoneText(parcel.phone), href: `tel:${parcel.phone}` },
            place: placeParts(parcel, locale),
            note: parcel.note,
          }
        : null,
    lines: parcel.lines.map((line) => orderLineView(line, locale)),
    ...parcelAmounts(parcel),
    refusal: refusedAt && { reason: refusal!, at: momentView(refusedAt, locale, now) },
    answers,
    expires: dayView(parcel.expiresAt, locale),
  };
}
