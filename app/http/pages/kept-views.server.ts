import { nextMidnight } from "../../domain/countdown.ts";
import { firstTimeAfter } from "../../domain/pages/times-in-text.ts";
import type { Viewer } from "../../domain/viewer.ts";

/** Who reads, without anything of their own. */
export type Reader = Pick<Viewer, "locale" | "currency" | "now" | "signedIn">;

interface Kept {
  view: object;
  /** UTC ms: for reads in between, every rule that depends on the time says the same. */
  from: number;
  until: number;
}

/** Characters of all texts that views are kept of; what is made of one takes some twenty times its room. */
const ROOM = 600_000;

/** Plain values for everybody, oldest use first (settled.md 8). */
const kept = new Map<string, Kept>();
let held = 0;
const shared = new WeakSet<object>();

/**
 * What `make` prints of texts that the database gave: made once for everybody who is given the same texts in the same
 * language and currency, until a time passes that is named in them, or midnight in Addis Ababa. `about` names the rule that
 * makes it. The view is shared: nobody may change it, and `make` may know nothing but the texts and the reader.
 */
export function keptView<View extends object>(
  about: string,
  texts: readonly string[],
  viewer: Viewer,
  make: (reader: Reader) => View,
): View {
  const { locale, currency, now } = viewer;
  const key = [about, locale, currency, ...texts].join("\n\n");
  const found = kept.get(key);
  if (found) kept.delete(key);
  if (found && found.from <= now && now < found.until) {
    kept.set(key, found);
    return found.view as View;
  }
  if (found) held -= key.length;
  const view = make({ locale, currency, now, signedIn: false });
  shared.add(view);
  kept.set(key, {
    view,
    from: now,
    until: Math.min(nextMidnight(now), ...texts.map((text) => firstTimeAfter(text, now))),
  });
  held += key.length;
  for (const oldest of kept.keys()) {
    if (held <= ROOM) break;
    kept.delete(oldest);
    held -= oldest.length;
  }
  return view;
}

/** A part of a kept view that is printed by itself. */
export function keptPart<View extends object>(view: View): View {
  shared.add(view);
  return view;
}

/** Whether this very view is made once for everybody, so that its markup may be too. */
export function isKeptView(view: object): boolean {
  return shared.has(view);
}
