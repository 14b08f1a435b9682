/** The shop's own name; what it links to outside stands in domain/outside-links. */
export const shop = { name: "Gulit", nameAm: "ጉልት" } as const;
