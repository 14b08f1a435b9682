/** The shop's own name; what it links to outside stands in domain/pages/outside-links. */
export const shop = { name: "Gulit", nameAm: "ጉልት" } as const;
