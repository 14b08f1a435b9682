import { listFreeDelivery } from "../../../data/products.server.ts";
import { homeSectionItems } from "../../../domain/constants.ts";
import { productSources } from "../../../domain/product-links.ts";
import { type HomeAsking, lateCards } from "../late-section.server.ts";

/** The sections of specification 2.6, each when it is there. */
export function otherSections(asking: HomeAsking) {
  const first = { size: homeSectionItems, offset: 0 };
  return {
    freeDelivery: lateCards("freeDelivery", asking, productSources.freeDelivery, listFreeDelivery(asking.db, first)),
  };
}

export type OtherSections = ReturnType<typeof otherSections>;
