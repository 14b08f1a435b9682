import { expect, test } from "vitest";
import { categoryHeads, headOf } from "../../../app/domain/search/search-heads.ts";

// docs/decisions/0051.

test.each([
  ["Phone holder", "holder"],
  ["smartphone with large battery", "smartphone"],
  ["Men's shoes, sneaker style", "shoes"],
  ["Slip-on canvas shoes", "shoes"],
  ["laptop 14 inch, Core i5, 8 GB RAM", "laptop"],
  ["Copper cable 2.5 mm²", "cable"],
  ["Fikir bottle filling machine GL-4839, strong", "machine"],
  ["Elantra S 10 Analog Watch - For Boys, Men", "watch"],
  ["Solar lamp (black)", "lamp"],
  ["T-shirts", "tshirt"],
  ["የስልክ መያዣ", "መያዣ"],
  ["ፈጣን የስልክ ቻርጀር፣ 33 W", "ቻርጀር"],
  ["ቡናና ማር ያለበት የስጦታ ሳጥን", "ሳጥን"],
  ["ሞተር ሳይክል 125 ሲ.ሲ.", "ሞተርሳይክል"],
  ["Gedeo የሴቶች ሰንደል ሞዴል 8300", "ሰንደል"],
  ["for", "for"],
  ["", null],
  ["…", null],
])("the head of %j is %s", (name, head) => expect(headOf(name)).toBe(head));

test.each([
  ["Computers and laptops", ["computers", "laptops"]],
  ["Dairy, eggs and bread", ["dairy", "eggs", "bread"]],
  ["Hair & nails", ["hair", "nails"]],
  ["ፍሪጅና ፍሪዘር", ["ፍሪዘር", "ፍሪጅ"]],
  ["ወተት፣ እንቁላልና ዳቦ", ["ወተት", "ዳቦ", "እንቁላል"]],
  ["የቡና ማሽን", ["ማሽን"]],
  ["የት/ቤት ቦርሳ", ["ቦርሳ"]],
  ["", []],
])("a category %j is of %j", (name, heads) => expect(categoryHeads(name)).toEqual(heads));
