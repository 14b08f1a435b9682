import { type Address, type OwnAddress } from "../../domain/checkout/address.ts";
import { savedAddressLimit } from "../../domain/constants.ts";

type Row = Address & { id: string; isDefault: number };

const COLUMNS =
  "public_id AS id, name, phone, region, city, sub_city AS subCity, woreda, landmark, is_default AS isDefault";

/** The default first, then in the order of adding. */
export async function listAddresses(db: D1Database, account: number): Promise<OwnAddress[]> {
  const statement = db
    .prepare(`SELECT ${COLUMNS} FROM account_address WHERE account_id = ?1 ORDER BY is_default DESC, id LIMIT ?2`)
    .bind(account, savedAddressLimit);
  const { results } = await statement.all<Row>();
  return results.map(toAddress);
}

export async function findAddress(db: D1Database, account: number, id: string): Promise<OwnAddress | null> {
  const statement = db
    .prepare(`SELECT ${COLUMNS} FROM account_address WHERE public_id = ?1 AND account_id = ?2`)
    .bind(id, account);
  const row = await statement.first<Row>();
  return row && toAddress(row);
}

export interface AddressChange {
  account: number;
  id: string;
  address: Address;
  isDefault: boolean;
  now: number;
}

/** The first address becomes the default; an equal one is not added again. Returns false at `savedAddressLimit`. */
export async function addAddress(db: D1Database, change: AddressChange): Promise<boolean> {
  const { account, id, address, isDefault, now } = change;
  const values = valuesOf(address);
  const [equal, added] = await db.batch<{ equal: number }>([
    db.prepare(`SELECT count(*) AS equal FROM account_address WHERE ${IS_EQUAL}`).bind(account, ...values),
    db.prepare(INSERT).bind(account, ...values, id, now, savedAddressLimit),
    ...defaultStatements(db, account, id, isDefault),
  ]);
  return added!.meta.changes > 0 || equal!.results[0]!.equal > 0;
}

export async function changeAddress(db: D1Database, change: AddressChange): Promise<boolean> {
  const { account, id, address, isDefault } = change;
  const [changed] = await db.batch([
    db.prepare(UPDATE).bind(account, ...valuesOf(address), id),
    ...defaultStatements(db, account, id, isDefault),
  ]);
  return changed!.meta.changes > 0;
}

export async function removeAddress(db: D1Database, account: number, id: string): Promise<boolean> {
  const [removed] = await db.batch([
    db.prepare("DELETE FROM account_address WHERE public_id = ?2 AND account_id = ?1").bind(account, id),
    db.prepare(OLDEST_AS_DEFAULT).bind(account),
  ]);
  return removed!.meta.changes > 0;
}

export async function setDefaultAddress(db: D1Database, account: number, id: string): Promise<boolean> {
  const results = await db.batch(defaultStatements(db, account, id, true));
  return results.at(-1)!.meta.changes > 0;
}

const IS_EQUAL = `account_id = ?1 AND name = ?2 AND phone = ?3 AND region = ?4 AND city = ?5 AND sub_city = ?6
  AND woreda = ?7 AND landmark = ?8`;

const INSERT = `
  INSERT INTO account_address
    (account_id, name, phone, region, city, sub_city, woreda, landmark, public_id, created_at)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10
  WHERE (SELECT count(*) FROM account_address WHERE account_id = ?1) < ?11
    AND NOT EXISTS (SELECT 1 FROM account_address WHERE ${IS_EQUAL})`;

const UPDATE = `
  UPDATE account_address SET name = ?2, phone = ?3, region = ?4, city = ?5, sub_city = ?6, woreda = ?7, landmark = ?8
  WHERE public_id = ?9 AND account_id = ?1`;

const OLDEST_AS_DEFAULT = `
  UPDATE account_address SET is_default = 1
  WHERE id = (SELECT min(id) FROM account_address WHERE account_id = ?1)
    AND NOT EXISTS (SELECT 1 FROM account_address WHERE account_id = ?1 AND is_default = 1)`;

/** With `isDefault` false, the oldest address becomes the default of an account without one. */
function defaultStatements(db: D1Database, account: number, id: string, isDefault: boolean): D1PreparedStatement[] {
  if (!isDefault) return [db.prepare(OLDEST_AS_DEFAULT).bind(account)];
  const own = "EXISTS (SELECT 1 FROM account_address WHERE public_id = ?2 AND account_id = ?1)";
  return [
    db
      .prepare(`UPDATE account_address SET is_default = 0 WHERE account_id = ?1 AND is_default = 1 AND ${own}`)
      .bind(account, id),
    db.prepare("UPDATE account_address SET is_default = 1 WHERE public_id = ?2 AND account_id = ?1").bind(account, id),
  ];
}

function valuesOf({ name, phone, region, city, subCity, woreda, landmark }: Address): string[] {
  return [name, phone, region, city, subCity, woreda, landmark];
}

function toAddress(row: Row): OwnAddress {
  return { ...row, isDefault: row.isDefault === 1 };
}
