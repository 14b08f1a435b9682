import type { Locale } from "./languages.ts";
import type { TimeLeft } from "./countdown.ts";

export type Currency = "ETB" | "USD";

export interface Viewer {
  locale: Locale;
  /** Specification 4.7: anything but ETB means US dollars. */
  currency: Currency;
  now: number;
  signedIn: boolean;
  /** Placeholders on a page that is copied; filled in when it is sent (settled.md 23). */
  timeLeft?: TimeLeft;
}
