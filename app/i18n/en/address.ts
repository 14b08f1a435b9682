export const address = {
  name: "Full name",
  phone: "Phone number",
  region: "Region",
  regionChoose: "Choose a region",
  city: "City",
  subCity: "Sub-city",
  subCityChoose: "Choose a sub-city",
  woreda: "Woreda",
  landmark: "Kebele, house or landmark",
  landmarkHint: "A place nearby that people know. The courier needs this or your sub-city to find you.",
  email: "E-mail",
  note: "Note to the seller",
};
