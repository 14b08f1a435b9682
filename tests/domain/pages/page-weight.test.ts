import { expect, test } from "vitest";
import { kilobytes } from "../../../app/domain/pages/page-weight.ts";

test.each([
  [0, "1"],
  [1, "1"],
  [1000, "1"],
  [1001, "2"],
  [10_999, "11"],
  [11_000, "11"],
])("%i bytes are never said to be fewer: %s KB", (bytes, said) => expect(kilobytes(bytes)).toBe(said));
