import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAsked } from "../../../app/domain/search/search-asked.ts";
import { foldText, spellWords } from "../../../app/domain/search/search-fold.ts";
import { groupOf, type CatalogueWord, type Vocabulary } from "../../../app/domain/search/search-groups.ts";
import { completionsOf, replaced, respelt, textOf, tiersOf } from "../../../app/domain/search/search-plan.ts";

function vocabulary(words: string[], { keys = {}, starts = {} }: Record<string, Record<string, string[]>> = {}) {
  const known = (word: string, index = 0): CatalogueWord => ({ word, spelling: word, count: 100 - index });
  const lists = (answers: Record<string, string[]>) =>
    new Map(Object.entries(answers).map(([question, list]) => [question, list.map(known)]));
  return {
    words: new Map(words.map((word) => [word, known(word)])),
    sameKey: lists(keys),
    starting: lists(starts),
    soundStarting: new Map(),
    keyStarting: new Map(),
  } satisfies Vocabulary;
}

function tiers(text: string, known: Vocabulary): string[] {
  const { spelt, needed } = readAsked(text)!;
  return tiersOf(
    spelt,
    needed.map((word) => groupOf(word, known, needed.length === 1)),
  );
}

describe("what is asked for", () => {
  test.each(["", "   ", "።", '" - ( ) *', "🙂", "\u200B", "\u0000"])("%j asks for nothing", (text) => {
    expect(readAsked(text)).toBeNull();
  });

  test("at most 8 words; those that say nothing are not needed where others are", () => {
    expect(readAsked("one two three four five six seven eight nine")!.needed).toHaveLength(8);
    expect(readAsked("shoes for the baby")!.needed.map(({ word }) => word)).toEqual(["shoes", "baby"]);
    expect(readAsked("the")!.needed.map(({ word }) => word)).toEqual(["the"]);
  });

  test("one Ethiopic letter is a fair beginning of the last word, one Latin letter is not", () => {
    expect(readAsked("ጫ ጫ")!.needed.map(({ start }) => start)).toEqual([null, "ጫ"]);
    expect(readAsked("a")!.needed[0]!.start).toBeNull();
    expect(readAsked("ab")!.needed[0]!.start).toBe("ab");
  });
});

/** Index of the tier of titles. */
const TITLE = 6;

