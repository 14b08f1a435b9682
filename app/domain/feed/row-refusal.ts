/** The texts are in app/i18n/en/feed-faults.ts. */
export type FaultCode =
  | ("aboveZero" | "belowZero" | "bundle" | "byShop" | "columnCount" | "conditionUnknown" | "decimals" | "empty")
  | (
      | "endsFirst"
      | "farApart"
      | "formula"
      | "longer"
      | "lostLetters"
      | "manyOptions"
      | "manyPictures"
      | "manySizes"
      | "neverClosed"
    )
  | ("noCurrency" | "noLetters" | "noOptions" | "notDate" | "notGtin" | "notInterval" | "notPictures" | "notPrice")
  | ("notPublished" | "notSize" | "notStored" | "notUnits" | "notUsd" | "notUtf8" | "notWeight" | "notYesNo")
  | ("otherCurrency" | "parentMissing" | "parentRefused" | "placeUnknown" | "roundedId" | "saleHigher" | "sameId")
  | ("sameOption" | "soldElsewhere" | "stockUnknown" | "tooHigh" | "tooLong" | "tooMany" | "twoPrices")
  | ("lockedGoods" | "stockByOption" | "unknownGoods");

/** `value`: the cell's text, shortened; `more`: the limit, or the line of the other row. */
export interface Fault {
  code: FaultCode;
  value?: string;
  more?: string | number;
}

/** `column`: its name in the file. */
export interface RowWarning {
  column: string;
  fault: Fault;
}

export class RowRefusal extends Error implements RowWarning {
  readonly column: string;
  readonly fault: Fault;

  constructor(column: string, code: FaultCode, value?: string, more?: string | number) {
    super(code);
    this.column = column;
    this.fault = faultOf(code, value, more);
  }
}

export function faultOf(code: FaultCode, value?: string, more?: string | number): Fault {
  return { code, ...(value !== undefined && { value: cutValue(value) }), ...(more !== undefined && { more }) };
}

export function cutValue(text: string): string {
  const letters = Array.from(text);
  return letters.length > 200 ? `${letters.slice(0, 200).join("")}...` : text;
}
