export default {
  letter: "Letter",
  parcel: "Parcel",
  bulky: "Bulky",
  freight: "Freight",
  notSent: "Not delivered to {{city}}. You can pick it up in {{place}}.",
  onlyPickup: "This is not delivered to your city. You can pick it up at the seller's, without a fee.",
  unsent: "Something is not delivered to this address. Please choose to pick it up, or give another address.",
  notThere: "not delivered",
  feeAndDays: "{{fee}}, {{from}}–\u2060{{until}} days",
  yours: "A parcel to your delivery city, {{city}}: {{parcel}}.",
  case: "{{size}}: {{way}}",
  caseHint:
    "Each case is birr and working days, such as 80 1-2, or - where it is not delivered. The ways: one city, near (the same region, or Addis Ababa and Oromia), far, remote.",
  caseMissing: "This case is missing: write birr and working days such as 80 1-2, or - where it is not delivered.",
  caseWrong: "Write birr, zero or more, and working days such as 80 1-2, or - where it is not delivered.",
};
