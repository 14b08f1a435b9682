import { describe, expect, test } from "vitest";
import { ownTexts, type OwnText } from "../support/amharic/texts.ts";

// amharic.md 1 and 4.

const texts = ownTexts();

function found(pattern: RegExp, chosen: readonly OwnText[] = texts): string[] {
  const all = new RegExp(pattern.source, `${pattern.flags.replace("g", "")}g`);
  return chosen.flatMap(({ where, text }) =>
    [...text.matchAll(all)].map(
      (match) => `${where}: …${text.slice(Math.max(0, match.index - 20), match.index + 30)}…`,
    ),
  );
}

/** The one spelling, and those it replaces. */
const SPELLINGS: Record<string, string> = {
  ዕቃ: "እቃ ዐቃ",
  ትዕዛዝ: "ትእዛዝ ትዛዝ",
  ዓይነት: "አይነት ዐይነት",
  ዓመት: "አመት ዐመት",
  ሰዓት: "ሰአት ሠዓት ሰዐት",
  ሥራ: "ስራ",
  ነፃ: "ነጻ",
  ገጽ: "ገፅ",
  ጽሑፍ: "ጽሁፍ ፅሁፍ ፅሑፍ ጽኁፍ",
  መጽሐፍ: "መጽሃፍ መፅሐፍ መፅሃፍ መጽሀፍ",
  ሕፃን: "ህጻን ሕጻን ህፃን",
  ንጽሕና: "ንጽህና ንፅህና ንፅሕና",
  ፀጉር: "ጸጉር",
  ውሃ: "ውኃ ዉሃ ውሀ",
  ዕድሜ: "እድሜ",
  ኢሜይል: "ኢሜል ኢ-ሜይል ኢሜይሌል",
  "ድረ-ገጽ": "ድረገጽ ድረ‐ገጽ ድህረ-ገጽ ድህረገጽ",
  ሒሳብ: "ሂሳብ ሂሣብ",
  ሥዕል: "ስዕል ሥእል",
  አኃዝ: "አሃዝ አሐዝ",
  ብራውዘር: "ማሰሻ አሳሽ",
  ሐዋሳ: "ሃዋሳ አዋሳ",
  ኃላፊነት: "ሃላፊነት ሀላፊነት",
  ማስታወሻ: "ማስታዎሻ",
  እባክዎ: "እባክዎን እባኮ",
  አገልግሎት: "አግልግሎት",
};

describe("one spelling (amharic.md 1)", () => {
  test.each(Object.entries(SPELLINGS))("%s, never %s", (_, wrong) => {
    const words = wrong.split(" ").join("|");
    // Prefixes join the word: ለእቃ, የእቃ, በእቃ; "ከስራ" but not "አስራ".
    expect(found(new RegExp(`(?<![\\u1200-\\u135a])[ለበከየእስ]?(?:${words})`))).toEqual([]);
  });

  test("glossary: the shop's word for what other shops translate wrongly", () => {
    // Mistranslations: stock as shares, order as sequence, checkout as get out, selling for shopping, apply as
    // petition.
    for (const trap of [/አክሲዮን/, /ጨርሰህ/, /መሸጥዎን ይቀጥሉ/, /ያመልክቱ/, /የንግድ ምልክት/, /አገናኝ/])
      expect(found(trap), String(trap)).toEqual([]);
  });
});