describe("a plan", () => {
  test("goes from the exact title to the description", () => {
    expect(tiers("leather bag", vocabulary(["leather", "bag", "bags"], { starts: { bag: ["bag", "bags"] } }))).toEqual([
      '"=leather+bag"',
      '"^leather+bag" AND "leather" AND "==bag"',
      '"leather" AND "==bag" AND "##bag"',
      '"leather" AND "==bag"',
      '"leather" AND "##bag"',
      '"^leather+bag"',
      '"leather" AND "bag"',
      '"#leather" AND "#bag"',
      '("#leather" OR ":leather" OR ":leatherbag") AND ("#bag" OR ":bag" OR ":leatherbag")',
    ]);
  });

  test("who asks for a thing asks for its head, whatever else a text says of it", () => {
    const heads = (text: string) => tiers(text, vocabulary(["phone", "holder", "shoe", "shoes", "wedding"]))[3];
    expect(heads("phone")).toBe('"==phone"');
    expect(heads("phone holder")).toBe('"phone" AND "==holder"');
    expect(heads("shoes for wedding")).toBe('"==shoe" AND "wedding"');
    expect(heads("holder 5 inch")).toContain('"==holder"');
  });

  test("things of two words have one head, and a plural that is another thing stands for itself", () => {
    expect(tiers("t shirt", vocabulary(["t", "shirt"]))[3]).toContain('"==tshirt" OR "==ቲሸርት"');
    expect(tiers("t shirts", vocabulary(["t", "shirt"]))[3]).toContain('"==tshirt"');
    expect(tiers("ብርድ ልብስ", vocabulary(["ብርድ", "ልብስ"]))[3]).toBe('"ብርድ" AND "==ብርድልብስ"');
    expect(tiers("glasses", vocabulary(["glasses", "glass"]))[3]).not.toMatch(/"==glass"/);
  });

  test("one title for woman, women and women's", () => {
    const known = vocabulary(["woman", "women", "womens", "shoe"]);
    expect(tiers("women's shoes", known).slice(0, 7)).toEqual(tiers("woman shoe", known).slice(0, 7));
  });

  test("a word typed wrong is as its correction: with its forms and synonyms, and two words that were typed as one", () => {
    const none = vocabulary([]);
    const groups = readAsked("yehabeshakemis leptop")!.needed.map((word) => groupOf(word, none));
    const known = (word: string): CatalogueWord => ({ word, spelling: word, count: 1 });
    const replacements = new Map([
      ["yehabeshakemis", [known("የሀበሻ ቀሚስ")]],
      ["leptop", [known("laptop"), known("leprop")]],
    ]);
    const again = replaced(groups, replacements);
    expect(again.map(({ asked }) => asked.word)).toEqual(["የሀበሻ", "ቀሚስ", "laptop"]);
    expect(again[1]!.strict).toContainEqual(["dress"]);
    expect(again[2]!.strict).toEqual(expect.arrayContaining([["leptop"], ["laptop"], ["ላፕቶፕ"], ["leprop"]]));
    const spelt = respelt(readAsked("yehabeshakemis leptop")!.spelt, replacements);
    expect(textOf(spelt)).toBe("የሀበሻ ቀሚስ laptop");
  });

  test("what a form of a word finds is not asked for by the word as well", () => {
    const title = (text: string, words: string[]) => tiers(text, vocabulary(words))[TITLE];
    expect(title("bags", ["bags", "bag"])).toBe('"bag"');
    expect(title("bags", ["bags"])).toBe('"bags"');
    expect(title("የቦርሳዎች", ["የቦርሳዎች", "ቦርሳዎች", "ቦርሳ"])).not.toMatch(/ዎች/);
  });

  test("a word, its forms and synonyms are two lists of all that is found", () => {
    const all = (text: string, words: string[], starts = {}) => tiers(text, vocabulary(words, { starts })).at(-1);
    const phones = { smart: ["smartphone", "smartphones", "smartcard"] };
    expect(all("smart", ["smart"], phones)).toBe('("#smart" OR "#smartphone" OR "#smartcard" OR ":smart")');
    expect(all("phones", ["phones", "phone", "ስልክ"], { phones: ["phones"] })).toBe('("#phone" OR ":phone")');
    expect(all("mobile", ["mobile"], { mobile: ["phone", "phones", "mobility"] })).toBe(
      '("#mobile" OR "#mobility" OR ":mobile")',
    );
    expect(all("shoes", ["shoes", "shoe", "ጫማ"])).toBe('("#shoe" OR ":shoe")');
    expect(all("laptop", ["laptop", "notebook", "computer"])).toBe('("#laptop" OR ":laptop")');
  });

  test("what the shorter form does not mean is asked for by the word itself, too", () => {
    expect(tiers("pants", vocabulary(["pants", "trousers"])).at(-1)).toBe('("#pants" OR ":pants" OR ":pant")');
    expect(tiers("glasses", vocabulary([])).at(-1)).toBe('("#glasses" OR ":glasses" OR ":glass")');
  });

  test("a word that plenty have is no beginning of others, unless other words are asked for with it", () => {
    const starts = { car: ["car", "card"], rack: ["rack"] };
    const known = (count: number) => {
      const words = vocabulary(["car", "card", "rack"], { starts });
      return { ...words, words: new Map(words.words).set("car", { word: "car", spelling: "car", count }) };
    };
    expect(tiers("car", known(10_000)).at(-1)).toContain("card");
    expect(tiers("car", known(10_001)).at(-1)).toBe('("#car" OR ":car")');
    expect(tiers("rack car", known(10_001)).at(-1)).toContain("card");
  });

  test("English words that only sound like Amharic ones come after what is spelt so", () => {
    const known = vocabulary(["mist"], { keys: { mst: ["ምስት"] } });
    expect(tiers("mist", known).slice(TITLE)).toEqual([
      '"mist"',
      '"#mist"',
      '("#mist" OR "#ምስት")',
      '("#mist" OR "#ምስት" OR ":mist")',
    ]);
    expect(tiers("mist", vocabulary([], { keys: { mst: ["ምስት"] } }))[TITLE]).toBe('("mist" OR "ምስት")');
  });

  test("a last word that nobody writes may be the beginning of a title's word", () => {
    const known = vocabulary(["coffee"], { starts: { mach: ["machine", "machete"] } });
    expect(tiers("coffee mach", known)[TITLE - 1]).toBe('("^coffee+mach" OR "^coffee+machine" OR "^coffee+machete")');
    const { spelt, needed } = readAsked("coffee mach")!;
    const groups = needed.map((word) => groupOf(word, known));
    expect(completionsOf(spelt, groups)).toEqual(["coffee machine", "coffee machete"]);
  });

  test("the plural is no further suggestion where the singular is one", () => {
    const { spelt, needed } = readAsked("lap")!;
    const known = vocabulary([], { starts: { lap: ["laptop", "laptops", "lapel"] } });
    expect(completionsOf(spelt, [groupOf(needed[0]!, known)])).toEqual(["laptop", "lapel"]);
  });

  test("phrases that mean the same need all their words", () => {
    expect(tiers("furniture", vocabulary(["furniture"]))[TITLE]).toBe('("furniture" OR ("የቤት" AND "እቃ"))');
  });

  test("every spelling of the same sounds asks for the same", () => {
    const known = vocabulary(["ሀበሻ", "ጸጉር"]);
    expect(tiers("ሐበሻ ፀጒር", known)).toEqual(tiers("ኀበሻ ጸጉር", known));
  });

  test("is made of quoted words only, whatever is typed", () => {
    const spiteful = fc.string({
      unit: fc.oneof(
        fc.constantFrom(..."\"'*():{}^+-=#@AND OR NOT NEARጫማሀ"),
        fc.string({ unit: "binary", maxLength: 3 }),
      ),
    });
    const term = /"(?:==|##|[=^#:])?[\p{L}\p{N}]+(\+[\p{L}\p{N}]+)*"/gu;
    fc.assert(
      fc.property(spiteful, (text) => {
        if (readAsked(text) === null) return;
        for (const tier of tiers(text, vocabulary([]))) expect(tier.replace(term, "")).toMatch(/^(AND|OR|[() ])*$/);
      }),
    );
  });
});

test("words one by one fold as a text does", () => {
  const letters = fc.string({ unit: fc.oneof(fc.constantFrom(..."ሀሐሙአዋቁኰ '’።፟-½ﬁ,1"), fc.string({ unit: "binary" })) });
  fc.assert(
    fc.property(letters, (text) => {
      expect(
        spellWords(text)
          .map(({ word }) => word)
          .join(" "),
      ).toBe(foldText(text));
    }),
  );
});
