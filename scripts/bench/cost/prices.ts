export interface Month {
  requests: number;
  cpuMs: number;
  rowsRead: number;
  rowsWritten: number;
  queueOperations: number;
  countedEvents: number;
  logEvents: number;
}

interface Price {
  /** Included in the plan's 5 dollars. */
  included: number;
  million: number;
}

/** Cloudflare's paid plan in November 2026. */
const PRICES: Record<keyof Month, Price> = {
  requests: { included: 10e6, million: 0.3 },
  cpuMs: { included: 30e6, million: 0.02 },
  rowsRead: { included: 25e9, million: 0.001 },
  rowsWritten: { included: 50e6, million: 1 },
  queueOperations: { included: 1e6, million: 0.4 },
  countedEvents: { included: 10e6, million: 0.25 },
  logEvents: { included: 20e6, million: 0.6 },
};

const PLAN = 5;

/** Dollars with the plan, in whole cents. */
export function monthlyCost(month: Month): number {
  const beyond = (Object.keys(PRICES) as (keyof Month)[]).map((name) => {
    const { included, million } = PRICES[name];
    return (Math.max(0, month[name] - included) / 1e6) * million;
  });
  return Math.round((PLAN + beyond.reduce((sum, dollars) => sum + dollars, 0)) * 100) / 100;
}

export interface Taken {
  cpuMs: number;
  rowsRead: number;
  rowsWritten: number;
}

export type Measured = Record<"home" | "list" | "search" | "product" | "copy" | "cart" | "buying", Taken>;

/** Assumed shares of page views. */
export const MIX = { home: 0.15, list: 0.25, search: 0.1, product: 0.4, cart: 0.1 } as const;
export const COPIED = 0.8;
const VIEWS_OF_AN_ORDER = 200;
const REQUESTS = 1.4;
const MINUTES = 30 * 24 * 60;
const CRON: Taken = { cpuMs: 20, rowsRead: 400, rowsWritten: 4 };
/** A view of a product is written to the queue, read and acknowledged. */
const QUEUE = 3;
const VIEW_ROWS = 8;
/** Head sampling above a million views (observability.head_sampling_rate). */
const LOGGED = (views: number) => (views > 1e6 ? 0.1 : 1);

export function monthOf(views: number, measured: Measured, orders = views / VIEWS_OF_AN_ORDER): Month {
  const taken = (of: keyof Taken) => {
    const copied = (MIX.home + MIX.list + MIX.product) * COPIED * measured.copy[of];
    const composed =
      (MIX.home * measured.home[of] + MIX.list * measured.list[of] + MIX.product * measured.product[of]) * (1 - COPIED);
    const own = MIX.search * measured.search[of] + MIX.cart * measured.cart[of];
    return views * (copied + composed + own) + orders * measured.buying[of] + MINUTES * CRON[of];
  };
  const seen = views * MIX.product;
  return {
    requests: views * REQUESTS,
    cpuMs: taken("cpuMs"),
    rowsRead: taken("rowsRead"),
    rowsWritten: taken("rowsWritten") + seen * VIEW_ROWS,
    queueOperations: (seen + orders + MINUTES) * QUEUE,
    countedEvents: views * REQUESTS,
    logEvents: views * REQUESTS * LOGGED(views),
  };
}
