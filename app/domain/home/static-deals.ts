import type { PriceView } from "../products/price.ts";
import type { CardLabel } from "../cards/product-card.ts";
import { formatEtb } from "../money.ts";

// as specified: placeholder content, printed as it is; nothing counts down and nothing is for sale (9.8).

export const hygieneCountdown = { days: "04", hours: "13", minutes: "34", seconds: "56" } as const;

/** Specification 9.8 says five or six: six fill rows of two, three and six. */
export const hygieneTiles = ["sky-1", "rose-1", "leaf-1", "sky-2", "rose-2", "leaf-2"].map(
  (look) => `/media/web-banner/smart-watch-${look}.webp`,
);

export const hygieneDiscount = 25;

const price: PriceView = { current: formatEtb(350_000), old: formatEtb(400_000), percent: null };
// as specified: the label says 25, though the prices are 12.5 % apart.
const labels: CardLabel[] = [{ kind: "percent", percent: 25 }];

export const sampleFlashCard = { price, labels, picture: "/media/web-banner/phone-leaf-1.webp" };
