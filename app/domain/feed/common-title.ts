const LEADING_ON = /^(?:\P{L}*|size|colou?r|in|ቀለም|መጠን)$/iu;
const END_MARKS = /[\s,;:|/([{፣፤·–—-]+$/u;

/**
 * The words with which all titles of a product's options begin, without the options' values (`values`, per title) at
 * the end; the first title if nothing else remains.
 */
export function commonTitle(titles: readonly string[], values: readonly (readonly string[])[] = []): string {
  const bare = titles.map((title, at) => withoutValues(title, values[at] ?? []));
  const [first = "", ...others] = bare;
  if (others.every((title) => title.toLowerCase() === first.toLowerCase())) return first;
  const words = first.split(" ");
  const differs = words.findIndex((word, at) => others.some((title) => title.split(" ")[at] !== word));
  const common = words.slice(0, differs < 0 ? words.length : differs);
  while (common.length > 0 && isLeadingOn(common.at(-1)!, common.length > 1)) common.pop();
  const title = withoutValues(common.join(" ").replace(END_MARKS, ""), values.flat());
  return common.length >= 2 ? title : first;
}

function withoutValues(title: string, values: readonly string[]): string {
  const known = values.filter(Boolean).sort((a, b) => b.length - a.length);
  let left = title;
  for (;;) {
    const end = left.replace(/[\s)\]}.,]+$/u, "");
    const value = known.find((one) => end.toLowerCase().endsWith(one.toLowerCase()) && isApart(end, one.length));
    if (value === undefined) return left;
    const words = end.slice(0, -value.length).replace(END_MARKS, "").split(" ");
    while (words.length > 1 && isLeadingOn(words.at(-1)!, true)) words.pop();
    const shorter = words.join(" ").replace(END_MARKS, "");
    if (!/\p{L}/u.test(shorter)) return left;
    left = shorter;
  }
}

function isApart(text: string, length: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text.at(-length - 1) ?? " ");
}

function isLeadingOn(word: string, hasMore: boolean): boolean {
  return hasMore && LEADING_ON.test(word) && !/\p{N}/u.test(word);
}
