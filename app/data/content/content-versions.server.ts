/** The first version is the content from before the first load. */
export interface ContentVersion {
  number: number;
  loadedAt: number;
  by: string;
  file: string;
  sha256: string;
  sections: string[];
  restores: number | null;
}

export async function listContentVersions(db: D1Database): Promise<ContentVersion[]> {
  const { results } = await db.prepare(LIST).all<VersionRow>();
  return results.map(toVersion);
}

export async function findContentVersion(
  db: D1Database,
  number: number,
): Promise<(ContentVersion & { content: unknown }) | null> {
  const row = await db.prepare(ONE).bind(number).first<VersionRow & { content: string }>();
  return row && { ...toVersion(row), content: JSON.parse(row.content) as unknown };
}

type VersionRow = Omit<ContentVersion, "sections"> & { sections: string };

function toVersion({ number, loadedAt, by, file, sha256, sections, restores }: VersionRow): ContentVersion {
  return { number, loadedAt, by, file, sha256, sections: JSON.parse(sections) as string[], restores };
}

const COLUMNS = `number, loaded_at AS loadedAt, loaded_by AS "by", file, sha256, sections, restores`;
const LIST = `SELECT ${COLUMNS} FROM content_version ORDER BY number DESC LIMIT 100`;
const ONE = `SELECT ${COLUMNS}, content FROM content_version WHERE number = ?1`;
