import { readSession } from "../../../app/http/cookies/session-cookie.server.ts";
import { draft } from "../../../tests/support/import-drafts.ts";
import { loginToken, newContact, signIn } from "../../../tests/support/sign-in.ts";
import { CatalogueClient } from "../../steps/operator/catalogue-client.ts";
import { Visitor } from "../../steps/shopper/visitor.ts";
import { secrets, type AttackedShop } from "../attacked-shop.ts";
import { COUPON, type Fees, type Good } from "./world.ts";

export interface Sent {
  path: string;
  fields: Record<string, string>;
}

export interface OrderRow {
  publicId: string;
  number: string;
  owner: string;
  sums: string;
  parcels: string;
  lines: string;
}

export const START: readonly Good[] = [
  { price: 49_900, stock: 6, isSold: true, seller: 0 },
  { price: 15_050, stock: 40, isSold: true, seller: 0 },
  { price: 250_000, stock: 3, isSold: true, seller: 1 },
];

interface Account {
  contact: string;
  id: number;
}

export class Player {
  readonly shop: AttackedShop;
  readonly staff: Visitor;
  readonly #lane: string;
  readonly #feed: CatalogueClient;
  #rows = 0;
  #runs = 0;
  accounts!: { A: Account; B: Account };
  fees!: Fees;
  ids: number[] = [];
  sellers: number[] = [];
  steps = 0;
  visitor!: Visitor;
  coupon = "";
  since = 0;
  orders: OrderRow[] = [];
  undo: string | null = null;
  tab: Sent | null = null;
  form: Sent | null = null;
  last: Sent | null = null;

  constructor(shop: AttackedShop, staff: Visitor, lane: number) {
    this.shop = shop;
    this.staff = staff;
    this.#lane = `Lane ${lane}`;
    this.#feed = new CatalogueClient(new URL(shop.url), secrets.OPERATOR_TOKEN);
  }

  async arrive(): Promise<void> {
    const { db, url } = this.shop;
    await this.#feedAll();
    const { results } = await db
      .prepare(
        "SELECT p.id, p.vendor_id AS seller FROM product p JOIN vendor v ON v.id = p.vendor_id WHERE v.name LIKE ?1 ORDER BY p.feed_id",
      )
      .bind(`${this.#lane} seller %`)
      .all<{ id: number; seller: number }>();
    this.ids = results.map(({ id }) => id);
    for (const [at, { seller }] of START.entries()) this.sellers[seller] = results[at]!.seller;
    const account = async (): Promise<Account> => {
      const { contact } = await signIn(new Visitor(url), { contact: newContact() });
      const id = await db.prepare("SELECT id FROM account WHERE email = ?1").bind(contact).first<number>("id");
      return { contact, id: id! };
    };
    const [A, B] = await Promise.all([account(), account()]);
    this.accounts = { A, B };
    this.fees = (await db
      .prepare(
        "SELECT cases ->> '$.parcel.near.fee' AS near, free_from AS freeFrom FROM delivery_fee WHERE valid_from <= ?1 ORDER BY valid_from DESC",
      )
      .bind(Date.now())
      .first<Fees>())!;
  }

  async begin(): Promise<void> {
    const { db } = this.shop;
    const owners = [`account:${this.accounts.A.id}`, `account:${this.accounts.B.id}`];
    await this.#feedAll();
    this.coupon = `${this.#lane.replace(" ", "")}R${(this.#runs += 1)}`.toUpperCase();
    const [, , last] = await db.batch<{ id: number }>([
      db.prepare("DELETE FROM cart WHERE owner IN (?1, ?2)").bind(...owners),
      db.prepare("DELETE FROM wishlist_item WHERE account_id IN (?1, ?2)").bind(this.accounts.A.id, this.accounts.B.id),
      db.prepare("SELECT coalesce(max(id), 0) AS id FROM shop_order"),
      db
        .prepare(
          "INSERT INTO coupon (code, kind, value, minimum, starts_at, ends_at, most_uses) VALUES (?1, 'percent', ?2, ?3, 0, ?4, ?5)",
        )
        .bind(this.coupon, COUPON.percent, COUPON.minimum, Date.now() + 86_400_000, COUPON.uses),
    ]);
    this.since = last!.results[0]!.id;
    [this.undo, this.tab, this.form, this.last] = [null, null, null, null];
    this.visitor = new Visitor(this.shop.url);
    await this.visitor.get("/shop/compare");
  }

  async #feedAll(): Promise<void> {
    const goods = [...START.entries()];
    // A feed that says the same stock again leaves sold units sold, so it says another one before.
    for (const more of [1, 0])
      await Promise.all(
        ([0, 1] as const).map((seller) => {
          const own = goods.filter(([, good]) => good.seller === seller);
          return this.#save(
            seller,
            own.map(([at, good]) => this.#row(at, { ...good, stock: good.stock + more })),
          );
        }),
      );
  }

  async feed(at: number, good: Good): Promise<void> {
    if (good.isSold) await this.#save(good.seller, [this.#row(at, good)]);
    else await this.#feed.retire(this.#seller(good.seller), [this.#feedId(at)]);
  }

  #seller = (seller: 0 | 1) => `${this.#lane} seller ${seller}`;
  #feedId = (at: number) => `${this.#lane} good ${at}`;

  #row(at: number, { price, stock }: Good) {
    // An unchanged row has no effect, so each differs in its description.
    const description = `As of row ${(this.#rows += 1)}.`;
    const is = { sellingPrice: price, stockAmount: stock, usdPrice: null, images: [], description };
    return draft(this.#feedId(at), is);
  }

  async #save(seller: 0 | 1, rows: ReturnType<typeof draft>[]): Promise<void> {
    const { rejected } = await this.#feed.save(this.#seller(seller), rows);
    if (rejected.length > 0) throw new Error(`the feed was refused: ${JSON.stringify(rejected)}`);
  }

  async send(path: string, fields: Record<string, string>): Promise<number> {
    this.last = { path, fields: { _xsrf: this.visitor.token, ...fields } };
    return (await this.visitor.post(path, fields)).status;
  }

  async signIn(who: "A" | "B"): Promise<number> {
    const q = await loginToken(this.shop.url, this.accounts[who].contact);
    return (await this.visitor.post("/token-login", { q })).status;
  }

  /** Owner of a guest's cart: "session:" and this hash. */
  get idHash(): string {
    return readSession(this.visitor.cookies.get("sid"), [secrets.SESSION_SECRET], Date.now())!.idHash;
  }
}
