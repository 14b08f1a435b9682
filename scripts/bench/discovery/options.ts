import { commandOptions } from "../../steps/command-line.ts";
import { PlainError } from "../../steps/plain-error.mjs";

export const catalogueUsage = "npm run bench:catalogue -- --products 1000000 [--vendors 5000] [--seed TEXT] [--fresh]";
export const discoveryUsage =
  "npm run bench:discovery -- [--products 10000,1000000] [--samples 200] [--only TEXT] [--seed TEXT] [--reuse]";

/** Every market includes the demo market of some 1,300 products. */
const FEWEST = 3_000;
const MOST = 3_000_000;
const DEMO_VENDORS = 60;
const PRODUCTS_OF_A_VENDOR = 200;
const FEWEST_SAMPLES = 100;

const known = {
  products: { type: "string" },
  vendors: { type: "string" },
  samples: { type: "string" },
  seed: { type: "string" },
  only: { type: "string" },
  fresh: { type: "boolean" },
  reuse: { type: "boolean" },
} as const;

export interface MarketOptions {
  products: number;
  vendors: number;
  seed: string;
}

export interface CatalogueOptions extends MarketOptions {
  isFresh: boolean;
}

export interface DiscoveryOptions {
  markets: [MarketOptions, MarketOptions];
  samples: number;
  only: string;
  isReused: boolean;
}

export function readCatalogueOptions(argv: string[]): CatalogueOptions | null {
  const values = commandOptions(argv, catalogueUsage, known);
  if (values.help) return null;
  const products = readCount("--products", values.products ?? "1000000", FEWEST, MOST);
  const vendors = readCount("--vendors", values.vendors ?? String(usualVendors(products)), DEMO_VENDORS, products);
  return { products, vendors, seed: values.seed ?? "gulit", isFresh: values.fresh ?? false };
}

export function readDiscoveryOptions(argv: string[]): DiscoveryOptions | null {
  const values = commandOptions(argv, discoveryUsage, known);
  if (values.help) return null;
  const sizes = (values.products ?? "10000,1000000").split(",");
  if (sizes.length !== 2)
    throw new PlainError(`--products names two markets, such as 10000,1000000: ${discoveryUsage}`);
  const markets = sizes
    .map((size) => readCount("--products", size, FEWEST, MOST))
    .sort((one, other) => one - other)
    .map((products) => ({ products, vendors: usualVendors(products), seed: values.seed ?? "gulit" }));
  if (markets[0]!.products === markets[1]!.products) throw new PlainError("--products names two different sizes.");
  return {
    markets: [markets[0]!, markets[1]!],
    samples: readCount("--samples", values.samples ?? "200", FEWEST_SAMPLES, 100_000),
    only: values.only ?? "",
    isReused: values.reuse ?? false,
  };
}

export function smallMarket(seed: string): MarketOptions {
  return { products: 10_000, vendors: usualVendors(10_000), seed };
}

function usualVendors(products: number): number {
  return Math.max(DEMO_VENDORS, Math.round(products / PRODUCTS_OF_A_VENDOR));
}

function readCount(name: string, text: string, least: number, most: number): number {
  const number = Number(text.replaceAll("_", ""));
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new PlainError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}
