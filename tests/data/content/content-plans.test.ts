import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { findShownContent } from "../../../app/data/content/shown-content.server.ts";
import { saveContent, findContentVersion, listContentVersions } from "../../../app/data/content/content-load.server.ts";
import { findContentPlaces } from "../../../app/data/content/content-places.server.ts";
import { homeContent } from "../../../app/data/home/home-content.server.ts";
import { type Asked, planOf } from "../../support/query-plans.ts";
import { insertSmallCatalogue, NOW } from "../small-catalogue.ts";

// No statement walks the catalogue.

const author = { kind: "staff", id: "1", name: "Almaz", address: "192.0.2.7" } as const;
const named = {
  products: ["phone-one"],
  links: ["phone-one", "2"],
  categories: ["mens-shoes"],
  subcategories: ["handbags", "mens-shoes/accessories"],
  vendors: ["1"],
};
const both = { en: "Coffee", am: "ቡና" };
const linked = { url: "/", image: "/media/a.webp", title: both };
const lists = {
  heroes: [{ link: "/", image: "/media/a.webp", headline: both, price: null }],
  tripletCards: [linked],
  "banners.fixed": [linked],
  "promoTiles.smartErp": [{ title: both, query: "coffee", price: 100, image: "/media/a.webp" }],
  categoryBanners: [{ category: 21, image: "/media/a.webp" }],
  testimonials: [],
  holidayPackages: [211],
  exhibitions: [{ name: both, products: [{ product: 1, startDate: NOW, adey: false }] }],
  flashSales: [1, 2],
};
const load = { lists, named: { heroes: [] }, by: "", file: "", sha256: "", restores: null };

const questions: [string, (db: D1Database) => Promise<unknown>, statements: number][] = [
  ["homeContent", (db) => homeContent(db), 1],
  ["findContentPlaces", (db) => findContentPlaces(db, named), 5],
  ["findShownContent", (db) => findShownContent(db), 9],
  ["saveContent", (db) => saveContent(db, load, {}, { author, now: NOW, handsOut: true }), 29],
  ["listContentVersions", (db) => listContentVersions(db), 1],
  ["findContentVersion", (db) => findContentVersion(db, 1), 1],
];

beforeAll(() => insertSmallCatalogue(env.DB));

function hearing(db: D1Database, asked: Asked[]): D1Database {
  const prepare = (sql: string) => {
    const heard: Asked = { sql, values: [] };
    asked.push(heard);
    const statement = db.prepare(sql);
    const bind = (...values: Asked["values"]) => {
      heard.values = values;
      return statement.bind(...values);
    };
    return new Proxy(statement, { get: (_, key) => (key === "bind" ? bind : of(statement, key)) });
  };
  const batch = (all: D1PreparedStatement[]) => db.batch(all.map((one) => of(one, WHOLE) as D1PreparedStatement));
  return { prepare, batch } as unknown as D1Database;
}

const WHOLE = Symbol("the statement itself");

function of(statement: D1PreparedStatement, key: PropertyKey): unknown {
  if (key === WHOLE) return statement;
  const value = (statement as unknown as Record<PropertyKey, unknown>)[key];
  return typeof value === "function" ? (value as (...all: unknown[]) => unknown).bind(statement) : value;
}

// Editorial tables are short; x, r, p and t are one parameter's rows.
const SHORT =
  /^SCAN (hero_image|triplet_card|banner|category_banner|b|promo_tile|testimonial|holiday_package|h|flash_product|exhibition|e|f|content_version|r|json_each|x|\(subquery-\d+\)|CONSTANT ROW)(?= |$)|^SCAN [pt] VIRTUAL TABLE/;

test.each(questions)(
  "%s asks a fixed number of statements and walks no table that grows",
  async (_, ask, statements) => {
    const asked: Asked[] = [];
    await ask(hearing(env.DB, asked));
    expect(asked).toHaveLength(statements);
    const plans = (await Promise.all(asked.map((one) => planOf(env.DB, one)))).flat();
    expect(plans.filter((line) => line.startsWith("SCAN") && !SHORT.test(line))).toEqual([]);
  },
);
