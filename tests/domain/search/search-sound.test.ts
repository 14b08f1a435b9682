import {
  keyPairs,
  otherKeys,
  consonantSkeletons,
  skeleton,
  soundKey,
  soundOf,
} from "../../../app/domain/search/search-sound.ts";
import { expect, test } from "vitest";
import { foldText } from "../../../app/domain/search/search-fold.ts";

const keyOf = (word: string) => soundKey(foldText(word));

test.each([
  ["ayb", "ዐይብ ayib"],
  ["snk", "ሥንቅ sinq"],
  ["gomn", "ጐመን ጎመን gommen gomen"],
  ["kulalt", "ኵላሊት kulalit"],
  ["kulkwal", "ቍልቋል kulkual"],
  ["slat", "ጽላት tsilat"],
  ["ktlaktl", "ቅጠላቅጠል qitelaqitel"],
  ["cama", "ጫማ chama chamma tchama"],
  ["xmz", "ሸሚዝ shemiz shemize"],
  ["njra", "እንጀራ injera enjera"],
  ["habxa", "ሐበሻ habesha habeshah"],
  ["ntla", "ነጠላ netela netella"],
  ["wtt", "ወተት wetet wotet"],
  ["xnbra", "ሽንብራ shimbra shinbra"],
  ["addas", "አዲዳስ adidas"],
  ["kwankwa", "ቋንቋ kuankua quanqua kwankwa"],
  ["wha", "ውሃ ዉሃ wuha wiha"],
  ["sat", "ሰዓት seat se'at"],
  ["shay", "ጸሐይ tsehay tshay"],
  ["sawd", "ሳዑዲ saudi"],
  ["zytun", "ዘይቱን zeitun zeytoon"],
  ["nbrat", "መብራት mebrat mbrat"],
  ["nkulal", "እንቁላል enkulal inqulal"],
  ["lmaslxa", "ልማስለሻ limaslesha limaslessha"],
  ["", "12 እ i"],
  ["", "zzzz kkkk zzzzqq zzqq"],
])("both scripts have one key (amharic.md 7): %j", (key, spellings) => {
  expect(spellings.split(" ").map(keyOf)).toEqual(spellings.split(" ").map(() => key));
});

test.each([
  ["ሸሚዝ", "xemiz"],
  ["shem", "xem"],
  ["xl", "ksl"],
  ["city", "sity"],
  ["café", "kafe"],
])("%j sounds %j", (word, sound) => expect(soundOf(foldText(word)).replace(/y$/, "")).toBe(sound.replace(/y$/, "")));

test.each([
  ["habasha", "hbx"],
  ["ሐበሻ", "hbx"],
  ["kamis", "kms"],
  ["ቡና", ""],
])("skeleton of %j is %j", (word, bones) => expect(skeleton(foldText(word))).toBe(bones));

// amharic.md 7.

test.each([
  ["gebena", "ጀበና"],
  ["teif", "ጤፍ"],
  ["yett", "የጥጥ"],
  ["mdja", "ምድጃ"],
  ["tsherit", "ቲሸርት"],
  ["chgn", "ችግኝ"],
])("%s is heard as %s by some", (latin, word) => {
  expect(soundKey(latin)).not.toBe(soundKey(word));
  expect(otherKeys(latin)).toContain(soundKey(word));
});

test("consonants of other readings count, too", () => {
  expect(consonantSkeletons("mashaf")).toContain(skeleton(foldText("መጽሐፍ")));
  expect(consonantSkeletons("kamis")).toEqual(["kms"]);
});

test.each([
  ["habeshakemis", "ሀበሻ", "ቀሚስ"],
  ["yehabeshakmis", "የሀበሻ", "ቀሚስ"],
  ["berdlbs", "ብርድ", "ልብስ"],
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
