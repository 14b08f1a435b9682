import type { TimeLeft } from "./countdown.ts";

export type Locale = "en" | "am";
export type Currency = "ETB" | "USD";

/** The viewer as far as rules need it: everything that depends on language, money or time takes it. */
export interface Viewer {
  locale: Locale;
  /** Specification 4.7: anything but ETB is shown in US dollars. */
  currency: Currency;
  /** UTC ms. */
  now: number;
  signedIn: boolean;
  /** Placeholders for 'Time Left' on a page that is copied; filled in when it is sent (settled.md 23). */
  timeLeft?: TimeLeft;
}
