import { StandInChapa } from "../chapa.ts";
import { startOwnShop, type OwnShop } from "../own-shop.ts";

interface Good {
  id: string;
  path: string;
}

export interface AmharicShop extends OwnShop {
  plain: Good[];
  soldOut: Good;
  last: Good;
  variants: Good;
  special: Good;
  closed: Good;
  gone: Good;
  english: Good & { name: string; vendor: string; vendorId: number };
  closedVendor: number;
  names: string[];
}

const SHOWN = "p.retired_at IS NULL AND p.name_am IS NOT NULL AND p.name_am <> p.name AND v.closed_until IS NULL";

/** `servedUrl`: the shared shop, whose Chapa stand-in serves this one too. */
export async function startAmharicShop(servedUrl: string): Promise<AmharicShop> {
  const outside = `http://localhost:${Number(new URL(servedUrl).port) + 1_000}`;
  const shop = await startOwnShop({
    ...new StandInChapa(outside).bindings,
    WORKSHOP: "1",
    RL_LOOKUP: "4/900",
    BANK_ACCOUNTS: `Commercial Bank of Ethiopia; 1000 1234 5678 9; Gulit Trading PLC; የኢትዮጵያ ንግድ ባንክ; ጉልት ንግድ ኃ.የተ.የግ.ማ.\nBank of Abyssinia; 4455 6677; Gulit Trading PLC`,
  });
  const find = async (where: string, count = 1, order = "ASC") => {
    const sql = `SELECT min(p.id) AS id, '/product/default/' || p.name_slug AS path, p.name
      FROM product p JOIN vendor v ON v.id = p.vendor_id WHERE ${where} GROUP BY p.vendor_id ORDER BY p.vendor_id ${order} LIMIT ${count}`;
    const { results } = await shop.db.prepare(sql).all<{ id: number; path: string; name: string }>();
    if (results.length < count) throw new Error(`the demo market has no such goods: ${where}`);
    return results.map(({ id, path, name }) => ({ id: String(id), path, name }));
  };
  const plain = await find(`${SHOWN} AND p.stock_amount > 20 AND p.variant_count = 0 AND p.selling_price < 250000`, 8);
  const gone = plain.pop()!;
  await shop.db.prepare("UPDATE product SET retired_at = 1 WHERE id = ?1").bind(Number(gone.id)).run();
  const closed = "v.closed_until IS NOT NULL AND p.retired_at IS NULL AND p.name_am IS NOT NULL AND p.stock_amount > 5";
  const english = (await find(`${SHOWN} AND p.stock_amount > 9 AND p.variant_count = 0`, 1, "DESC"))[0]!;
  // Specification 5.5.
  await shop.db.prepare("UPDATE product SET name_am = NULL WHERE id = ?1").bind(Number(english.id)).run();
  const seller = "SELECT v.id, v.name FROM vendor v JOIN product p ON p.vendor_id = v.id WHERE p.id = ?1";
  const { id: vendorId, name: vendor } = (await shop.db
    .prepare(seller)
    .bind(Number(english.id))
    .first<{ id: number; name: string }>())!;
  const authors = await shop.db.prepare("SELECT DISTINCT author FROM product_rate").raw<[string]>();
  const nameless = await shop.db.prepare("SELECT name FROM product WHERE name_am IS NULL").raw<[string]>();
  await shop.db.prepare("UPDATE vendor SET amharic_name = NULL WHERE id = ?1").bind(vendorId).run();
  return {
    ...shop,
    plain,
    gone,
    soldOut: (await find(`${SHOWN} AND p.stock_amount = 0`))[0]!,
    last: (await find(`${SHOWN} AND p.stock_amount = 1 AND p.variant_count = 0`))[0]!,
    variants: (await find(`${SHOWN} AND p.variant_count > 2 AND p.stock_amount > 5`))[0]!,
    special: (
      await find(
        `${SHOWN} AND p.special_price IS NOT NULL AND p.special_ends_at > ${Date.now()} AND p.stock_amount > 1`,
      )
    )[0]!,
    closed: (await find(closed))[0]!,
    english: { ...english, vendor, vendorId },
    names: [vendor, ...authors.flat(), ...nameless.flat()].filter((name) => /[A-Za-z]/.test(name)),
    closedVendor: (await shop.db.prepare("SELECT id FROM vendor WHERE closed_until IS NOT NULL").first<number>("id"))!,
  };
}
