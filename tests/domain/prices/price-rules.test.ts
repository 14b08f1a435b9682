import { expect, test } from "vitest";
import { ruleBegins } from "../../../app/domain/prices/price-rules.ts";

const DAY = 86_400_000;
const MIDNIGHT = Date.UTC(2026, 10, 24, 21);
const NOW = MIDNIGHT + 12 * 3_600_000;

test.each<[string, number | null, number, number | "past" | "far"]>([
  ["no day", null, NOW, NOW],
  ["today", MIDNIGHT, NOW, NOW],
  ["today, at midnight itself", MIDNIGHT, MIDNIGHT, MIDNIGHT],
  ["today, in its last moment", MIDNIGHT, MIDNIGHT + DAY - 1, MIDNIGHT + DAY - 1],
  ["yesterday", MIDNIGHT - DAY, NOW, "past"],
  ["yesterday, at midnight", MIDNIGHT - DAY, MIDNIGHT, "past"],
  ["tomorrow", MIDNIGHT + DAY, NOW, MIDNIGHT + DAY],
  ["in two years", MIDNIGHT + 730 * DAY, NOW, MIDNIGHT + 730 * DAY],
  ["after two years", MIDNIGHT + 731 * DAY, NOW, "far"],
])("%s", (_, day, now, begins) => expect(ruleBegins(day, now)).toBe(begins));
