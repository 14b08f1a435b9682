import { expect, test } from "vitest";
import { foldText } from "../../../app/domain/search/search-fold.ts";
import { keyPairs, otherKeys, skeletons } from "../../../app/domain/search/search-readings.ts";
import { skeleton, soundKey } from "../../../app/domain/search/search-sound.ts";

// amharic.md 7.

test.each([
  ["gebena", "ጀበና"],
  ["teif", "ጤፍ"],
  ["caama", "ጫማ"],
  ["wtt", "ወተት"],
  ["yett", "የጥጥ"],
  ["mdja", "ምድጃ"],
  ["tsherit", "ቲሸርት"],
  ["ky", "ቀይ"],
  ["chgn", "ችግኝ"],
])("%s is heard as %s by some", (latin, word) => {
  expect(soundKey(latin)).not.toBe(soundKey(word));
  expect(otherKeys(latin)).toContain(soundKey(word));
});

test("consonants of other readings count, too", () => {
  expect(skeletons("mashaf")).toContain(skeleton(foldText("መጽሐፍ")));
  expect(skeletons("kamis")).toEqual(["kms"]);
});

test.each([
  ["habeshakemis", "ሀበሻ", "ቀሚስ"],
  ["yehabeshakmis", "የሀበሻ", "ቀሚስ"],
  ["berdlbs", "ብርድ", "ልብስ"],
  ["yetrssamuna", "የጥርስ", "ሳሙና"],
  ["yesetchama", "የሴት", "ጫማ"],
  ["mekinagoma", "መኪና", "ጎማ"],
  ["yesantimborsa", "የሳንቲም", "ቦርሳ"],
])("%s may be %s %s", (latin, first, second) => {
  expect(keyPairs(latin)).toContainEqual([soundKey(first), soundKey(second)]);
});

test("nothing is read into Ethiopic words, into letters three times, or into parts of one sound", () => {
  expect(otherKeys("ጀበና")).toEqual([]);
  expect(keyPairs("ብርድልብስ")).toEqual([]);
  expect(otherKeys("kkkk")).toEqual([]);
  expect(keyPairs("ab")).toEqual([]);
});
