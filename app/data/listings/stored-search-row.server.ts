import { searchColumns } from "../../domain/search/search-text.ts";

export interface StoredSearchSource {
  id: number;
  vendorId: number;
  feedId: string;
  name: string;
  nameAm: string | null;
  description: string;
  descriptionAm: string | null;
  brand: string | null;
  ownNames: string;
  parentNames: string;
}

export const SEARCH_SOURCE = `
  p.id, p.vendor_id AS vendorId, p.feed_id AS feedId, p.name, p.name_am AS nameAm, p.description,
  p.description_am AS descriptionAm, p.brand, json_array(s.name, s.amharic_name, c.name, c.amharic_name) AS ownNames,
  json_array(g.name, g.amharic_name) AS parentNames`;

export const PLACES = `
  CROSS JOIN category c ON c.id = p.category_id CROSS JOIN parent_category g ON g.id = p.parent_id
  LEFT JOIN subcategory s ON s.id = p.subcategory_id`;

export function storedSearchRow({ id, vendorId, feedId, ownNames, parentNames, ...source }: StoredSearchSource) {
  const own = JSON.parse(ownNames) as (string | null)[];
  const categoryNames = [...own, ...(JSON.parse(parentNames) as (string | null)[])];
  return {
    id,
    vendor_id: vendorId,
    feed_id: feedId,
    search: searchColumns({ ...source, ownNames: own, categoryNames }),
  };
}
