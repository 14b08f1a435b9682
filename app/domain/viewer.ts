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
}
