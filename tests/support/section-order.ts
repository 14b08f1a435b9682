/** Sections of home in the order of specification 2.5; one holiday package or several are one here. */
export const sectionOrder = [
  "newProducts",
  "websiteBuilder",
  "holidayPackage",
  "exclusiveDeals",
  "specialOffer",
  "nearYou",
  "smartErp",
  "mostViewed",
  "onDemandSoftware",
  "recommendedItems",
  "testimonials",
];
