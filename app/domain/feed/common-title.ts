const LEADING_ON = /^(?:\P{L}*|size|colou?r|in|ቀለም|መጠን)$/iu;

export function commonTitle(titles: readonly string[]): string {
  const [first = "", ...others] = titles;
  if (others.every((title) => title === first)) return first;
  const words = first.split(" ");
  const differs = words.findIndex((word, at) => others.some((title) => title.split(" ")[at] !== word));
  const common = words.slice(0, differs < 0 ? words.length : differs);
  while (common.length > 0 && isLeadingOn(common.at(-1)!, common.length > 1)) common.pop();
  const title = common.join(" ").replace(/[\s,;:|([፣፤–—-]+$/u, "");
  return common.length >= 2 ? title : first;
}

function isLeadingOn(word: string, hasMore: boolean): boolean {
  return hasMore && LEADING_ON.test(word) && !/\p{N}/u.test(word);
}
