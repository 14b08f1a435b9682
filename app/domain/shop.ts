/** The shop's own name and the links out of it (specification 1 and 2.5.1). */
export const shop = {
  name: "Gulit",
  nameAm: "ጉልት",
  /** The seller portal is another product ({host} in the specification). */
  sellerPortal: "https://sellers.gulit.example/register",
  /** A sister offering, linked from the other layout of the home page. */
  smartSolutions: "https://smart.gulit.example/",
  usefulLinks: [
    { key: "company", href: "https://gulit.example/" },
    { key: "jobs", href: "https://jobs.gulit.example/" },
    { key: "vacancies", href: "https://vacancies.gulit.example/" },
    { key: "investment", href: "https://invest.gulit.example/" },
  ],
} as const;
