import { beforeAll, expect, test } from "vitest";
import { newGuest } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { buy } from "../../support/buying.ts";
import { openDesk, parcelsAtDesk, vendorNamed } from "../../support/desk.ts";
import { baseURL } from "../../support/base-url.ts";
import { messagesTo } from "../../support/serve-outside.ts";
import { draft } from "../../support/import-drafts.ts";
import { operator } from "../../support/operator.ts";

// settled.md 43: one order from a feed to the doorstep.

let shopper: Visitor;
let order: { publicId: string; number: string };
let vendors: Record<"crafts" | "weavers", Awaited<ReturnType<typeof bringSeller>>>;
let links: Record<"crafts" | "weavers", string>;

const linkIn = (message: string) => /\/parcel\/[\w-]{22}/.exec(message)?.[0] ?? "";

/** With one product; one is reached by SMS in Amharic, one by mail in English. */
async function bringSeller(profile: { name: string } & Record<string, string>, goods: Parameters<typeof draft>[1]) {
  const tell = (asked: object) => operator(baseURL, "/operator/catalogue", asked);
  await tell({ operation: "saveVendors", vendors: [profile] });
  const place = { parentSlug: "apparel", category: { slugName: "shirts", name: "Shirts", nameAm: null } };
  const product = draft("own", { ...place, subcategory: null, images: [], stockAmount: 20, ...goods });
  await tell({ operation: "save", vendor: profile.name, products: [product] });
  const id = await vendorNamed(baseURL, profile.name);
  const store = await new Visitor(baseURL).get(`/vendor-store/${id}`);
  return { id, name: profile.name, product: /form="add"[^>]*value="(\d+)"/.exec(store.text)![1]! };
}

async function openLink(path: string) {
  const visitor = new Visitor(baseURL);
  const first = await visitor.get(path);
  const page = first.status === 303 ? await visitor.get(first.headers.get("location")!) : first;
  return { visitor, first, page };
}

beforeAll(async () => {
  const mark = `${process.pid}${Date.now().toString(36)}`;
  const phone = `+2519${String(process.pid % 10_000).padStart(4, "0")}${String(Date.now() % 10_000).padStart(4, "0")}`;
  const email = `weavers-${mark}@mail.example`;
  const crafts = await bringSeller(
    { name: `Kirar Crafts ${mark}`, amharicName: `ክራር ዕደ ጥበብ ${mark}`, phone, city: "Addis Ababa" },
    { name: `Clay pot ${mark}`, nameAm: "የሸክላ ድስት", sellingPrice: 40_050 },
  );
  const weavers = await bringSeller(
    { name: `Dorze Looms ${mark}`, email, city: "Adama" },
    { name: `Cotton gabi ${mark}`, sellingPrice: 120_000 },
  );
  vendors = { crafts, weavers };

  shopper = new Visitor(baseURL);
  await shopper.get("/?lng=am");
  const products = [crafts.product, weavers.product];
  order = await buy(shopper, { products, quantity: 2, details: { name: "ሃና ተስፋዬ", note: "ከመድረስዎ በፊት ይደውሉ" } });
  const [sms] = await messagesTo(baseURL, phone);
  const [mail] = await messagesTo(baseURL, email);
  links = { crafts: linkIn(sms!.text), weavers: linkIn(mail!.text) };
});

test("the order's page says of each seller that it was told, and the link opens in the vendor's language", async () => {
  const toldSellers = async () => (await shopper.get(`/orders/${order.publicId}`)).text.match(/ለሻጩ አሳውቀናል/g)?.length;
  await expect.poll(toldSellers).toBe(2);
  const { first, page } = await openLink(links.crafts);
  expect([first.status, first.headers.get("location")]).toEqual([303, `${links.crafts}?lng=am`]);
  expect([page.status, page.headers.get("referrer-policy"), page.headers.get("cache-control")]).toEqual([
    200,
    "strict-origin",
    "private, no-store",
  ]);
  expect(page.text).toContain('<meta name="robots" content="noindex"/>');
  for (const shown of ["ሃና ተስፋዬ", "Edna Mall", "ከመድረስዎ በፊት ይደውሉ", 'href="tel:+251911234567"'])
    expect(page.text, shown).toContain(shown);
  expect(page.text).toMatch(/2 × 400\.50\u00a0ETB[\s\S]*801\u00a0ETB/);
  expect(page.text).toMatch(/<strong>ሲያስረክቡ \d[\d,.]*\u00a0ETB በጥሬ ገንዘብ ይቀበሉ።<\/strong>/);
  expect(page.text).not.toContain("Cotton gabi");
  expect((await openLink(links.weavers)).page.text).toContain("Cotton gabi");
});

