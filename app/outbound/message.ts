import { deviceName } from "../domain/accounts/device-name.ts";
import { dayView, deadlineView, plainDate } from "../domain/date-view.ts";
import type { Reject } from "../domain/feed/feed-import.ts";
import { type OutboxPayload, titleOf } from "../domain/messages/outbox.ts";
import { cashText, firstNameText, goodsText, placeText, productText } from "../domain/messages/message-words.ts";
import { formatEtb } from "../domain/money.ts";
import { formatOrderNumber, parcelNumber } from "../domain/orders/order-number.ts";
import { parseParcelName } from "../domain/orders/parcel-name.ts";
import { contactWays, type ShopContact } from "../domain/pages/shop-contact.ts";
import { shopName } from "../domain/pages/shop.ts";
import { languages, type Locale } from "../domain/languages.ts";
import { faultTexts } from "../i18n/fault-texts.ts";
import { texts, translators } from "../i18n/texts.ts";
import type { TextKey } from "../i18n/translate.ts";

export type Rendered = NonNullable<ReturnType<typeof renderMessage>>;

type Value = string | number;
// A non-breaking space would cut an English SMS from 160 to 70 letters.
const money = (santim: Value) => formatEtb(Number(santim)).replace("\u00a0", " ");

/** santim; numbers of orders and parcels in their stored form. */
const printed: Record<string, (value: Value, locale: Locale) => string> = {
  total: money,
  amount: money,
  price: money,
  oldPrice: money,
  until: (time, locale) => plainDate(dayView(Number(time), locale)),
  // A second calendar would cost another SMS.
  by: (time, locale) => dayView(Number(time), locale).text,
  payBy: (time, locale) => plainDate(deadlineView(Number(time), locale)),
  number: (number) => formatOrderNumber(String(number)),
  parcel: parcelText,
  place: (place) => placeText(String(place)),
  cash: (sums) => cashText(String(sums), (santim) => money(santim)),
};

function parcelText(name: Value): string {
  const parcel = parseParcelName(String(name));
  return parcel ? parcelNumber(parcel.number, parcel.position) : String(name);
}

export function renderMessage(payload: OutboxPayload, publicOrigin: string) {
  const { locale, text } = payload;
  const messages: Record<string, string> = texts[locale].messages;
  if (!messages[text]) return null;
  const t = translators[locale];
  const values: Record<string, Value> = {
    shop: shopName(locale),
    origin: publicOrigin,
    // The link's secret is added when the message is sent (decision 45) and never stored.
    ...((payload.values?.link ?? payload.values?.question) !== undefined && { secret: "..." }),
    ...Object.fromEntries(
      Object.entries(payload.values ?? {}).map(([name, value]) => [name, printed[name]?.(value, locale) ?? value]),
    ),
  };
  // A browser may send any User-Agent; only recognized names are printed.
  if (payload.values?.device !== undefined) {
    const { browser, system } = deviceName(String(payload.values.device));
    values.device = [browser, system].filter(Boolean).join(", ") || t("messages.unknownDevice");
  }
  if (payload.values?.goods !== undefined) {
    const { text: goods, more } = goodsText(String(payload.values.goods), Number(payload.values.most), locale);
    values.goods = more > 0 ? t("messages.moreGoods", { goods, more }) : goods;
  }
  if (payload.values?.chosen !== undefined) values.product = productText(String(payload.values.chosen), locale);
  if (payload.values?.buyer !== undefined) {
    values.buyer = firstNameText(String(payload.values.buyer)) || t("messages.unknownBuyer");
  }
  const plain = t(`messages.${text}`, values);
  const words =
    values.receipt !== undefined
      ? t("messages.withReceipt", { ...values, text: plain })
      : payload.values?.rejects !== undefined
        ? t("messages.withReport", { text: plain, report: reportText(payload.values, locale) })
        : plain;
  return {
    title: t(`messages.${titleOf(text)}` as TextKey, values),
    text: words,
    leave: leaveAddress(words, publicOrigin),
  };
}

/** The faults of a file, one row a line; `more` rows are left out. */
function reportText({ rejects, more = 0 }: NonNullable<OutboxPayload["values"]>, locale: Locale): string {
  const t = translators[locale];
  const lines = (JSON.parse(String(rejects)) as Reject[]).map(({ line, id, title, column, fault }) => {
    const cell = [column, fault.value && `«${fault.value}»`].filter(Boolean).join(" ");
    return t("messages.reportLine", { line, name: title || id, cell, ...faultTexts(fault, locale) }).replace(
      ":  ",
      ": ",
    );
  });
  return [...lines, ...(Number(more) > 0 ? [t("messages.reportMore", { more })] : [])].join("\n");
}

/** A mail ends with the ways to reach the shop; an SMS has no room for them. */
export function withReach(text: string, locale: Locale, contact: ShopContact): string {
  const ways = contactWays(contact).map((way) => way.text);
  if (ways.length === 0) return text;
  return translators[locale]("messages.reachUs", { text, ways: ways.join(languages[locale].comma) });
}

/** The last link in a text: links in names come before it. */
function leaveAddress(text: string, publicOrigin: string): string {
  for (const list of ["newsletter", "alerts"]) {
    const page = `${publicOrigin}/${list}/leave?q=`;
    const at = text.lastIndexOf(page);
    if (at >= 0) return `${publicOrigin}/leave/${list}?q=${/^[\w-]*/.exec(text.slice(at + page.length))![0]}`;
  }
  return "";
}
