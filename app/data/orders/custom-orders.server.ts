import type { CustomOrderAsk, CustomOrderState } from "../../domain/orders/custom-order.ts";
import type { Locale } from "../../domain/languages.ts";
import type { SentPicture } from "../../domain/pictures/sent-pictures.ts";
import { sentPictureStatements } from "../pictures/sent-pictures.server.ts";
import type { Translated } from "../../domain/translated.ts";
import { IS_VISIBLE_ORDER } from "./orders.server.ts";
import { named } from "../translated.server.ts";

const SHOWN = 10;

export interface CustomOrder extends CustomOrderAsk {
  number: string;
  publicId: string;
  state: CustomOrderState;
  answer: string;
  stateAt: number;
  createdAt: number;
  pictures: number;
}

export interface NewCustomOrder {
  ask: CustomOrderAsk;
  number: string;
  publicId: string;
  /** Hash of the form's key: the same form twice is one request. */
  keyHash: string;
  contentHash: string;
  owner: string;
  locale: Locale;
  pictures?: readonly SentPicture[];
  now: number;
}

/** The request of a form's key. */
type KeyedOrder = Record<"publicId" | "number" | "contentHash", string>;

/** Idempotent by form. Throws isNumberTaken, isTooManyPictures. */
export async function addCustomOrder(db: D1Database, order: NewCustomOrder): Promise<KeyedOrder> {
  const { ask, number, publicId, keyHash, contentHash, owner, locale, pictures = [], now } = order;
  const values = [ask.what, ask.category, ask.quantity, ask.targetPrice, ask.neededBy, ask.link, ask.phone, ask.city];
  const [, kept] = await db.batch<KeyedOrder>([
    db.prepare(ADD).bind(number, publicId, keyHash, contentHash, owner, locale, ...values, now),
    db.prepare(BY_KEY).bind(keyHash),
    ...(pictures.length > 0 ? sentPictureStatements(db, pictures, { formKey: keyHash }, { owner, now }) : []),
  ]);
  return kept!.results[0]!;
}

export async function findByFormKey(db: D1Database, keyHash: string): Promise<KeyedOrder | null> {
  return db.prepare(BY_KEY).bind(keyHash).first();
}

export function isNumberTaken(error: unknown): boolean {
  return String(error).includes("custom_order.number");
}

export async function findCustomOrder(db: D1Database, publicId: string, owner: string): Promise<CustomOrder | null> {
  return db.prepare(FIND).bind(publicId, owner).first<CustomOrder>();
}

export async function listCustomOrders(db: D1Database, owner: string): Promise<CustomOrder[]> {
  const asked = db.prepare(`SELECT ${CUSTOM_ORDER} FROM custom_order o WHERE owner = ?1 ORDER BY id DESC LIMIT ?2`);
  return (await asked.bind(owner, SHOWN).all<CustomOrder>()).results;
}

export async function listParentNames(db: D1Database): Promise<(Translated<"name"> & { slugName: string })[]> {
  return (await db.prepare(PARENTS).all<never>()).results;
}

/** Of a custom order `o`. */
export const CUSTOM_ORDER = `o.number, o.public_id AS publicId, o.what, o.category, o.quantity, o.target_price AS targetPrice,
  o.needed_by AS neededBy, o.link, o.phone, o.city, o.state, o.answer, o.state_at AS stateAt, o.created_at AS createdAt,
  (SELECT count(*) FROM sent_picture WHERE custom_order_id = o.id) AS pictures`;

const ADD = `
  INSERT INTO custom_order (number, public_id, form_key_hash, content_hash, owner, locale, what, category, quantity,
    target_price, needed_by, link, phone, city, state_at, created_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?15)
  ON CONFLICT (form_key_hash) DO NOTHING`;

const BY_KEY = `
  SELECT public_id AS publicId, number, content_hash AS contentHash FROM custom_order WHERE form_key_hash = ?1`;

const FIND = `SELECT ${CUSTOM_ORDER} FROM custom_order o WHERE ${IS_VISIBLE_ORDER}`;

const PARENTS = `
  SELECT slug_name AS slugName, ${named("")} FROM parent_category
  WHERE in_menu = 1 ORDER BY position, id LIMIT 20`;
