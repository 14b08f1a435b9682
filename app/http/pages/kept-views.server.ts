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

/** Plain values for everybody, oldest use first (settled.md 8). */
interface Room {
  kept: Map<string, Kept>;
  /** Characters of all texts that views are kept of, and how many there may be; what is made of one takes some twenty times its room. */
  held: number;
  most: number;
}

const roomFor = (most: number): Room => ({ kept: new Map(), held: 0, most });

/**
 * Lists that everybody is shown, and what is made of single products and of one listing: who walks through a large shop asks
 * for others on every page, and would push out the home page.
 */
const rooms = { lists: roomFor(200_000), goods: roomFor(600_000) };

/**
 * What `make` prints of texts that the database gave: made once for everybody who is given the same texts in the same
 * language and currency, until a time passes that is named in them, or midnight in Addis Ababa. `about` names the rule that
 * makes it; `isOfGoods`: products or numbers that few other pages show. The view is shared: nobody may change it, and `make` may know
 * nothing but the texts and the reader.
 */
export function keptView<View extends object>(
  about: string,
  texts: readonly string[],
  viewer: Viewer,
  make: (reader: Reader) => View,
  { isOfGoods = false } = {},
): View {
  const room = isOfGoods ? rooms.goods : rooms.lists;
  const { kept } = room;
  const { locale, currency, now } = viewer;
  const key = [about, locale, currency, ...texts].join("\n\n");
  const found = kept.get(key);
  if (found) kept.delete(key);
  if (found && found.from <= now && now < found.until) {
    kept.set(key, found);
    return found.view as View;
  }
  if (found) room.held -= key.length;
  const view = make({ locale, currency, now, signedIn: false });
  kept.set(key, {
    view,
    from: now,
    until: Math.min(nextMidnight(now), ...texts.map((text) => firstTimeAfter(text, now))),
  });
  room.held += key.length;
  for (const oldest of kept.keys()) {
    if (room.held <= room.most) break;
    kept.delete(oldest);
    room.held -= oldest.length;
  }
  return view;
}
