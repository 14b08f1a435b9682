import type { TimeLeft } from "./home/flash-sales.ts";

export type Locale = "en" | "am";
export type Currency = "ETB" | "USD";

/** Who looks, as far as rules may know it: passed to every rule that depends on language, money or time. */
export interface Viewer {
  locale: Locale;
  /** Specification 4.7: anything but ETB is shown in US dollars. */
  currency: Currency;
  /** UTC ms. */
  now: number;
  signedIn: boolean;
  /** What stands for 'Time Left' where the page is kept: it is filled in as the page is sent (settled.md 23). */
  timeLeft?: TimeLeft;
}