describe("polite (amharic.md 1)", () => {
  /** Commands to one man or boy. */
  const RUDE =
    "ጨምር ግባ ፈልግ ግዛ ላክ ክፈት ዝጋ ጠብቅ ምረጥ ሰርዝ ተመልከት አስገባ አስቀምጥ ቀይር ጻፍ ተመለስ ሞክር ተጠቀም ጫን አውርድ አጋራ ክፈል አረጋግጥ ቀጥል ውጣ እዘዝ ጎብኝ አስወግድ አጥፋ አድስ አስተካክል ይዘህ ገብተህ ቆይ እይ አንብብ ደውል ጠይቅ አወዳድር አነጻጽር ተመዝገብ ላኪ ግቢ ምረጪ ጨምሪ";

  test("no command to one man or one woman", () => {
    const words = RUDE.split(" ").join("|");
    expect(found(new RegExp(`(?<![\\u1200-\\u135a-])(?:${words})(?![\\u1200-\\u135a])`))).toEqual([]);
  });

  test("nobody is called አንተ or አንቺ, and nothing is theirs so", () => {
    expect(found(/(?<![\u1200-\u135a])(?:አንተ|አንቺ|ያንተ|የአንተ|ያንቺ|የአንቺ)(?![\u1200-\u135a])/)).toEqual([]);
    // Familiar endings; these words end so by themselves.
    const own = /(?:ዚህ|ይህ|ዲህ|ቅናሽ|ተመላሽ|ምላሽ|ትንሽ|ትንንሽ|ቁራሽ|ግማሽ)$/;
    const endings = texts.flatMap(({ where, text }) =>
      (text.match(/[\u1200-\u135a]+[ህሽ](?![\u1200-\u135a])/g) ?? [])
        .filter((word) => !own.test(word))
        .map((word) => `${where}: ${word}`),
    );
    expect(endings).toEqual([]);
  });
});

describe("marks (amharic.md 4)", () => {
  test("none stands behind a space, and one space follows it", () => {
    expect(found(/\s[።፣፤፦፥](?!\s*$)/)).toEqual([]);
    expect(found(/[።፣፤፦፥](?=[\p{L}\p{N}])/u)).toEqual([]);
    expect(found(/[።፣፤፦]{2,}/)).toEqual([]);
  });

  test("Ethiopic words take Ethiopic marks: no comma, colon, semicolon, full stop or wordspace of others", () => {
    expect(found(/[\u1200-\u135a],|[\u1200-\u135a];|፡|፧/)).toEqual([]);
    // as specified: the text before ':' of these three is cut before they are shown (specification 4.11).
    const cut = /^accountActions\.token(?:Used|Expired|Unknown): /;
    expect(found(/[\u1200-\u135a»}]:(?=\s|$)/).filter((line) => !cut.test(line))).toEqual([]);
    // Abbreviations end in a point: ዓ.ም. እ.ኤ.አ.; waiting has three, as specified (specification 4.9).
    expect(
      found(/[\u1200-\u135a]\.(?![\u1200-\u135a.])/).filter((line) => !/ዓ\.ም|እ\.ኤ\.አ|ኃ\.የ\.የ\.ግ\.ማ|\.\.\./.test(line)),
    ).toEqual([]);
  });

  test("quotes are « », inner ones ‹ ›", () =>
    expect(
      found(
        /["“”„]|(?<=[\u1200-\u135a])['’]/,
        texts.filter(({ isResource }) => isResource),
      ),
    ).toEqual([]));

  test("no italics: emphasis is weight", () => {
    expect(found(/<(?:em|i)\b/)).toEqual([]);
    expect(
      found(
        /(?<![*\w])(?:\*(?!\*|\s)[^*\n]+\*(?!\*)|_(?!_)[\u1200-\u135a][^_\n]*_)/,
        texts.filter(({ isResource }) => !isResource),
      ),
    ).toEqual([]);
  });

  test("what has several sentences ends as a sentence ends; a label has no full stop in its middle alone", () => {
    const open = texts.filter(
      ({ isResource, text }) =>
        isResource &&
        /[።?]\s/.test(text) &&
        !/(?:[።?፦…]|\}\}|[»)]|[0-9+]\.\.)$/.test(text) &&
        !/https?:|\{\{origin\}\}\S*$/.test(text),
    );
    const known = ["signIn.toRegister", "signIn.toSignIn"];
    expect(
      open.map(({ where, text }) => `${where}: ${text}`).filter((line) => !known.some((key) => line.startsWith(key))),
    ).toEqual([]);
  });

  test("prefixes join their word", () => {
    // "ከ" and "እስከ" are labels of the lowest and the highest price.
    const labels = new Set(["listing.minPrice"]);
    expect(
      found(
        /(?:^|[\s«(])[ለበከየ]\s+[\p{L}\p{N}«{]/u,
        texts.filter(({ where }) => !labels.has(where)),
      ),
    ).toEqual([]);
  });
});
