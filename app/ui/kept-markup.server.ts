import { randomUUID } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import type { MarkupKeeper, OwnWords } from "./kept-markup.tsx";

/** Bytes of markup between the visitor's words, and where these stand. */
type Pieces = (Uint8Array | keyof OwnWords)[];
type Ways = Map<string, Pieces>;

/** Each way in which a view is printed, as long as the view is kept. */
const ofViews = new WeakMap<object, Ways>();
/** Parts that depend on the language alone. */
const ofLanguages: Ways = new Map();

/** Drawn by this isolate with its first page, and in no page: nobody's text can look like them. */
let drawn: { anybody: OwnWords; mark: RegExp } | null = null;

function drawWords() {
  const anybody = { xsrf: `xsrf-${randomUUID()}`, path: `/path-${randomUUID()}` };
  return { anybody, mark: new RegExp(`(${anybody.xsrf}|${anybody.path})`) };
}

const encoder = new TextEncoder();

/** The kept markup of one document (http/kept-views says which views are kept; `escape` writes a text as an attribute's value). */
export class KeptMarkups implements MarkupKeeper {
  readonly isKept: MarkupKeeper["isKept"];
  #escape: (text: string) => string;
  #places: Uint8Array[][] = [];

  constructor(isKept: MarkupKeeper["isKept"], escape: (text: string) => string) {
    this.isKept = isKept;
    this.#escape = escape;
  }

  place = (...[view, as, own, draw]: Parameters<MarkupKeeper["place"]>): number => {
    const { anybody, mark } = (drawn ??= drawWords());
    const ways = typeof view === "string" ? ofLanguages : waysOf(view);
    const way = typeof view === "string" ? `${view} ${as}` : as;
    let pieces = ways.get(way);
    if (!pieces) {
      const parts = renderToStaticMarkup(draw(anybody)).split(mark);
      pieces = parts.map((part) =>
        part === anybody.xsrf ? "xsrf" : part === anybody.path ? "path" : encoder.encode(part),
      );
      ways.set(way, pieces);
    }
    const words = {
      xsrf: encoder.encode(this.#escape(own.xsrf)),
      path: encoder.encode(this.#escape(own.path)),
    };
    return this.#places.push(pieces.map((piece) => (typeof piece === "string" ? words[piece] : piece))) - 1;
  };

  /** The markup of a place, in pieces. */
  at = (place: number): readonly Uint8Array[] => this.#places[place] ?? [];
}

function waysOf(view: object): Ways {
  const known = ofViews.get(view) ?? new Map<string, Pieces>();
  ofViews.set(view, known);
  return known;
}
