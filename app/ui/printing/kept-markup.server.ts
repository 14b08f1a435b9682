import { randomUUID } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server.node";
import { signInHref } from "../../domain/accounts/sign-in-link.ts";
import type { MarkupKeeper, OwnWords } from "./kept-markup.tsx";

/** Bytes of markup between the visitor's words, and where these stand. */
type Pieces = (Uint8Array | keyof OwnWords)[];
type Ways = Map<string, Pieces>;

/** Each way in which a view is printed, as long as the view is kept. */
const ofViews = new WeakMap<object, Ways>();
/** Parts that depend on the language alone. */
const ofLanguages: Ways = new Map();

/** Drawn by this isolate with its first page, and in no page: nobody's text can look like them. */
let drawn: { anybody: OwnWords; mark: RegExp; names: Map<string, keyof OwnWords> } | null = null;

function drawWords() {
  const word = (prefix: string) => `${prefix}-${randomUUID()}`;
  const path = `/${word("path")}`;
  // In the order in which they are looked for: the way to sign in holds the path.
  const anybody = {
    xsrf: word("xsrf"),
    signIn: signInHref(path),
    path,
    cartCount: word("count"),
    cartLabel: word("cart"),
  };
  const names = new Map(Object.entries(anybody).map(([name, text]) => [text, name as keyof OwnWords]));
  const mark = new RegExp(`(${[...names.keys()].map((text) => text.replace("?", "\\?")).join("|")})`);
  return { anybody, mark, names };
}

const encoder = new TextEncoder();

/** The kept markup of one document (http/pages/kept-views says which views are kept; `escape` writes a text as an attribute's value). */
export class KeptMarkups implements MarkupKeeper {
  readonly isKept: MarkupKeeper["isKept"];
  #escape: (text: string) => string;
  #places: Pieces[] = [];
  /** The visitor's, as they are printed. */
  #words: Record<keyof OwnWords, Uint8Array> | null = null;

  constructor(isKept: MarkupKeeper["isKept"], escape: (text: string) => string) {
    this.isKept = isKept;
    this.#escape = escape;
  }

  place = (...[view, as, own, draw]: Parameters<MarkupKeeper["place"]>): number => {
    const { anybody, mark, names } = (drawn ??= drawWords());
    const ways = typeof view === "string" ? ofLanguages : waysOf(view);
    const way = typeof view === "string" ? `${view} ${as}` : as;
    let pieces = ways.get(way);
    if (!pieces) {
      const parts = renderToStaticMarkup(draw(anybody)).split(mark);
      pieces = parts.map((part) => names.get(part) ?? encoder.encode(part));
      ways.set(way, pieces);
    }
    this.#words ??= this.#wordsOf(own);
    return this.#places.push(pieces) - 1;
  };

  #wordsOf({ xsrf, path, cartCount, cartLabel }: Omit<OwnWords, "signIn">) {
    const print = (text: string) => encoder.encode(this.#escape(text));
    return {
      xsrf: print(xsrf),
      path: print(path),
      signIn: print(signInHref(path)),
      cartCount: print(cartCount),
      cartLabel: print(cartLabel),
    };
  }

  /** The markup of a place, in pieces. */
  at = (place: number): readonly Uint8Array[] =>
    (this.#places[place] ?? []).map((piece) => (typeof piece === "string" ? this.#words![piece] : piece));
}

function waysOf(view: object): Ways {
  const known = ofViews.get(view) ?? new Map<string, Pieces>();
  ofViews.set(view, known);
  return known;
}
