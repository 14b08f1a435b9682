import type { BlogLeaf, BlogPostingLeaf } from "schema-dts";
import { sharePicture } from "../products/picture.ts";
import { shopThing } from "./store-things.ts";
import { pageUrl, shopId, type IsoDate, type Site } from "./site.ts";

interface Post {
  path: string;
  title: string;
  published: IsoDate;
}

interface WholePost extends Post {
  description: string;
  updated?: IsoDate;
  picture: string | null;
}

export function postThing(site: Site, post: WholePost): BlogPostingLeaf {
  const { path, title, description, published, updated = published } = post;
  const picture = post.picture === null ? null : (sharePicture(post.picture)?.url ?? null);
  const url = pageUrl(site, path);
  return {
    "@type": "BlogPosting",
    "@id": `${site.origin}${path}#post`,
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    datePublished: published,
    dateModified: updated,
    inLanguage: site.locale,
    ...(picture !== null && { image: new URL(picture, site.origin).href }),
    author: shopThing(site),
    publisher: { "@id": shopId(site) },
  };
}

export function blogThing(
  site: Site,
  { path, title, description, posts }: { path: string; title: string; description: string; posts: readonly Post[] },
): BlogLeaf {
  return {
    "@type": "Blog",
    url: pageUrl(site, path),
    name: title,
    description,
    inLanguage: site.locale,
    publisher: shopThing(site),
    blogPost: posts.map((post) => ({
      "@type": "BlogPosting",
      headline: post.title,
      url: pageUrl(site, post.path),
      datePublished: post.published,
    })),
  };
}
