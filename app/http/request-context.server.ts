import { createContext, type RouterContextProvider } from "react-router";
import type { MenuEntry } from "../domain/menu/menu.ts";
import { type OutsideAddresses, outsideDefaults } from "../domain/pages/outside-links.ts";
import type { ReachView } from "../domain/pages/shop-contact.ts";
import { randomText } from "./secrets/random-text.server.ts";
import type { ComingFile } from "./forms/coming-file.server.ts";

export interface Problem {
  fields: Record<string, string>;
  values: Record<string, string>;
  form: string | null;
}

export interface RefusedForm {
  problem: Problem;
  returnTo: string;
  /** Set after a switch instead of a refusal: the typed values are printed again under these cookies. */
  switched?: { cookies: string };
}

export interface RequestFailure {
  status: number;
  again?: string;
  /** The page that explains the failure, instead of the general one. */
  page?: string;
  /** `keepsCookies`: false if the browser sent none, so that confirming would change nothing. */
  confirm?: { action: string; fields: [name: string, value: string][]; keepsCookies?: boolean };
}

export interface Submission {
  fields: Map<string, string>;
  repeated: Set<string>;
  files?: {
    sent: { name: string; file?: string; bytes: Uint8Array<ArrayBuffer> }[];
    problem: "tooLarge" | "tooMany" | null;
    /** Still arriving. */
    coming?: ComingFile;
  };
  release?: () => unknown;
}

export const nonceContext = createContext<string>("");
export const submissionContext = createContext<Submission>({ fields: new Map(), repeated: new Set() });
export const problemContext = createContext<RefusedForm | null>(null);

/** Whether the page is printed again because its form was refused. */
export function isRefused(context: Readonly<RouterContextProvider>): boolean {
  const form = context.get(problemContext);
  return form !== null && form.switched === undefined;
}

export const failureContext = createContext<RequestFailure | null>(null);
export const cookiesContext = createContext<string[]>([]);
export const menuContext = createContext<readonly MenuEntry[]>([]);
export const outsideContext = createContext<{ outside: OutsideAddresses; reach: ReachView }>({
  outside: outsideDefaults,
  reach: { ways: [], hours: [] },
});
export type ServerTiming = { name: string; desc?: string; dur?: number }[];
export const timingContext = createContext<ServerTiming>([]);

export function requestIdOf(headers: Headers): string {
  const ray = headers.get("cf-ray") ?? "";
  // A request from outside the platform may contain anything, and page copies are filled in without escaping.
  return /^[\w-]{1,64}$/.test(ray) ? ray : randomText(8, "hex");
}
