export default {
  letter: "Letter",
  parcel: "Parcel",
  bulky: "Bulky",
  freight: "Freight",
  notSent: "Not delivered to {{city}}. You can pick it up in {{place}}.",
  onlyPickup: "This can't be delivered to your city. You can pick it up from the seller for free.",
  unsent: "Some items can't be delivered to this address. Please choose pick-up for them, or give another address.",
  notThere: "not delivered",
  feeAndDays: "{{fee}}, {{from}}–\u2060{{until}} days",
  yours: "A parcel to your delivery city, {{city}}: {{parcel}}.",
  case: "{{size}}: {{way}}",
  caseHint:
    "Each case holds birr and working days, such as 80 1-2, or - where it is not delivered. The routes: one city, near (the same region, or Addis Ababa and Oromia), far, remote.",
  caseMissing: "This case is missing: write birr and working days such as 80 1-2, or - where it is not delivered.",
  caseWrong: "Write birr, zero or more, and working days such as 80 1-2, or - where it is not delivered.",
};
