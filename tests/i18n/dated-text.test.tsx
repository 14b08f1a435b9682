import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { dateView, daysView, deadlineView } from "../../app/domain/date-view.ts";
import type { Locale } from "../../app/domain/languages.ts";
import { renderMessage } from "../../app/outbound/message.ts";
import { DatedText } from "../../app/ui/date-text.tsx";
import { printed } from "../support/printed.tsx";

// amharic.md 5.
const at = (text: string) => Date.parse(`${text}:00+03:00`);

test("a date within a sentence, in both languages", () => {
  const dates = (locale: Locale) => ({ date: dateView(at("2026-03-12T18:05"), locale) });
  expect(printed(<DatedText text="wishlist.added" dates={dates("en")} />, "en")).toBe(
    'Added on <time dateTime="2026-03-12" title="Thursday 3 Megabit 2018, Ethiopian calendar">12 March 2026</time>',
  );
  expect(printed(<DatedText text="wishlist.added" dates={dates("am")} />, "am")).toBe(
    'የታከለበት ቀን፦ <time dateTime="2026-03-12" title="ሐሙስ፣ እ.ኤ.አ. ማርች 12፣ 2026">መጋቢት 3 ቀን 2018 ዓ.ም.</time>',
  );
});

test("a delivery and a deadline have the other calendar in brackets too", () => {
  const text = (html: string) => html.replace(/<[^>]+>/g, "").replace(/\u00a0/g, " ");
  const days = (locale: Locale) => daysView(at("2026-11-24T00:00"), at("2026-11-26T23:59"), locale);
  const values = { city: "አዳማ", fee: "150 ETB" };
  expect(text(printed(<DatedText text="delivery.cityCosts" dates={days("am")} values={values} />, "am"))).toBe(
    "ወደ አዳማ፦ 150 ETB፣ ከኅዳር 15 እስከ ኅዳር 17 (እ.ኤ.አ. ኖቬምበር 24 - 26)።",
  );
  expect(printed(<DatedText text="orders.expected" dates={days("am")} />, "am")).toContain("24\u00a0- 26");
  const until = deadlineView(at("2026-11-24T09:00"), "am");
  expect(text(printed(<DatedText text="orders.codeUntil" dates={{ until }} />, "am"))).toMatch(
    /^ዕቃዎቹ እስከ ኅዳር 15፣ ከጠዋቱ 3:00 \(እ\.ኤ\.አ\. ኖቬምበር 24፣ 9:00 AM\) ድረስ/,
  );
});

test("messages, where nothing can be pointed at, say deadlines and deliveries in both calendars", () => {
  const received = (locale: Locale, text: "orderToPay" | "parcelOnTheWay", values: Record<string, string | number>) =>
    renderMessage({ to: "+251911234567", locale, text, values }, "https://shop.example")!.text;
  const pay = { number: "4827193158", payBy: at("2026-11-24T09:00"), total: 70_000, goods: "[]", most: 40 };
  const parcel = { parcel: "4827193158-1", vendor: "Abay", until: at("2026-11-26T23:59") };
  expect(received("en", "orderToPay", pay)).toContain("until 24 November, 09:00 (15 Hidar)");
  expect(received("am", "orderToPay", pay)).toContain("እስከ ኅዳር 15፣ ከጠዋቱ 3:00 (እ.ኤ.አ. ኖቬምበር 24፣ 9:00 AM)");
  expect(received("en", "parcelOnTheWay", parcel)).toContain("expected by 26 November (17 Hidar)");
  expect(received("am", "parcelOnTheWay", parcel)).toContain("እስከ ኅዳር 17 (እ.ኤ.አ. ኖቬምበር 26)");
});

describe("time is Addis Ababa's, and nobody else prints it", () => {
  const sources = globSync("{app,workers,scripts}/**/*.{ts,tsx}", { exclude: ["**/*.d.ts"] });
  const those = (pattern: RegExp, folders = /./) =>
    sources.filter((name) => folders.test(name) && pattern.test(readFileSync(name, "utf8")));

  test("no formatter of the platform, no clock of the machine's own zone", () => {
    const platform = /Intl\.(DateTimeFormat|RelativeTimeFormat)|toLocale(Date|Time)|to(Date|Time)String\(/;
    const ownZone = /\.(get|set)(Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)\(/;
    expect(those(platform)).toEqual([]);
    expect(those(ownZone)).toEqual([]);
  });

  test("texts of dates come from the views, and are printed by one component", () => {
    const users = those(/domain\/date-text\.ts|"\.\.?\/date-text\.ts"/).filter((name) => !name.startsWith("app/ui/"));
    // Coupon refusals are toasts too, hours of the week have no date, and an offline copy has no components.
    const strings = [
      "app/client/offline/copy-with-age.ts",
      "app/domain/cart/coupon.ts",
      "app/domain/date-view.ts",
      "app/domain/pages/shop-contact.ts",
      "app/shared/written-pages/open-page.server.ts",
    ];
    expect(users.filter((name) => !name.startsWith("scripts/")).sort()).toEqual(strings);
    expect(those(/<time\b/, /^(app|workers)/).sort()).toEqual(["app/ui/countdown.tsx", "app/ui/date-text.tsx"]);
  });

  test("no sentence with a date gets a bare string", () => {
    const dated = /\bt\(\s*[^)]*\{\s*[^)]*\b(date|from|until|payBy)(:|,| \})/;
    const allowed = ["app/ui/countdown.tsx"];
    expect(those(dated, /^app\/(routes|shared|ui)\/.*\.tsx$/).filter((name) => !allowed.includes(name))).toEqual([]);
  });
});
