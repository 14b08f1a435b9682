import type { ContentPath } from "../../../domain/content/content-lists.ts";

export interface PictureEntry {
  image: string;
  headline?: { en: string; am: string };
  title?: { en: string; am: string };
  category?: string;
}

export function entriesOf(content: Record<string, unknown>, path: ContentPath): readonly PictureEntry[] {
  const [section, key] = path.split(".") as [string, string?];
  const found = content[section] as Record<string, unknown>;
  return (key === undefined ? found : found[key]) as unknown as readonly PictureEntry[];
}

/** A content file with this list alone. */
export function fileWithList(path: ContentPath, list: readonly object[]): object {
  const [section, key] = path.split(".") as [string, string?];
  return { [section]: key === undefined ? list : { [key]: list } };
}
