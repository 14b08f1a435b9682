import { Visitor } from "../../scripts/steps/shopper/visitor.ts";
import { findProducts } from "./catalogue.ts";
import { linkOfSale, openDesk } from "./desk.ts";

export async function deskPages(staff: Visitor): Promise<{ link: string; pages: string[] }> {
  const { link, vendor, number } = await linkOfSale(staff.baseUrl);
  await openDesk(staff.baseUrl, "owner", staff);
  const coupon = { coupon: "EVERYPAGE", kind: "percent", value: "10", uses: "9", seen: "{}" };
  await staff.post("/desk/coupons", { intent: "save", ...coupon, firstDay: "2026-01-01", lastDay: "2099-01-01" });
  const [product] = await findProducts(staff.baseUrl, 1);
  await askForChair(new Visitor(staff.baseUrl));
  const requests = await staff.get("/desk/custom-orders?state=all");
  const request = /custom-orders\/\d+/.exec(requests.text)![0];
  const pages = [
    ...["", "enter", "events", "staff", "vendors", "vendors/new", `vendors/${vendor}`, `vendors/${vendor}/portal`],
    `vendors/${vendor}/import`,
    ...["orders", `orders/${number}`, "parcels", "parcels/route", `parcels/${number}-1/slip`, "messages?state=kept"],
    ...["payments", "prices", "settings", "coupons", "coupons/EVERYPAGE", "products", `products/${product!.id}`],
    ...[
      "home",
      "home/heroes",
      "home/pictures",
      "reviews",
      "readers",
      "questions?state=asked",
      "questions?state=toShop",
    ],
    ...["custom-orders", request],
  ];
  return { link, pages: pages.map((page) => `/desk/${page}`.replace(/\/$/, "")) };
}

export const WISH = {
  ...{ intent: "ask", what: "A chair", category: "home", quantity: "2", phone: "0911234567", city: "Adama" },
  ...{ targetPrice: "", neededBy: "", link: "", website: "" },
};

/** Of a refused form, which is valid at once; a page's own is only after three seconds. */
export async function customOrderKey(guest: Visitor): Promise<string> {
  const { text } = await guest.post("/shop/custom-order", { ...WISH, what: "" });
  return /name="key" value="([^"]+)"/.exec(text)?.[1] ?? "";
}

export async function askForChair(guest: Visitor): Promise<string> {
  await guest.get("/shop/compare");
  const { headers } = await guest.post("/shop/custom-order", { ...WISH, key: await customOrderKey(guest) });
  return headers.get("location") ?? "/custom-orders/none";
}
