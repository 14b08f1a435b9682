import { linesOf } from "../../data/content/texts.server.ts";
import { cityChoices, type CityChoices } from "../../domain/delivery/city-choices.ts";
import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { directoryHref } from "../../domain/vendors/vendor-directory.ts";
import type { Viewer } from "../../domain/viewer.ts";
import { memoizedView } from "../../http/pages/memoized-view.server.ts";
import { forYou, type ForYou } from "./for-you.server.ts";
import { memoizedCards } from "./memoized-cards.server.ts";
import { type HomeAsking, lateSection } from "./late-section.server.ts";

export interface NearYouView extends CityChoices {
  seeAll: string;
  cards: readonly ProductCardView[];
}

/** Side by side (specification 2.5). */
export interface NearYouAndRecentlyViewed extends ForYou {
  near: NearYouView | null;
}

/** Near You for everybody, the other lists for the signed-in shopper (specification 4.8, 6); never rejects. */
export async function nearYouAndRecentlyViewed(
  asking: HomeAsking,
  city: string,
  lists: Promise<string[]>,
): Promise<NearYouAndRecentlyViewed> {
  const { db, viewer, accountId } = asking;
  const [near, own] = await Promise.all([
    lateSection(
      "nearYou",
      lists.then((found) => nearYou(found, city, viewer)),
    ),
    accountId === null ? null : forYou({ db, accountId, viewer }),
  ]);
  return { near, recent: own?.recent ?? null, recommended: own?.recommended ?? null };
}

function nearYou([products, selling]: string[], city: string, viewer: Viewer): NearYouView | null {
  const cities = linesOf(selling!);
  if (cities.length === 0) return null;
  return memoizedView("nearYou", [products!, selling!, city], viewer, (reader) => {
    const choices = cityChoices(cities, city, reader.locale);
    return {
      ...choices,
      seeAll: directoryHref({ city: choices.chosen || city }),
      cards: memoizedCards(products!, reader).filter(({ offer }) => offer === "open"),
    };
  });
}
