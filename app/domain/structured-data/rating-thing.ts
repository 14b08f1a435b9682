import type { AggregateRatingLeaf } from "schema-dts";

/** Specification 5.1. */
export function ratingThing({ average, count }: { average: number; count: number }): AggregateRatingLeaf {
  return { "@type": "AggregateRating", ratingValue: average, ratingCount: count, bestRating: 5, worstRating: 1 };
}
