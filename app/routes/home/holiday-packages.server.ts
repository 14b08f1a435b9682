import { listHolidayPackages } from "../../data/home/holidays.server.ts";
import { displayName } from "../../domain/display-name.ts";
import { exhibitionStatus } from "../../domain/products/exhibition.ts";
import { holidayCardView } from "../../domain/cards/card-views.ts";
import { subcategoryHref } from "../../domain/products/product-links.ts";
import { dueHolidays } from "../../domain/home/holiday-order.ts";
import { isSectionShown } from "../../domain/home/section-visibility.ts";
import type { HomeAsking } from "./late-section.server.ts";

/** Two pages of a phone, more than one of a desktop (9.5). */
const PER_PACKAGE = 8;

/** The products' subcategory.name is the title (specification 2.5). */
export type HolidayPackageView = Awaited<ReturnType<typeof holidayPackages>>[number];

/** Specification 2.5, 4.8, 5.6. */
export async function holidayPackages({ db, viewer }: HomeAsking) {
  return dueHolidays(await listHolidayPackages(db, PER_PACKAGE), viewer.now)
    .filter((one) => isSectionShown("holidayPackage", one.products.length))
    .map(({ id, slugName, categorySlug, products, ...names }) => ({
      id,
      ...displayName(names, viewer.locale),
      seeAll: subcategoryHref(categorySlug, slugName),
      cards: products.map(({ product, exhibition }) =>
        holidayCardView(product, viewer, exhibitionStatus(exhibition, viewer.now)),
      ),
    }));
}
