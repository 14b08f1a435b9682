import { readFileSync } from "node:fs";

/** A row of docs/addresses.md, the only list of addresses, form targets and answers. */
export interface ShopAction {
  path: string;
  method: "GET" | "POST";
  file: string;
  who: Caller;
  /** Empty for a page that is only read. */
  name: string;
  /** As sent; `?` marks optional ones. */
  fields: readonly string[];
}

type Caller = (typeof CALLERS)[number][1];

const CALLERS = [
  ["signed in", "account"],
  ["staff", "staff"],
  ["vendor's link", "vendor"],
  ["vendor's key", "signer"],
  ["signature of the body", "signer"],
  ["operator token", "operator"],
  ["browsers", "browser"],
  ["mail programs", "browser"],
  ["", "anybody"],
] as const;

const page = readFileSync(new URL("../../../docs/addresses.md", import.meta.url), "utf8");

export const shopAddresses: readonly ShopAction[] = page
  .split("\n")
  .filter((line) => line.startsWith("| `/"))
  .map((line) => {
    const [, path, method, file, caller, action] = line.split("|").map((cell) => cell.trim().replaceAll("`", ""));
    const [name = "", fields = ""] = action!.split(/: (.*)/s);
    return {
      path: path!,
      method: method as ShopAction["method"],
      file: file!,
      who: CALLERS.find(([text]) => caller!.startsWith(text))![1],
      name,
      fields: fields === "" || fields === "none" ? [] : fields.split(", "),
    };
  });

/** Form targets, and the reading actions of specification 7.2. */
export const shopActions = shopAddresses.filter(({ name }) => name !== "");

export function writingPaths(...without: ShopAction["who"][]): string[] {
  const rows = shopActions.filter(({ method, who }) => method === "POST" && !without.includes(who));
  return [...new Set(rows.map(({ path }) => path))];
}
