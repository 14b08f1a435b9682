import { expect, test } from "vitest";
import { baseURL } from "../../support/base-url.ts";

test("words, categories and products of what is typed", async () => {
  const response = await fetch(`${baseURL}/search/suggestions?q=lap`);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("private, max-age=30");
  expect(response.headers.get("vary")).toContain("Cookie");
  const answer = JSON.parse(await response.text());
  const laptop = { text: "laptop", href: "/shop/sidebar/list?name=laptop" };
  expect(answer.groups).toMatchObject([
    { label: "Searches", options: expect.arrayContaining([laptop]) },
    { label: "Categories" },
    { label: "Products" },
  ]);
  for (const one of answer.groups[2].options)
    expect(one).toMatchObject({ price: expect.any(String), href: expect.stringMatching(/^\/product\/default\//) });
  const count = answer.groups.flatMap(({ options }: { options: object[] }) => options).length;
  expect(answer.status).toBe(`${count} suggestions. Choose with the arrow keys.`);
});