test("a link that is forged is the page of an unknown address, to look at and to post to", async () => {
  const forged = links.crafts.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  const visitor = await newGuest(baseURL);
  const answers = [await visitor.get(forged), await visitor.post(forged, { intent: "confirmed" })];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  for (const { text } of answers) expect(text).not.toMatch(/ሃና|911 23/);
});

test("one press confirms, and the same press again says that it was said", async () => {
  const { visitor } = await openLink(links.crafts);
  for (const said of ["ተረጋግጧል። ለገዢው እናሳውቃለን።", "ይህን ቀድመው ነግረውናል። የተቀየረ ነገር የለም።"]) {
    const { status, text } = await visitor.post(links.crafts, { intent: "confirmed" }, { Accept: "application/json" });
    expect([status, JSON.parse(text)]).toMatchObject([200, { message: { text: said } }]);
  }
  const { text } = await shopper.get(`/orders/${order.publicId}`);
  expect(text).toContain("ተረጋግጧል");
  expect(text.match(/ለሻጩ አሳውቀናል/g)).toHaveLength(1);
});

test("who cannot deliver says why; without a reason nothing is lost and the field says so; the desk sees it", async () => {
  const { visitor, page } = await openLink(links.weavers);
  expect(page.text).toContain("I can&#x27;t deliver it");
  const empty = await visitor.post(links.weavers, { intent: "refused", reason: " " });
  expect(empty.status).toBe(422);
  expect(empty.text).toMatch(/<details[^>]*open=""/);
  const done = await visitor.post(links.weavers, { intent: "refused", reason: "The loom broke" });
  expect(done.status).toBe(303);
  expect((await visitor.get(links.weavers)).text).toContain("The loom broke");
  const staff = await openDesk(baseURL, "orders");
  const { text } = await staff.get(`/desk/vendors/${vendors.weavers.id}`);
  expect(text).toMatch(/Can&#x27;t deliver: (<!-- -->)?The loom broke/);
  for (const path of ["events?action=parcelRefused", "parcels?work=refused", `orders/${order.number}`])
    expect((await staff.get(`/desk/${path}`)).text, path).toContain("The loom broke");
  expect((await staff.get("/desk")).text).toMatch(
    /<strong>[1-9]\d*<\/strong> (<!-- -->)?parcels their seller can&#x27;t/,
  );
});

test("the desk cancels that parcel with a reason: page, total and link follow", async () => {
  const staff = await openDesk(baseURL, "orders");
  const path = `/desk/orders/${order.number}`;
  const parcels = await parcelsAtDesk(baseURL, order.number);
  const of = ({ name }: { name: string }) => parcels.find(({ vendor }) => vendor === name)!;
  const [left, gone] = [of(vendors.crafts), of(vendors.weavers)];
  const cancel = { intent: "cancelParcel", parcel: String(gone.position), reason: "ሻጩ ዕቃው የለውም" };
  expect((await staff.post(path, cancel)).status).toBe(303);
  const { text } = await shopper.get(`/orders/${order.publicId}`);
  expect(text).toContain("ሻጩ ዕቃው የለውም");
  const birr = new Intl.NumberFormat("en", { minimumFractionDigits: left.total % 100 ? 2 : 0 });
  expect(text).toContain(`${birr.format(left.total / 100)}\u00a0ETB`);
  const closed = await openLink(links.weavers);
  expect(closed.page.text).not.toMatch(/ሃና|911 23|Edna Mall/);

  const slip = await staff.get(`/desk/parcels/${order.number}-${left.position}/slip`);
  expect([slip.status, slip.text.includes("ሃና ተስፋዬ"), slip.text.includes("Edna Mall")]).toEqual([200, true, true]);
  const route = await staff.get("/desk/parcels/route?city=Addis+Ababa");
  expect(route.text).toContain("ሃና ተስፋዬ");
});

test("handed over: the name is gone from the page, the desk and the books know it", async () => {
  const { visitor } = await openLink(links.crafts);
  expect((await visitor.post(links.crafts, { intent: "delivered" })).status).toBe(303);
  const { text } = await visitor.get(links.crafts);
  expect(text).not.toMatch(/ሃና|911 23|Edna Mall/);
  const parcel = (await parcelsAtDesk(baseURL, order.number)).find(({ vendor }) => vendor === vendors.crafts.name)!;
  expect(parcel.html).toContain("Delivered");
  const staff = await openDesk(baseURL, "payments");
  const books = await staff.get(`/desk/vendors/books?vendor=${vendors.crafts.id}`, { Accept: "*/*" });
  expect(books.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(books.headers.get("content-disposition")).toMatch(/^attachment; filename="gulit-\d{4}-\d\d-\d+\.csv"$/);
  const birr = `${Math.floor(parcel.total / 100)}.${String(parcel.total % 100).padStart(2, "0")}`;
  expect(books.text.split("\r\n")[1]).toContain(birr);
});
