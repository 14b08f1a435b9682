import { expect, test, type Page } from "@playwright/test";
import type { StaffRole } from "../../../app/domain/desk/roles.ts";
import { openDesk, operator } from "../../support/desk.ts";
import { inLanguage } from "../../support/languages.ts";
import { messagesTo } from "../../support/serve-outside.ts";
import { importTwoSellers, linkIn } from "../../support/two-sellers.ts";

// settled.md 43 and 44: from two feeds to the door; refusals are in e2e/http/vendor-links.spec.

test(
  "a guest buys from two sellers; one delivers, one cannot, the desk cancels (am)",
  { tag: "@full" },
  async ({ browser, baseURL, javaScriptEnabled }) => {
    const { crafts, weavers } = await importTwoSellers(baseURL!);
    const somebody = async () => {
      const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: javaScriptEnabled ?? true });
      await inLanguage(context, baseURL!, "am");
      return context;
    };
    const atTheDesk = async (role: StaffRole): Promise<Page> => {
      const context = await somebody();
      const { cookies } = await openDesk(baseURL!, role);
      await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: baseURL! })));
      return context.newPage();
    };

    const shopper = await (await somebody()).newPage();
    for (const { product } of [crafts, weavers]) {
      await shopper.goto(product.path);
      await shopper.locator("#buy .button-outline").first().click();
      await expect(shopper.getByRole("status").filter({ hasText: "ወደ ጋሪ ገብቷል" })).toBeVisible();
    }
    await shopper.goto("/shop/cart");
    await shopper.getByRole("link", { name: "ሳይመዘገቡ ይዘዙ" }).first().click();
    await shopper.getByLabel("ሙሉ ስም").fill("ሃና ተስፋዬ");
    await shopper.locator("#phone").fill("0922 33 44 55");
    await shopper.locator("#city").fill("Adama");
    await shopper.locator("#landmark").fill("ከፖስታ ቤቱ ጀርባ");
    await shopper.locator("form .button-primary").click();
    await shopper.getByRole("button", { name: "ይዘዙ" }).last().click();
    await expect(shopper).toHaveURL(/\/orders\/[\w-]{22}$/);
    const shown = await shopper.locator(".order-head-number").innerText();
    const number = shown.replaceAll(" ", "");

    const [sms] = await messagesTo(baseURL!, crafts.contact);
    const seller = await (await somebody()).newPage();
    await seller.goto(linkIn(sms!.text));
    await expect(seller.getByText("ከፖስታ ቤቱ ጀርባ")).toBeVisible();
    await seller.getByRole("button", { name: "ትዕዛዙን ያረጋግጡ" }).click();
    await expect(seller.getByText("ተረጋግጧል። ለገዢው እናሳውቃለን።")).toBeVisible();

    const [mail] = await messagesTo(baseURL!, weavers.contact);
    const weaver = await (await somebody()).newPage();
    await weaver.goto(linkIn(mail!.text));
    await weaver.getByText("ማድረስ አልችልም").click();
    await weaver.getByLabel("ለምን ማድረስ አይችሉም?").fill("ማሽኑ ተሰብሯል");
    await weaver.getByRole("button", { name: "ማድረስ እንደማልችል ለሱቁ ያሳውቁ" }).click();
    await expect(weaver.getByText("ስላሳወቁን እናመሰግናለን። ትዕዛዙን እኛ እንከታተለዋለን።")).toBeVisible();

    const staff = await atTheDesk("orders");
    await staff.goto(`/desk/orders/${number}`);
    const refused = staff.locator(".desk-box", { hasText: "ማሽኑ ተሰብሯል" });
    await refused.getByText("ይህን ጥቅል ይሰርዙ").first().click();
    await refused.getByLabel("ገዢው የሚያነበው ምክንያት").last().fill("ሻጩ ዕቃው የለውም");
    await refused.getByRole("button", { name: "ይህን ጥቅል ይሰርዙ" }).click();
    await expect(staff.locator(".desk-box", { hasText: "ሻጩ ዕቃው የለውም" })).toHaveCount(1);
    await staff.locator(".desk-box", { hasText: "የሸክላ ድስት" }).locator("a[href$='/slip']").click();
    await staff.emulateMedia({ media: "print" });
    for (const printed of ["ሃና ተስፋዬ", "ከፖስታ ቤቱ ጀርባ", "የሸክላ ድስት"])
      await expect(staff.getByText(printed).first()).toBeVisible();

    await shopper.reload();
    await expect(shopper.getByText("ሻጩ ዕቃው የለውም").first()).toBeVisible();
    const toldOfTheEnd = async () =>
      (await messagesTo(baseURL!, "+251922334455")).filter(
        ({ text }) => text.includes(shown) && text.includes("ተሰርዟል"),
      );
    await expect.poll(toldOfTheEnd).toHaveLength(1);

    await seller.getByRole("button", { name: "በመንገድ ላይ ነው" }).click();
    await seller.getByRole("button", { name: "ተቀብያለሁ" }).click();
    await expect(seller.getByText("ሃና ተስፋዬ")).toHaveCount(0);
    await shopper.reload();
    await expect(shopper.locator("main")).toContainText("ደርሷል");

    const books = await (await atTheDesk("payments")).request.get(`/desk/vendors/books?vendor=${crafts.vendor.id}`);
    const [row, ...sums] = (await books.text()).replaceAll(" ", "").trimEnd().split("\r\n").slice(1);
    const sum = (line: string) => line.split(",").at(-3);
    expect(row).toContain(number);
    expect(sums.map(sum)).toEqual([sum(row!), sum(row!)]);
    const { body } = await operator(baseURL!, "/operator/upkeep", { operation: "audit" });
    expect(body.violations).toEqual([]);
  },
);
