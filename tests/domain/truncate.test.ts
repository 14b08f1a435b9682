import { expect, test } from "vitest";
import { truncate } from "../../app/domain/truncate.ts";
import { truncation } from "../../app/domain/constants.ts";

test.each([
  ["Yirgacheffe coffee", truncation.carProductName, "Yirgacheffe ..."],
  ["Twelve chars", truncation.carProductName, "Twelve chars"],
  ["Thirteen char", truncation.carProductName, "Thirteen cha..."],
  ["የሐበሻ ቀሚስ ለበዓል የተሠራ", truncation.carProductName, "የሐበሻ ቀሚስ ለበዓ..."],
  ["ቅ፟ዳሜ ገበያ", 3, "ቅ፟ዳሜ..."],
  ["𝗯𝗼𝗹𝗱 name", 4, "𝗯𝗼𝗹𝗱..."],
])("%j cut to %i letters (specification 5.2)", (text, limit, cut) => expect(truncate(text, limit)).toBe(cut));
