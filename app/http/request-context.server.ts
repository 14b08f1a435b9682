import { createContext } from "react-router";
import type { LoadedHome } from "../domain/home/loaded-home.ts";
import type { MenuEntry } from "../domain/menu/menu.ts";
import { type OutsideAddresses, outsideDefaults } from "../domain/pages/outside-links.ts";

/** A write that was understood but refused: the page it came from is shown again with it (status 422). */
export interface Problem {
  /** Sentence by field name. */
  fields: Record<string, string>;
  /** What was typed, by field name. */
  values: Record<string, string>;
  form: string | null;
}

/** The refusal of a form, and the page of ours that the form stood on. */
export interface RefusedForm {
  problem: Problem;
  returnTo: string;
}

/** A page in place of the requested one; `confirm` shows what was sent and asks again. */
export interface RequestFailure {
  status: number;
  /** Path and query of the page, if requesting it again may help. */
  again?: string;
  confirm?: { action: string; fields: [name: string, value: string][] };
}

export interface Submission {
  fields: Map<string, string>;
  /** Names sent more than once. */
  repeated: Set<string>;
  /** Of a form that takes files (forms/multipart): those within the limits, and what was wrong with the others. */
  files?: { sent: { name: string; bytes: Uint8Array<ArrayBuffer> }[]; problem: "tooLarge" | "tooMany" | null };
  /** Gives back the room that files take, once they are not needed any more. */
  release?: () => void;
}

export const requestIdContext = createContext<string>("");
export const nonceContext = createContext<string>("");
export const submissionContext = createContext<Submission>({ fields: new Map(), repeated: new Set() });
export const problemContext = createContext<RefusedForm | null>(null);
export const failureContext = createContext<RequestFailure | null>(null);
/** Set-Cookie values that middleware and actions add to the response. */
export const cookiesContext = createContext<string[]>([]);
/** The category menu, from the root's loader to what prints it; set anew for each request. */
export const menuContext = createContext<readonly MenuEntry[]>([]);
/** Addresses outside the shop, from the root's loader to what prints them. */
export const outsideContext = createContext<OutsideAddresses>(outsideDefaults);
/** Operators' tiles and testimonials, from the home page's loader to what prints them. */
export const loadedHomeContext = createContext<LoadedHome>({ panels: {}, testimonials: null });
/** Steps for the header of the same name: dur in ms. */
export type ServerTiming = { name: string; desc?: string; dur?: number }[];
export const timingContext = createContext<ServerTiming>([]);
