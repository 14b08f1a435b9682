import type { ReactNode } from "react";
import { createRoutesStub } from "react-router";
import { renderToReadableStream } from "react-dom/server.node";
import { expect, test, vi } from "vitest";
import { escapeHtml } from "../../app/domain/pages/escape-html.ts";
import { isKeptView, keptPart } from "../../app/http/pages/kept-views.server.ts";
import { TextContext } from "../../app/i18n/use-t.tsx";
import { ReturnTo, Xsrf } from "../../app/ui/forms/form-fields.tsx";
import { Header } from "../../app/ui/frame/header.tsx";
import { KeptMarkups } from "../../app/ui/printing/kept-markup.server.ts";
import { KeptMarkup, MarkupKeeperContext } from "../../app/ui/printing/kept-markup.tsx";
import { inOrderStream } from "../../workers/in-order-stream.ts";

// Speed 3, technique 8: markup of views that are the same for everybody is printed once; nothing of a visitor is kept.

const additions = { head: "", bodyStart: "", places: { "after-pixels": "", "later-styles": "" }, bodyEnd: "" };
const text = { t: (key: string) => key, locale: "en" } as never;
const nobody = {
  ...{ xsrf: "t", path: "/", cartCount: "", cartLabel: "Cart", wishlist: [] as number[], lite: false, locale: "en" },
  ...{ name: "Shop", currency: "ETB", account: null as { name: string } | null, compareIds: [] as number[] },
  searchWords: "",
};

const pageOf = (view: object, print: () => void, shell: Partial<typeof nobody> = {}, problem: object | null = null) =>
  printed(
    <ul>
      <KeptMarkup of={view}>
        {() => {
          print();
          return (
            <li>
              {(view as { name: string }).name}
              <ReturnTo />
              <Xsrf />
            </li>
          );
        }}
      </KeptMarkup>
    </ul>,
    shell,
    text,
    problem,
  );

async function printed(
  page: ReactNode,
  shell: Partial<typeof nobody>,
  t = text,
  problem: object | null = null,
): Promise<string> {
  const kept = new KeptMarkups(isKeptView, escapeHtml);
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: () => page }]);
  const body = await renderToReadableStream(
    <TextContext value={t}>
      <MarkupKeeperContext value={kept}>
        <Stub hydrationData={{ loaderData: { root: { shell: { ...nobody, ...shell }, problem } } }} />
      </MarkupKeeperContext>
    </TextContext>,
  );
  return new Response(inOrderStream(body, additions, kept.at)).text();
}

const list = (name: string, path: string, xsrf: string) =>
  `<ul><li>${name}<input type="hidden" name="returnTo" value="${path}"/><input type="hidden" name="_xsrf" value="${xsrf}"/></li></ul>`;

test("is printed once, and each visitor finds their own words in it", async () => {
  const [view, print] = [keptPart({ name: "Tent" }), vi.fn()];
  expect(await pageOf(view, print, { xsrf: "one" })).toBe(list("Tent", "/", "one"));
  const path = '/?a="><script>&b=$1$&';
  expect(await pageOf(view, print, { xsrf: "two", path })).toBe(
    list("Tent", "/?a=&quot;&gt;&lt;script&gt;&amp;b=$1$&amp;", "two"),
  );
  expect(print).toHaveBeenCalledTimes(1);
});

test("of a view that is not kept, for the lite shop, a wishlist and a refused form it is printed each time", async () => {
  const print = vi.fn();
  const view = { name: "Tent" };
  for (const xsrf of ["one", "two"]) expect(await pageOf(view, print, { xsrf })).toBe(list("Tent", "/", xsrf));
  expect(print).toHaveBeenCalledTimes(2);
  const kept = keptPart({ name: "Tent" });
  await pageOf(kept, print, { wishlist: [1] });
  await pageOf(kept, print, { lite: true });
  await pageOf(kept, print, {}, { values: { product: "1" } });
  await pageOf(kept, print);
  expect(print).toHaveBeenCalledTimes(6);
});

test("a text that looks like a place of kept markup stays text", async () => {
  const view = keptPart({ name: '<wbr data-kept="0"/>' });
  expect(await pageOf(view, () => {})).toBe(list("&lt;wbr data-kept=&quot;0&quot;/&gt;", "/", "t"));
});

test("the header of a guest is printed once for all, with what is theirs; of anybody else each time", async () => {
  const t = vi.fn((key: string) => key);
  const header = (shell: Partial<typeof nobody> = {}) =>
    printed(<Header place="bare" />, shell, { t, locale: "en" } as never);
  await header({ cartCount: "7", cartLabel: 'Seven "things"', path: "/shop?a=1&b=2", xsrf: "first" });
  t.mockClear();
  const second = await header({ cartCount: "2", cartLabel: "<Two>", path: "/blog?x=1", xsrf: "second" });
  expect(t).not.toHaveBeenCalled();
  expect(second).toContain('aria-label="&lt;Two&gt;"');
  expect(second).toContain('data-cart-count="" aria-hidden="true">2</span>');
  expect(second).toContain('href="/sign-in?next=%2Fblog%3Fx%3D1"');
  expect(second).toContain('name="_xsrf" value="second"');
  expect(second).not.toMatch(/seven|first|%2Fshop|(xsrf|path|count|cart)-[0-9a-f]{8}-/i);
  for (const own of [{ account: { name: "Abebe" } }, { compareIds: [3] }, { searchWords: "tent" }]) {
    t.mockClear();
    await header(own);
    expect(t).toHaveBeenCalled();
  }
  t.mockClear();
  expect(await header()).not.toMatch(/Abebe|tent/);
  expect(t).not.toHaveBeenCalled();
});
