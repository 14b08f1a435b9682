import { renderToStaticMarkup } from "react-dom/server";
import { createElement, type ComponentType } from "react";
import { describe, expect, test } from "vitest";
import { contentValues, markdown } from "../../app/content/markdown.plugin.ts";
import { paymentProviders } from "../../app/domain/orders/payment-providers.ts";
import { returnDays } from "../../app/domain/orders/order.ts";

// Texts of app/content as compiled.

type Transform = (code: string, id: string) => Promise<{ code: string } | undefined>;
const { transform } = markdown() as unknown as { transform: Transform };
const made = async (text: string, path = "app/content/en/pages/x.md") => (await transform(text, `/shop/${path}`))?.code;

async function run(text: string, path?: string) {
  const code = (await made(text, path))!.replace(
    /import \{([^}]*)\} from "react\/jsx-runtime";/,
    (_, names: string) => `const {${names.replaceAll(" as ", ": ")}} = globalThis.jsxRuntime;`,
  );
  Object.assign(globalThis, { jsxRuntime: await import("react/jsx-runtime") });
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: ComponentType;
    frontmatter: Record<string, unknown>;
    plain: string;
    sections: string[];
  };
  return { ...module, html: renderToStaticMarkup(createElement(module.default)) };
}

test("a text becomes elements, front matter, words and the headings of its parts", async () => {
  const text =
    '---\ntitle: "A & B"\nupdated: 2026-11-22\n---\n\nOne **two** [three](/track).\n\n## Four\n\n- five\n- six\n\n### Seven\n\n## Eight\n';
  const { html, frontmatter, plain, sections } = await run(text);
  expect(html.replace(/\n/g, "")).toBe(
    '<p>One <strong>two</strong> <a href="/track">three</a>.</p><h2 id="section-1">Four</h2><ul><li>five</li><li>six</li></ul><h3>Seven</h3><h2 id="section-2">Eight</h2>',
  );
  expect(frontmatter).toEqual({ title: "A & B", updated: "2026-11-22" });
  expect(plain).toBe("One two three. Four five six Seven Eight");
  expect(sections).toEqual(["Four", "Eight"]);
});

test("bold words of the other language say which it is", async () => {
  const text = "ከዚያ **Add to Home screen** ወይም **ይጫኑ** **24** **Samsung Internet፦**\n";
  expect((await run(text, "app/content/am/pages/x.md")).html).toBe(
    '<p>ከዚያ <strong lang="en">Add to Home screen</strong> ወይም <strong>ይጫኑ</strong> <strong>24</strong> <strong lang="en">Samsung Internet፦</strong></p>',
  );
  const english = await run("**Press** **ይጫኑ**\n");
  expect(english.html).toBe('<p><strong>Press</strong> <strong lang="am">ይጫኑ</strong></p>');
});

test("HTML and scripts in a text are left out, and braces are letters", async () => {
  const { html } = await run(
    'Safe <script>alert(1)</script> <img src="x" onerror="alert(1)"> {1 + 1}\n\n<div onclick="x">block</div>\n',
  );
  expect(html).not.toMatch(/<script|<img|<div|onerror|onclick/);
  expect(html).toContain("{1 + 1}");
});

describe("values", () => {
  test("are filled in texts and front matter, in the language of the file", async () => {
    const text = '---\ntitle: "{{shop}}"\n---\n\n{{ returnDays }} **{{pickupDays}}**\n';
    const english = await run(text);
    expect(english.frontmatter).toEqual({ title: "Gulit" });
    expect(english.plain).toBe(`${returnDays} 5`);
    expect((await run(text, "app/content/am/pages/x.md")).frontmatter).toEqual({ title: "ጉልት" });
  });

  test("one that is not known ends the build", async () => {
    await expect(made("It costs {{feeMoon}}.")).rejects.toThrow(/\{\{feeMoon\}\}/);
    await expect(made('---\ntitle: "{{nobody}}"\n---\n\nText.\n')).rejects.toThrow(/nobody/);
  });

  test("are the numbers the shop works with", () => {
    expect(contentValues("en")).toMatchObject({
      returnDays: "14",
      transferHours: String(paymentProviders.transfer.holdMinutes / 60),
      cardMinutes: String(paymentProviders.chapa.holdMinutes),
      guestCartDays: "90",
    });
    expect(Object.keys(contentValues("am"))).toEqual(Object.keys(contentValues("en")));
  });
});

test("other files stay as they are", async () => {
  expect(await made("# Not ours", "docs/addresses.md")).toBeUndefined();
  expect(await made("export default 1;", "app/content/markdown.plugin.ts")).toBeUndefined();
});
