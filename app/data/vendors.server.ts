/** Who sells; times in UTC ms. */
export interface Vendor {
  id: number;
  name: string;
  nameAm: string | null;
  city: string;
  phone: string | null;
  description: string;
  descriptionAm: string | null;
  logo: string | null;
  bannerImage: string | null;
  verifiedAt: number | null;
  createdAt: number;
}

/** The vendor with this id, or null (specification 3.5). */
export async function findVendor(db: D1Database, id: number): Promise<Vendor | null> {
  return db.prepare(VENDOR).bind(id).first<Vendor>();
}

const VENDOR = `
  SELECT id, name, amharic_name AS nameAm, city, phone, description, amharic_description AS descriptionAm, logo,
    banner_image AS bannerImage, verified_at AS verifiedAt, created_at AS createdAt
  FROM vendor WHERE id = ?1`;
