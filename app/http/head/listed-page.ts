import { noindex, unlisted } from "./private-page.ts";

interface MaybeIndexed {
  loaderData?: { documentTitle: string; isIndexed: boolean } | undefined;
  error?: unknown;
}

/** The description is a fact for machines (http/head/head-tags). */
export const listed = ({ loaderData, error }: MaybeIndexed) =>
  loaderData ? [{ title: loaderData.documentTitle }, ...(loaderData.isIndexed ? [] : [noindex])] : unlisted({ error });
