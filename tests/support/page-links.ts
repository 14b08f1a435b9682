import { unescaped } from "./head.ts";

type Tag = Record<string, string>;

export function tagsOf(html: string, name: string): Tag[] {
  const text = html.replace(/<!--[\s\S]*?-->|<script\b[\s\S]*?<\/script>/g, "");
  return (text.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? []).map(attributesOf);
}

export function pageLinksOf(html: string, baseUrl: string, here = "/"): Tag[] {
  return tagsOf(html, "a").filter(({ href }) => {
    if (!href || href.startsWith("#") || !URL.canParse(href, baseUrl + here)) return false;
    const { origin, pathname } = new URL(href, baseUrl + here);
    return origin === baseUrl && !/^\/media\/|\.xml$/.test(pathname);
  });
}

function attributesOf(tag: string): Tag {
  const found = [...tag.matchAll(/\s([a-zA-Z-]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(found.map(([, name, value = ""]) => [name!.toLowerCase(), unescaped(value)]));
}
