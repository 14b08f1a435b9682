export interface ElectronicsTile<Slug extends string = string> {
  category: "consumer-electronic" | "home-appliance";
  subcategory: Slug;
  picture: string;
}

/** Specification 2.4, in its order; the page shuffles them (2.6). Slugs are case-sensitive. */
export const electronicsTiles = [
  tile("consumer-electronic", "mobile-phones-tablets", "phone-sky-1"),
  tile("consumer-electronic", "computers-laptops", "laptop-stone-1"),
  tile("consumer-electronic", "television", "television-sand-1"),
  tile("home-appliance", "refrigerators-freezers", "fridge-sky-1"),
  tile("consumer-electronic", "speaker", "speaker-clay-1"),
  tile("consumer-electronic", "earphone-headphone", "headphones-sun-1"),
  tile("consumer-electronic", "digital-camera", "camera-sand-1"),
  // as specified: with a capital letter.
  tile("consumer-electronic", "Charger", "charger-sun-1"),
  tile("consumer-electronic", "power-banks", "power-bank-leaf-1"),
] as const;

function tile<Slug extends string>(category: ElectronicsTile["category"], subcategory: Slug, scene: string) {
  return { category, subcategory, picture: `/media/web-banner/${scene}.webp` } satisfies ElectronicsTile<Slug>;
}
