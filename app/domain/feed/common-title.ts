/** What leads on to the part that differs: "Cotton shirt - ", "Shoe, size ". */
const LEADING_ON = /^(?:\P{L}*|size|colou?r|in|ቀለም|መጠን)$/iu;

/**
 * The title of a product whose options' titles are these: the words they begin with alike, "Cotton shirt" of "Cotton shirt -
 * Red, M" and "Cotton shirt - Blue, L"; the first one whole where that is less than two words.
 */
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

/** A number may be the name's own, "iPhone 15": only marks and words that lead on go. */
function isLeadingOn(word: string, hasMore: boolean): boolean {
  return hasMore && LEADING_ON.test(word) && !/\p{N}/u.test(word);
}
