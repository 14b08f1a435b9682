import type { AggregateRatingLeaf } from "schema-dts";

/** Specification 5.1: average and count as the page prints them. Never without rates. */
export function ratingThing({ average, count }: { average: number; count: number }): AggregateRatingLeaf {
  return { "@type": "AggregateRating", ratingValue: average, ratingCount: count, bestRating: 5, worstRating: 1 };
}
