import { readFileSync } from "node:fs";
import routes from "../../../app/routes.ts";
import { actionsTable } from "../../../app/domain/actions-table.ts";
import type { ShopAction } from "../../../app/domain/actions/shop-action.ts";
import { exemptRoutes } from "../../../app/http/exempt-routes.ts";

/** The text of docs/addresses.md; tests/domain/actions-table.test.ts compares it, and writes it with -u. */
export function addressesPage(): string {
  const rows = routes.flatMap(({ path = "", file }) => rowsOf(`/${path}`, file));
  return [
    INTRODUCTION,
    "<!-- prettier-ignore-start -->",
    "| Address | Method | File in `app/` | Caller | Action: fields | Answers (2xx); errors |",
    `|${"---|".repeat(6)}`,
    ...rows.map((cells) => `| ${cells.join(" | ")} |`),
    "<!-- prettier-ignore-end -->",
    "",
  ].join("\n");
}

function rowsOf(address: string, file: string): string[][] {
  const source = readFileSync(new URL(`../../../app/${file}`, import.meta.url), "utf8");
  const isRead = /export (?:const|async function|function) loader\b|export default/.test(source);
  const actions = actionsTable.filter(({ path }) => path === address || isOf(path, address));
  const reading = [`\`${address}\``, "GET", `\`${file}\``, callerOf(address), "", ""];
  const isListed = actions.some(({ method }) => method === "GET");
  return [...(isRead && !isListed ? [reading] : []), ...actions.map((action) => rowOf(action, file))];
}

function rowOf({ name, method, path, fields, who, answers, errors }: ShopAction, file: string): string[] {
  const takes = `${name}: ${fields.join(", ") || "none"}`;
  return [`\`${path}\``, method, `\`${file}\``, callerOf(path, who), takes, [answers, ...errors].join("; ")];
}

/** Each collection of the catalogue is an action of its own under one route. */
function isOf(path: string, address: string): boolean {
  return address === "/catalogue/:collection" && path.startsWith("/catalogue/");
}

function callerOf(address: string, who?: ShopAction["who"]): string {
  const exempt = exemptRoutes.find(({ path }) => path === address);
  if (!exempt) return who ? CALLERS[who] : address.startsWith("/desk") ? CALLERS.staff : "";
  const limit = exempt.bodyLimit > 0 ? `, ${exempt.bodyLimit / 1024} KiB` : "";
  return PROOFS[exempt.proof] + limit;
}

const PROOFS = {
  bearer: "operator token",
  signature: "signature of the body",
  key: "vendor's key",
  secret: "mail programs, by the secret of a link",
  limits: "browsers",
};

const CALLERS: Record<ShopAction["who"], string> = {
  anybody: "anybody",
  account: "signed in",
  staff: "staff",
  vendor: "vendor's link",
  operator: "operator",
  signer: "payment provider",
  browser: "browsers",
};

const INTRODUCTION = `# Addresses

Generated from \`app/routes.ts\`, \`app/domain/actions/\` and \`app/http/exempt-routes.ts\`;
\`npx vitest run --project node tests/domain/actions-table.test.ts -u\` writes it.

- **Send** a form or a JSON object, up to 64 KiB, 200 fields and a depth of 10. \`returnTo\` is where a form leads back to.
- **Form token**: the cookie \`XSRF-TOKEN\` comes back in the header \`X-XSRF-TOKEN\` or the field \`_xsrf\`. A caller with a token, a
  signature or a key needs none, at exactly the spelling below.
- **Answers** follow \`Accept\`: \`text/html\` gets a page or 303, \`text/plain\` alone a sentence, everything else JSON:
  \`{ "ok": true, "message", ... }\` or \`{ "ok": false, "form", "fields" }\`, in the visitor's language.
- **Errors of every action**: 400 unreadable, 401 sign in first (\`signIn\` is the address; forms get 303), 403 token or origin, 404,
  405 with \`Allow\`, 413, 415, 422 refused at a field, 429 and 503 with \`Retry-After\`. Columns below name others.
- **Data**: each page also exists with \`.data\` at its end, for the hydrated router. HEAD answers like GET. Products have the form of
  specification 3.1; prices in JSON are birr and dollars for display. Query parameters are in the loader of the file.
`;
