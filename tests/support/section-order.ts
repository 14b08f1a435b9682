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
