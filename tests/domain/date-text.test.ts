import { expect, test } from "vitest";
import { clockText, dateText, dayText, europeanClock, withWeekday } from "../../app/domain/date-text.ts";

// amharic.md 5; times in Addis Ababa.
const at = (text: string) => Date.parse(`${text}:00+03:00`);

test("months by name in both calendars and languages", () => {
  const firstDays = Array.from({ length: 13 }, (_, month) => at("2025-09-11T12:00") + month * 30 * 86_400_000);
  expect(firstDays.map((time) => dayText(time, "am"))).toEqual([
    ...["መስከረም 1", "ጥቅምት 1", "ኅዳር 1", "ታኅሣሥ 1", "ጥር 1", "የካቲት 1", "መጋቢት 1"],
    ...["ሚያዝያ 1", "ግንቦት 1", "ሰኔ 1", "ሐምሌ 1", "ነሐሴ 1", "ጳጉሜን 1"],
  ]);
  expect(firstDays.map((time) => dayText(time, "en", "ethiopic"))).toEqual([
    ...["1 Meskerem", "1 Tikimt", "1 Hidar", "1 Tahsas", "1 Tir", "1 Yekatit", "1 Megabit"],
    ...["1 Miyazya", "1 Ginbot", "1 Sene", "1 Hamle", "1 Nehase", "1 Pagumen"],
  ]);
  const months = Array.from({ length: 12 }, (_, month) => at(`2026-${String(month + 1).padStart(2, "0")}-05T12:00`));
  expect(months.map((time) => dayText(time, "en").slice(2))).toEqual([
    ...["January", "February", "March", "April", "May", "June"],
    ...["July", "August", "September", "October", "November", "December"],
  ]);
  expect(months.map((time) => dayText(time, "am", "gregorian"))).toEqual(
    "ጃንዩወሪ ፌብሩወሪ ማርች ኤፕሪል ሜይ ጁን ጁላይ ኦገስት ሴፕቴምበር ኦክቶበር ኖቬምበር ዲሴምበር".split(" ").map((month) => `እ.ኤ.አ. ${month} 5`),
  );
});

test("the days of the week", () => {
  const week = Array.from({ length: 7 }, (_, day) => at("2026-09-07T00:00") + day * 86_400_000);
  expect(week.map((time) => withWeekday(time, "am", "-"))).toEqual(
    "ሰኞ፣ ማክሰኞ፣ ረቡዕ፣ ሐሙስ፣ ዓርብ፣ ቅዳሜ፣ እሑድ፣".split(" ").map((day) => `${day} -`),
  );
  expect(week.map((time) => withWeekday(time, "en", "-").slice(0, 3)).join(" ")).toBe("Mon Tue Wed Thu Fri Sat Sun");
  const newYear = at("2026-09-11T09:00");
  expect(withWeekday(newYear, "am", dateText(newYear, "am"))).toBe("ዓርብ፣ መስከረም 1 ቀን 2019 ዓ.ም.");
  expect(withWeekday(newYear, "en", dateText(newYear, "en"))).toBe("Friday 11 September 2026");
});

test.each([
  [0, "ከሌሊቱ 6:00", "12:00 AM"],
  [5, "ከሌሊቱ 11:00", "5:00 AM"],
  [6, "ከጠዋቱ 12:00", "6:00 AM"],
  [11, "ከጠዋቱ 5:00", "11:00 AM"],
  [12, "ከቀኑ 6:00", "12:00 PM"],
  [17, "ከቀኑ 11:00", "5:00 PM"],
  [18, "ከምሽቱ 12:00", "6:00 PM"],
  [23, "ከምሽቱ 5:00", "11:00 PM"],
])("the clock, hour by hour: %i o'clock is %s, in brackets %s", (hour, amharic, european) => {
  const two = String(hour).padStart(2, "0");
  const time = at(`2026-03-12T${two}:00`);
  expect([clockText(time, "am"), europeanClock(time), clockText(time, "en")]).toEqual([amharic, european, `${two}:00`]);
  expect(clockText(time + 3_599_999, "am")).toBe(amharic.replace(":00", ":59"));
});

test("digits are European, and no date is all digits", () => {
  for (let day = 0; day < 1500; day += 1) {
    const time = at("2024-01-01T00:00") + day * 86_400_000;
    for (const text of [dateText(time, "am"), dayText(time, "am"), dateText(time, "en"), dayText(time, "en")])
      expect(text).toMatch(/^[^\u1369-\u137C]*\p{L}{2,}[^\u1369-\u137C]*$/u);
  }
});
