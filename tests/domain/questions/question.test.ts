import { expect, test } from "vitest";
import { checkPublicWords, type WordsProblem } from "../../../app/domain/questions/question.ts";

// docs/decisions/0060-questions.md; security-and-faults.md 6.

const MAX = 300;

test.each([
  ["Is it of cotton?", "Is it of cotton?"],
  ["  Two\n lines\u0000 ", "Two lines"],
  ["ከምን የተሠራ ነው? መጠኑ 42.5 ነው?", "ከምን የተሠራ ነው? መጠኑ 42.5 ነው?"],
  ['<b>Is it big?</b> & "new"', '<b>Is it big?</b> & "new"'],
  [
    "It costs 4,000 ETB.Is that right? Model SM-A156E, 2026.",
    "It costs 4,000 ETB.Is that right? Model SM-A156E, 2026.",
  ],
  ["Serial 0123456789012345?", "Serial 0123456789012345?"],
  ["Is 220 - 240 V 50/60 Hz right, at 5 p.m.?", "Is 220 - 240 V 50/60 Hz right, at 5 p.m.?"],
  ["ሀ".repeat(MAX), "ሀ".repeat(MAX)],
])("words that are kept: %s", (typed, text) => expect(checkPublicWords(typed, MAX)).toEqual({ ok: true, text }));

test.each<[string, WordsProblem]>([
  ["", { kind: "missing" }],
  [" \n\u200b ", { kind: "missing" }],
  ["ሀ".repeat(MAX + 1), { kind: "tooLong", max: MAX }],
  ["See https://example.com/x", { kind: "link" }],
  ["www.example", { kind: "link" }],
  ["Look at Example.COM/now", { kind: "link" }],
  ["t.me/somebody sells it", { kind: "link" }],
  ["ｅｘａｍｐｌｅ．ｃｏｍ", { kind: "link" }],
  ["ጉልት.com ላይ", { kind: "link" }],
  ["Write to hana@mail.example", { kind: "contact" }],
  ["Call 0911 23 45 67", { kind: "contact" }],
  ["+251-911-234567", { kind: "contact" }],
  ["+44 20 7946 0958", { kind: "contact" }],
])("words that are refused: %j", (typed, problem) =>
  expect(checkPublicWords(typed, MAX)).toEqual({ ok: false, problem }),
);
