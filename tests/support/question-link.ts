import type { DeskVendor } from "../../app/data/vendors/desk-vendors.server.ts";
import { Visitor } from "../../scripts/steps/shopper/visitor.ts";
import { operator } from "./desk.ts";
import { toldTo } from "./serve-outside.ts";

const WAIT_MS = 60_000;

/** The path of the link in the newest message to the seller of the product at `path`, of which something was asked. */
export async function questionLink(baseUrl: string, path: string): Promise<string> {
  const vendor = /buy-box-note"><a href="\/vendor-store\/(\d+)/.exec((await new Visitor(baseUrl).get(path)).text)![1]!;
  const { body } = await operator<{ vendors: DeskVendor[] }>(baseUrl, "/operator/vendors", { operation: "list" });
  const { smsTo } = body.vendors.find(({ id }) => id === Number(vendor))!;
  for (const until = Date.now() + WAIT_MS; Date.now() < until;) {
    const told = (await toldTo(baseUrl, smsTo!)).findLast(({ text }) => text.includes("/question/"));
    if (told) return /\/question\/[\w-]{22}/.exec(told.text)![0];
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error(`the seller of ${path} was not told of a question`);
}
