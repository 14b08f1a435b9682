import type { Visitor } from "../../scripts/steps/shopper/visitor.ts";

// security-and-faults.md 4.

export const evil = "https://evil.example";
export const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

/** token null: sends none. */
export interface Forged {
  headers?: Record<string, string>;
  token?: string | null;
  /** Written before the fields. */
  extra?: string;
  type?: string;
}

/** `before`: the form token before the sign-in. */
type Forgery = (own: Visitor, other: Visitor, before: string) => Forged;

export const forgeries: Record<string, Forgery> = {
  "another site's origin with the right token": () => ({ headers: { Origin: evil } }),
  "an opaque origin": () => ({ headers: { Origin: "null" } }),
  "our host on another port": () => ({ headers: { Origin: "http://localhost:1" } }),
  "our host with a suffix": (own) => ({ headers: { Origin: `${own.baseUrl}.evil.example` } }),
  "our host over another scheme": (own) => ({ headers: { Origin: own.baseUrl.replace("http:", "https:") } }),
  "a cross-site fetch": () => ({ headers: { "Sec-Fetch-Site": "cross-site" } }),
  "a same-site fetch": () => ({ headers: { "Sec-Fetch-Site": "same-site" } }),
  "a cross-site fetch from our own origin": (own) => ({
    headers: { Origin: own.baseUrl, "Sec-Fetch-Site": "cross-site" },
  }),
  "no token": () => ({ token: null }),
  "an empty token": () => ({ token: "" }),
  "another session's token": (_, other) => ({ token: other.token }),
  "the token from before the sign-in": (_own, _other, before) => ({ token: before }),
  "a token that was cut": (own) => ({ token: own.token.slice(0, -1) }),
  "a token with another signature": (own) => ({ token: own.token.replace(/.$/, (last) => (last === "A" ? "B" : "A")) }),
  "another session's token in cookie and field": (own, other) => ({
    token: other.token,
    headers: { Cookie: `sid=${own.cookies.get("sid")}; XSRF-TOKEN=${other.token}` },
  }),
  "the token twice": (_, other) => ({ extra: `_xsrf=${other.token}&`, type: "application/x-www-form-urlencoded" }),
  "text that a form can send across sites": () => ({ type: "text/plain" }),
  "a multipart form": () => ({ type: "multipart/form-data; boundary=x" }),
  "no content type": () => ({ type: "" }),
};

export function* waysOf(path: string, fields: Record<string, string>, token: string, forged: Forged) {
  const sent = forged.token === undefined ? token : forged.token;
  const data = `${path === "/" ? "/_" : path}.data`;
  const html = { Accept: "text/html", ...forged.headers };
  const json = { Accept: "application/json", ...forged.headers };
  const type = forged.type ?? "application/x-www-form-urlencoded";
  const form = (forged.extra ?? "") + encode(sent === null ? fields : { ...fields, _xsrf: sent });
  const headers = type === "" ? html : { ...html, "Content-Type": type };
  yield { path, headers, body: new TextEncoder().encode(form) };
  yield { path: data, headers: { ...headers, Accept: "*/*" }, body: new TextEncoder().encode(form) };
  if (forged.type !== undefined) return;
  const inHeader = sent === null ? {} : { "X-XSRF-TOKEN": sent };
  yield {
    path,
    headers: { ...json, ...inHeader, "Content-Type": "application/json" },
    body: new TextEncoder().encode(JSON.stringify(fields)),
  };
}
