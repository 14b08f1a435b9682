/** The sentences are in app/i18n/en/feed-problems.ts. */
export type ProblemCode =
  | (
      | "damagedZip"
      | "doctype"
      | "emptyFile"
      | "goneFile"
      | "gzip"
      | "htmlPage"
      | "json"
      | "largeWorkbook"
      | "longTexts"
      | "manyRows"
    )
  | (
      | "noColumn"
      | "noProducts"
      | "noSheet"
      | "noVendor"
      | "notWorkbook"
      | "notText"
      | "oldExcel"
      | "openHeader"
      | "otherFault"
    )
  | ("otherLetters" | "pdf" | "stopped" | "stoppedBy" | "unpacksLarge" | "vendorsNameless" | "vendorsText")
  | ("xmlBroken" | "xmlEncoding" | "xmlEmpty" | "xmlText");

export interface FeedFault {
  code: ProblemCode;
  values: Readonly<Record<string, string | number>>;
}

/** The reason why a whole file cannot be read. */
export class FeedProblem extends Error implements FeedFault {
  readonly code: ProblemCode;
  readonly values: FeedFault["values"];

  constructor(code: ProblemCode, values: FeedFault["values"] = {}) {
    super(`${code} ${JSON.stringify(values)}`);
    this.code = code;
    this.values = values;
  }
}
