import { actionsTable } from "../../../app/domain/actions-table.ts";
import type { ShopAction } from "../../../app/domain/actions/shop-action.ts";
import { exemptRoutes } from "../../../app/http/exempt-routes.ts";

/** docs/actions.md; tests/domain/actions-table.test.ts compares it, and writes it with -u. */
export function actionsPage(): string {
  const specified = actionsTable.filter(({ isSpecified }) => isSpecified);
  const others = actionsTable.filter(({ isSpecified }) => !isSpecified);
  return `${INTRODUCTION}

## Actions of the specification (7.2)

${tableOf(specified)}

## Everything else that changes something

${tableOf(others)}

## Exempt from the form token

Read no cookie (settled.md 12, \`app/http/exempt-routes.ts\`); the spelling has to be exact.

| Address | Proves itself by | Body limit |
| --- | --- | --- |
${exemptRoutes.map(({ path, proof, bodyLimit }) => `| \`${path}\` | ${PROOFS[proof]} | ${bodyLimit > 0 ? `${bodyLimit / 1024} KiB` : "read only"} |`).join("\n")}
`;
}

const PROOFS = {
  bearer: "`Authorization: Bearer <OPERATOR_TOKEN>`",
  signature: "a signature of the raw body",
  key: "a vendor's key: a signature of method, address and body",
  limits: "nothing: bounded in size and number",
};

const WHO: Record<ShopAction["who"], string> = {
  anybody: "anybody",
  account: "signed in",
  staff: "staff",
  vendor: "who has the link",
  operator: "operator",
  signer: "who signs",
  browser: "browsers",
};

function tableOf(rows: readonly ShopAction[]): string {
  const lines = rows.map(({ name, method, path, fields, who, answers, errors }) => {
    const cells = [name, method, `\`${path}\``, fields.join(", ") || "none", WHO[who], answers, errors.join("; ")];
    return `| ${cells.join(" | ")} |`;
  });
  return [
    "| Action | Method | Path | Fields | Who | Answers (2xx) | Errors of its own |",
    `|${" --- |".repeat(7)}`,
    ...lines,
  ].join("\n");
}

const INTRODUCTION = `# Actions

Made from \`app/domain/actions/\`; \`npx vitest run tests/domain/actions-table.test.ts -u\` writes it anew.

## How to send

- A body is a JSON object (\`Content-Type: application/json\`) or a form (\`application/x-www-form-urlencoded\`), up to 64
  KiB, 200 fields and a depth of 10. Values are texts, numbers or booleans; numbers may be sent as texts.
- The cookie \`XSRF-TOKEN\` is echoed in the header \`X-XSRF-TOKEN\`, or in the field \`_xsrf\`. It belongs to the session of the
  cookie beside it; any page's answer sets both.
- \`Accept\` decides the answer: \`text/html\` gets a page or 303; \`text/plain\` alone gets the sentence of the answer, or its
  JSON as text where it has none; everything else gets JSON. GET actions answer JSON whatever is asked, except for
  \`text/plain\` alone.
- Every 2xx is a success, nothing else is. The shop sets no time limit for its callers.

## What every action answers

Done: \`{ "ok": true, "message": { "kind", "text", "link"? } | null, ... }\`. Refused: \`{ "ok": false, "form", "fields" }\`, where
\`fields\` holds a sentence for each field at fault and \`form\` what belongs to none. The sentences are in the visitor's language.

| Status | Means |
| --- | --- |
| 400 | the body cannot be read, or is nested deeper than 10 |
| 401 | somebody has to sign in first: \`signIn\` says where. Forms get 303 to that page |
| 403 | no or another session's token, or a request from another site. Forms are shown again, to be confirmed |
| 404 | there is no such thing, or it is somebody else's |
| 405 | another method; \`Allow\` names those there are |
| 413 | over 64 KiB or 200 fields; a form with files may have four of 8 MB |
| 415 | another content type |
| 422 | refused at a field or as a whole; forms see their page again with what was typed. A field sent twice is refused |
| 429 | too many in a minute (docs/security.md); \`Retry-After\` says how long to wait. Forms see what was typed, to be sent again |
| 503 | the database does not answer: not known to be done; \`Retry-After\` |

Products stand in the form of specification 3.1. Their prices are numbers in birr and dollars **for display**, made from whole
santim and cents: \`sellingPrice\` and \`usdPrice\` are what stands in the catalogue, \`specialPrice\` holds until \`endDate\` (ISO 8601),
\`sale_price\` until \`until\` or without an end (specification 4.2, 4.3).
Nothing the shop computes reads them. \`productrateSet\` holds the newest 50 rates, \`productimageSet\` the first 12 pictures.
A page number or size that is none becomes the nearest that exists; unknown parameters are ignored. Lists that anybody may
read are \`private, no-cache\`; those of a shopper \`private, no-store\`.`;
