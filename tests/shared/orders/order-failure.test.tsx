import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, data, Outlet, StaticRouterProvider } from "react-router";
import { expect, test } from "vitest";
import * as am from "../../../app/i18n/am/index.ts";
import * as en from "../../../app/i18n/en/index.ts";
import { translateWith } from "../../../app/i18n/translate.ts";
import { TextContext } from "../../../app/i18n/use-t.tsx";
import { OrderFailure } from "../../../app/shared/orders/order-failure.tsx";

async function page(
  path: string,
  { locale = "en", account = null }: { locale?: "en" | "am"; account?: object | null } = {},
) {
  const shell = { account, path, xsrf: "token" };
  const routes = [
    {
      id: "root",
      path: "/",
      loader: () => ({ shell, problem: null, requestId: "1" }),
      Component: Outlet,
      children: [
        {
          path: "*",
          loader: () => Promise.reject(data({ title: "" }, { status: 404 })),
          Component: Outlet,
          ErrorBoundary: OrderFailure,
        },
      ],
    },
  ];
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(String(context.status));
  return renderToStaticMarkup(
    <TextContext value={{ t: translateWith(locale === "am" ? am : en, locale), locale }}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </TextContext>,
  );
}

test("an order that may not be opened says how it opens: number and phone, or a sign-in that comes back", async () => {
  const html = await page("/orders/abc");
  expect(html).toContain('action="/track" method="post">');
  expect(html).toMatch(/name="number".*name="phone"/);
  expect(html).toContain('href="/sign-in?next=%2Forders%2Fabc"');
  expect(html).not.toContain("pay again");
  expect(await page("/orders/abc", { account: { name: "A" } })).not.toContain("/sign-in");
});

test.each([
  ["en", "If you paid, we&#x27;ll confirm it by message. Please don&#x27;t pay again."],
  ["am", "ከፍለው ከሆነ በመልእክት እናረጋግጥልዎታለን። እባክዎ በድጋሚ አይክፈሉ።"],
] as const)("who comes back from paying is told not to pay again (%s)", async (locale, sentence) => {
  const html = await page("/orders/abc/pay?back=1", { locale });
  expect(html).toContain(sentence);
  expect(html).toContain('href="/sign-in?next=%2Forders%2Fabc%2Fpay%3Fback%3D1"');
});
