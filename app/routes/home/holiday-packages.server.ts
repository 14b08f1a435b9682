import { exhibitionsOf } from "../../data/exhibitions.server.ts";
import { listHolidayPackages, listHolidayProducts } from "../../data/holidays.server.ts";
import { displayName } from "../../domain/display-name.ts";
import { exhibitionStanding } from "../../domain/exhibition.ts";
import { holidayCardView } from "../../domain/holiday-card-view.ts";
import type { NameView } from "../../domain/menu.ts";
import type { HolidayCardView } from "../../domain/product-card.ts";
import { subcategoryHref } from "../../domain/product-links.ts";
import { isSectionShown } from "../../domain/section-visibility.ts";
import type { HomeAsking } from "./late-section.server.ts";

/** Two pages of a phone, more than one of a desk (9.5): there may be many packages. */
const PER_PACKAGE = 8;

/** One holiday package: its products' subcategory.name is its title (specification 2.5). */
export interface HolidayPackageView extends NameView {
  id: number;
  seeAll: string;
  cards: HolidayCardView[];
}

/** Specification 2.5, 4.8, 5.6: the packages first, then their products; those with too few are left out. */
export async function holidayPackages({ db, viewer }: HomeAsking): Promise<HolidayPackageView[]> {
  const packages = await listHolidayPackages(db);
  const ids = packages.map(({ id }) => id);
  const groups = await listHolidayProducts(db, ids, PER_PACKAGE);
  const shown = packages.filter(({ id }) => isSectionShown("holidayPackage", groups.get(id)?.length ?? 0));
  const products = shown.flatMap(({ id }) => groups.get(id) ?? []);
  const places = await exhibitionsOf(
    db,
    products.map(({ id }) => id),
  );
  return shown.map(({ id, name, nameAm, slugName, categorySlug }) => ({
    id,
    ...displayName({ name, nameAm }, viewer.locale),
    seeAll: subcategoryHref(categorySlug, slugName),
    cards: (groups.get(id) ?? []).map((product) =>
      holidayCardView(product, viewer, exhibitionStanding(places.get(product.id), viewer.now)),
    ),
  }));
}
