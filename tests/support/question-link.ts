import { Visitor } from "../../scripts/steps/shopper/visitor.ts";
import { phoneOfVendor } from "./desk.ts";
import { messagesTo } from "./serve-outside.ts";

const WAIT_MS = 60_000;

export async function questionLink(baseUrl: string, path: string, words: string): Promise<string> {
  const vendor = /product-head-facts[^]*?<a href="\/vendor-store\/(\d+)/.exec(
    (await new Visitor(baseUrl).get(path)).text,
  )![1]!;
  const phone = await phoneOfVendor(baseUrl, vendor);
  for (const until = Date.now() + WAIT_MS; Date.now() < until;) {
    // Other tests may have asked the same seller.
    for (const { text } of (await messagesTo(baseUrl, phone)).toReversed()) {
      const link = /\/question\/[\w-]{22}/.exec(text)?.[0];
      if (link && (await new Visitor(baseUrl).get(`${link}?lng=en`)).text.includes(words)) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error(`the seller of ${path} was not told of a question`);
}
