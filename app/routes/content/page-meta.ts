interface ContentPage {
  documentTitle: string;
  isIndexed: boolean;
}

/** The `meta` of a content page; its description is a fact for machines (http/head/head-tags). */
export function pageMeta({ loaderData }: { loaderData?: ContentPage }) {
  if (!loaderData) return [];
  const { documentTitle, isIndexed } = loaderData;
  return [{ title: documentTitle }, ...(isIndexed ? [] : [{ name: "robots", content: "noindex" }])];
}
