import { plainLocale, type Locale } from "../domain/languages.ts";

export const helpTopics = ["orders", "delivery", "payment", "returns", "account", "selling"] as const;
export type HelpTopic = (typeof helpTopics)[number];

export interface WrittenPageData {
  title: string;
  description: string;
  /** An ISO day such as "2026-11-22", like every day in this file. */
  updated: string;
}

export interface Post {
  slug: string;
  title: string;
  description: string;
  date: string;
  updated?: string;
  picture: string;
  goods: string;
}

export interface HelpQuestion {
  slug: string;
  topic: HelpTopic;
  title: string;
  position: number;
  updated: string;
  words?: string;
}

// Only the front matter; pages load the texts they print (documents.ts).
const facts = import.meta.glob<Record<string, unknown>>("./*/**/*.md", {
  query: "?facts",
  import: "frontmatter",
  eager: true,
});

export function listPosts(locale: Locale): Post[] {
  return inFolder<Omit<Post, "slug">>(locale, "blog")
    .map(([slug, post]) => ({ slug, ...post }))
    .sort((a, b) => (a.date === b.date ? (a.slug < b.slug ? -1 : 1) : a.date < b.date ? 1 : -1));
}

export function listQuestions(locale: Locale): HelpQuestion[] {
  return helpTopics.flatMap((topic) =>
    inFolder<Omit<HelpQuestion, "slug" | "topic">>(locale, `help/${topic}`)
      .map(([slug, question]) => ({ slug, topic, ...question }))
      .sort((a, b) => a.position - b.position),
  );
}

export function writtenPage(locale: Locale, slug: string): WrittenPageData {
  const page = inFolder<WrittenPageData>(locale, "pages").find(([name]) => name === slug);
  if (!page) throw new Error(`${slug} is not in app/content/${locale}/pages`);
  return page[1];
}

function inFolder<T>(locale: Locale, folder: string): [string, T][] {
  const start = `./${locale}/${folder}/`;
  const files = Object.entries(facts).filter(([path]) => path.startsWith(start));
  if (files.length === 0 && locale !== plainLocale) return inFolder(plainLocale, folder);
  return files.map(([path, front]) => [path.slice(start.length, -".md".length), front as T]);
}
