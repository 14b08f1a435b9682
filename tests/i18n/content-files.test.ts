import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { textPages } from "../../app/domain/pages/page-kind.ts";
import { root } from "../../scripts/steps/root.ts";

// The same pages, parts and links in both languages.

type Language = "en" | "am";
interface Written {
  frontmatter: Record<string, unknown>;
  plain: string;
  sections: string[];
}

const modules = import.meta.glob<Written>("../../app/content/{en,am}/**/*.md", { eager: true });
const folder = join(root, "app/content");
const names = (language: Language) => globSync("**/*.*", { cwd: join(folder, language) }).sort();
const compiled = (language: Language, name: string) => modules[`../../app/content/${language}/${name}`]!;
const body = (language: Language, name: string) =>
  readFileSync(join(folder, language, name), "utf8").replace(/^---\n[\s\S]*?\n---\n/, "");

const english = names("en");
const posts = english.filter((name) => name.startsWith("blog/"));
const questions = english.filter((name) => name.startsWith("help/"));
const pages = english.filter((name) => name.startsWith("pages/"));
const topics = ["orders", "delivery", "payment", "returns", "account", "selling"];

const isDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
const day = z.string().refine(isDay, "a day, YYYY-MM-DD");
const line = (least: number, most: number) =>
  z.string().refine((text) => {
    const letters = [...text].length;
    return letters >= least && letters <= most && text.trim() === text && !/[\n<>*_`]/.test(text);
  }, `plain words, ${least} to ${most} letters`);
const poster = z
  .string()
  .regex(/^\/media\/web-banner\/poster-[\w-]+\.webp$/)
  .refine((path) => existsSync(join(root, "public", path)), "a poster of ours");

const forms = {
  blog: z.strictObject({
    title: line(5, 70),
    description: line(50, 160),
    date: day,
    updated: day.optional(),
    picture: poster,
    goods: line(3, 60),
  }),
  help: z.strictObject({
    title: line(5, 70).refine((title) => title.endsWith("?"), "a question"),
    position: z.int().min(1),
    updated: day,
    words: line(2, 200).optional(),
  }),
  pages: z.strictObject({ title: line(3, 70), description: line(50, 160), updated: day }),
};

test("there are the pages of specification 2.1, posts and questions of every topic", () => {
  const required = ["help-center", "mobile", "privacy", "return-policy", "shipping", "terms"];
  expect(textPages).toEqual(expect.arrayContaining(["mobile", "privacy", "return-policy", "terms"]));
  expect(pages).toEqual([...new Set([...required, ...textPages])].sort().map((slug) => `pages/${slug}.md`));
  expect(posts.length).toBeGreaterThan(0);
  for (const topic of topics)
    expect(
      questions.filter((name) => name.startsWith(`help/${topic}/`)),
      topic,
    ).not.toEqual([]);
  expect(new Set(questions.map((name) => name.split("/")[1]))).toEqual(new Set(topics));
});

test("both languages have the same files, named in small Latin letters", () => {
  expect(names("am")).toEqual(english);
  for (const name of english) expect(name).toMatch(/^(blog|pages|help\/[a-z]+)\/[a-z0-9]+(-[a-z0-9]+)*\.md$/);
});

test("a question's name is its address on the page, so no two have one", () => {
  const anchors = questions.map((name) => name.split("/").pop());
  expect(new Set(anchors).size).toBe(anchors.length);
});

describe.each(["en", "am"] as const)("%s", (language) => {
  test.each(english)("%s has the front matter of its kind", (name) => {
    const form = forms[name.split("/")[0] as keyof typeof forms];
    expect(form.safeParse(compiled(language, name).frontmatter).error?.issues ?? []).toEqual([]);
  });

  test.each(english)("%s is plain Markdown: no HTML, picture, table, italics, heading of its own title", (name) => {
    const text = body(language, name);
    expect(text).not.toMatch(/<[a-z!/]/i);
    expect(text).not.toMatch(/!\[/);
    expect(text).not.toMatch(/^\s*\|/m);
    expect(text).not.toMatch(/^(#|####+) /m);
    expect(text.replace(/\\[*_]|\*\*/g, "").replace(/^\s*[*] /gm, "")).not.toMatch(/[*_~`]/);
    if (name.startsWith("help/")) expect(text).not.toMatch(/^#/m);
  });

  test.each(topics)("the questions of %s are numbered from 1", (topic) => {
    const positions = questions
      .filter((name) => name.startsWith(`help/${topic}/`))
      .map((name) => compiled(language, name).frontmatter.position as number);
    expect(positions.sort((a, b) => a - b)).toEqual(positions.map((_, index) => index + 1));
  });

  test("titles of one kind differ", () => {
    const titles = english.map((name) => compiled(language, name).frontmatter.title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe("the languages say the same", () => {
  const headingsIn = (text: string) => [...text.matchAll(/^(#+) /gm)].map(([, marks]) => marks);

  test.each(english)("%s: days, pictures, order, parts and links", (name) => {
    const own = new Set(["title", "description", "words"]);
    const shared = (front: Record<string, unknown>) => Object.entries(front).filter(([key]) => !own.has(key));
    expect(shared(compiled("am", name).frontmatter)).toEqual(shared(compiled("en", name).frontmatter));
    expect(headingsIn(body("am", name))).toEqual(headingsIn(body("en", name)));
    expect(compiled("am", name).sections.length).toBe(compiled("en", name).sections.length);
    expect(linksIn("am", name)).toEqual(linksIn("en", name));
  });

  test.each(english)("%s: the Amharic is Amharic", (name) => {
    const { plain, frontmatter } = compiled("am", name);
    for (const text of [plain, String(frontmatter.title)]) {
      const letters = text.match(/\p{L}/gu) ?? [];
      const ethiopic = letters.filter((letter) => /\p{Script=Ethiopic}/u.test(letter));
      expect(ethiopic.length / letters.length, text.slice(0, 40)).toBeGreaterThan(0.8);
    }
  });
});

const linksIn = (language: Language, name: string) =>
  Array.from(body(language, name).matchAll(/\]\(([^)]+)\)/g), ([, href]) => href!);

describe("links", () => {
  const routes = [...readFileSync(join(root, "app/routes.ts"), "utf8").matchAll(/route\("([^"*]+)"/g)].map(
    ([, path]) => new RegExp(`^/${path!.replace(/:\w+/g, "[^/]+").replaceAll(".", "\\.")}$`),
  );

  test.each(english)("%s leads to pages of ours, without a language of their own", (name) => {
    for (const href of linksIn("en", name)) {
      const { origin, pathname, searchParams, hash } = new URL(href, "http://shop");
      expect(origin, href).toBe("http://shop");
      expect(pathname === "/" || routes.some((route) => route.test(pathname)), href).toBe(true);
      expect(searchParams.has("lng"), href).toBe(false);
      expect(hash, href).toBe("");
      if (pathname.startsWith("/blog/classic/")) expect(posts).toContain(`blog/${pathname.slice(14)}.md`);
    }
  });
});

test("each post has its own day and its own poster", () => {
  const fronts = posts.map((name) => compiled("en", name).frontmatter);
  expect(new Set(fronts.map(({ date }) => date)).size).toBe(posts.length);
  expect(new Set(fronts.map(({ picture }) => picture)).size).toBe(posts.length);
});
