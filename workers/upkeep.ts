import { removeOldMessages } from "../app/data/messages/outbox.server.ts";
import { removeOldPushTokens } from "../app/data/messages/push-tokens.server.ts";
import { sendAlerts } from "../app/data/messages/send-alerts.server.ts";
import { forgetFinished } from "../app/data/orders/order-lookup.server.ts";
import { freeExpiredHolds } from "../app/data/payments/payments.server.ts";
import { fadeCoViews, removeOldReceipts } from "../app/data/products/product-views.server.ts";
import { removeOldCompared } from "../app/data/products/compare.server.ts";
import { hideOrRestoreGoods } from "../app/data/vendors/hidden-goods.server.ts";
import { remindSellers } from "../app/data/orders/parcel-reminders.server.ts";
import { readStoredSettings } from "../app/data/settings/shop-settings.server.ts";
import { answerHours, isWorkingTime, workingHoursBefore } from "../app/domain/orders/working-hours.ts";
import { dayNumber, startOfDay } from "../app/domain/calendar/calendar.ts";
import { settingText } from "../app/domain/settings/shop-settings.ts";
import { followUsdRate } from "../app/data/prices/price-rules.server.ts";
import { startSales, updateDuePrices } from "../app/data/products/turn-prices.server.ts";
import { mergeSearchSegments } from "../app/data/listings/search-index.server.ts";
import { removeLeftovers } from "../app/data/upkeep/leftovers.server.ts";
import { outboxDays } from "../app/domain/messages/outbox.ts";

const MINUTE = 60_000;
const REMIND_MINUTES = 10;
const DAY = 86_400_000;
/** The queue redelivers for four days at most. */
const RECEIPT_DAYS = 4;
/** As long as guests' carts (settled.md 18). */
const COMPARE_DAYS = 90;
/** Half-life of co-views. */
const CO_VIEW_DAYS = 30;
/** Google's limit: a token unused for so long is dead. */
const PUSH_TOKEN_DAYS = 270;
const AT_ONCE = 5_000;

/** Per run; each order releases its goods by triggers. */
const HOLDS = 200;

const PRICE_BATCHES = 50;

const RATE_BATCHES = 10;

const SEARCH_PAGES = 200;

const HIDDEN_PORTIONS = 10;

/** At intervals while sellers work. */
async function remind(db: D1Database, now: number): Promise<void> {
  if (Math.floor(now / MINUTE) % REMIND_MINUTES !== 0 || !isWorkingTime(now)) return;
  const { stored } = await readStoredSettings(db);
  const hours = answerHours(settingText(stored, "answerHours"));
  if (!hours) return;
  const [first, second, third] = hours.map((one) => workingHoursBefore(now, one));
  await remindSellers(db, {
    before: [first!, second!, third!],
    mostCancelled: Number(settingText(stored, "silentCancels")),
    dayStart: startOfDay(dayNumber(now)),
    now,
  });
}

/** Cron of every minute; one failing task does not stop the others. */
export async function runUpkeep(db: D1Database, now: number): Promise<void> {
  const outcomes = await Promise.allSettled([
    startSales(db, now).then(() => updateDuePrices(db, now, PRICE_BATCHES)),
    followUsdRate(db, now, RATE_BATCHES),
    freeExpiredHolds(db, now, HOLDS).run(),
    removeOldReceipts(db, now - RECEIPT_DAYS * DAY, AT_ONCE),
    removeOldCompared(db, now - COMPARE_DAYS * DAY, AT_ONCE),
    fadeCoViews(db, now - CO_VIEW_DAYS * DAY, now, AT_ONCE),
    removeOldMessages(db, now - outboxDays * DAY, AT_ONCE),
    removeOldPushTokens(db, now - PUSH_TOKEN_DAYS * DAY, AT_ONCE),
    forgetFinished(db, AT_ONCE),
    sendAlerts(db, now),
    hideOrRestoreGoods(db, now, HIDDEN_PORTIONS),
    remind(db, now),
    mergeSearchSegments(db, SEARCH_PAGES),
    ...removeLeftovers(db, now, AT_ONCE),
  ]);
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
}
