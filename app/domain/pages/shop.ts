/** The shop's own name; its outside links are in domain/pages/outside-links. */
export const shop = { name: "Gulit", nameAm: "ጉልት" } as const;
