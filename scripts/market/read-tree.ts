import type { ProductDraft } from "../../app/domain/feed/product-draft.ts";
import { fault, marketFolder, readTable } from "./tables.ts";

interface TreePlace {
  id: number;
  above: number | null;
  slug: string;
  name: string;
  nameAm: string;
  icon: string | null;
  banner: string | null;
  position: number;
}

type ProductPlace = Pick<ProductDraft, "parentSlug" | "category" | "subcategory">;

/** `places`: by 'parent > category > subcategory'. */
export interface Tree {
  parents: TreePlace[];
  categories: TreePlace[];
  subcategories: TreePlace[];
  places: Map<string, ProductPlace>;
}

export function readTree(folder = marketFolder): Tree {
  const file = "categories.tsv";
  const tree: Tree = { parents: [], categories: [], subcategories: [], places: new Map() };
  const levels = [tree.parents, tree.categories, tree.subcategories];
  const known = new Map<string, { place: TreePlace; level: number; path: TreePlace[] }>();
  for (const row of readTable(folder, file, ["id", "parent", "slug", "name", "name_am", "icon", "banner"] as const)) {
    const above = row.parent === "" ? null : known.get(row.parent);
    if (above === undefined) throw fault(file, row.line, `there is no id ${row.parent} above`);
    const level = above === null ? 0 : above.level + 1;
    if (known.has(row.id) || !/^[1-9]\d*$/.test(row.id) || level > 2)
      throw fault(file, row.line, `"${row.id}" is no id of its own, or has three places above it`);
    if (row.name === "" || row.name_am === "") throw fault(file, row.line, "has no name in one of the languages");
    const place: TreePlace = {
      id: Number(row.id),
      above: above?.place.id ?? null,
      ...{ slug: row.slug, name: row.name, nameAm: row.name_am, icon: row.icon || null, banner: row.banner || null },
      position: levels[level]!.filter((other) => other.above === (above?.place.id ?? null)).length,
    };
    const path = [...(above?.path ?? []), place];
    known.set(row.id, { place, level, path });
    levels[level]!.push(place);
    if (level === 2) tree.places.set(path.map(({ slug }) => slug).join(" > "), productPlace(path));
  }
  return tree;
}

function productPlace([parent, category, subcategory]: readonly TreePlace[]): ProductPlace {
  const draft = ({ slug, name, nameAm }: TreePlace) => ({ slugName: slug, name, nameAm });
  return { parentSlug: parent!.slug, category: draft(category!), subcategory: draft(subcategory!) };
}
