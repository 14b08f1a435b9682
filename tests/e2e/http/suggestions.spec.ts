import { expect, test } from "vitest";
import { baseURL } from "../../support/base-url.ts";

interface Answer {
  label: string;
  status: string;
  groups: { label: string; options: { text: string; href: string; price?: string; lang?: string }[] }[];
}

const options = (answer: Answer) => answer.groups.flatMap((group) => group.options);

test("words, categories and products of what is typed", async () => {
  const response = await fetch(`${baseURL}/search/suggestions?q=lap`);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("private, max-age=30");
  expect(response.headers.get("vary")).toContain("Cookie");
  const answer = (await response.json()) as Answer;
  expect(answer.groups.map(({ label }) => label)).toEqual(["Searches", "Categories", "Products"]);
  expect(answer.groups[0]!.options).toContainEqual({ text: "laptop", href: "/shop/sidebar/list?name=laptop" });
  expect(answer.groups[2]!.options.every(({ price, href }) => price && href.startsWith("/product/default/"))).toBe(
    true,
  );
  expect(answer.status).toBe(`${options(answer).length} suggestions. Choose with the arrow keys.`);
});
