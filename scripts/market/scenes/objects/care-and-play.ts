import { painted, show, showEach, turned } from "./show.ts";

/** Health, beauty, school, sport and gifts. */
export const careAndPlay = {
  lotion: show("noto:lotion-bottle", ["rose", "leaf"], 0.74),
  lipstick: show(
    "noto:lipstick",
    [painted("sand", "red"), painted("rose", "pink"), painted("sky", "brown")],
    0.72,
    "#c62828",
  ),
  "nail-polish": show(
    "local:nail-polish",
    [painted("sand", "red"), painted("sky", "pink"), painted("leaf", "brown")],
    0.72,
    "#cc2f55",
  ),
  perfume: show("local:perfume", ["rose", turned("iris", 210)], 0.7),
  "mens-perfume": show("local:perfume", [painted("sky", "navy"), painted("sand", "blue")], 0.7, "#ec7fa2"),
  toothbrush: show("noto:toothbrush", ["sky", turned("leaf", 180)], 0.76),
  stethoscope: show("noto:stethoscope", ["leaf"], 0.76),
  wheelchair: show("noto:manual-wheelchair", ["sand"], 0.78),
  "baby-bottle": show("noto:baby-bottle", ["sky"], 0.72),
  "green-soap": show("noto:soap", [painted("leaf", "green"), painted("sand", "green")], 0.68, "#ffb6c1", "#f47fac"),
  "blue-gloves": show("local:rubber-gloves", [painted("sky", "blue"), painted("leaf", "blue")], 0.74, "#f2b21d"),
  ...showEach("noto", ["sky"], 0.72, "thermometer", "adhesive-bandage"),
  ...showEach("local", ["sand"], 0.76, "shampoo", "hair-oil", "hair-dryer", "bandage"),
  ...showEach("local", ["sky"], 0.76, "conditioner", "sun-cream", "hair-straightener", "walking-frame"),
  ...showEach("local", ["leaf"], 0.76, "mouthwash", "toothpaste", "hair-clipper", "walking-stick"),
  ...showEach("local", ["iris"], 0.74, "after-shave", "cream-jar", "powder-compact", "face-mask"),
  ...showEach("local", ["rose"], 0.76, "shaving-foam", "blood-pressure-monitor", "first-aid-box"),
  // School, sport and gifts
  football: show("noto:soccer-ball", ["leaf"], 0.66),
  trophy: show("noto:trophy", ["sky"], 0.74),
  books: show("noto:books", ["sand", "sky"], 0.74),
  notebook: show("noto:notebook-with-decorative-cover", ["sun", turned("iris", 150)], 0.72),
  pen: show("noto:fountain-pen", ["stone"], 0.72),
  ...showEach("noto", ["sand"], 0.74, "chess-pawn", "ping-pong", "puzzle-piece", "triangular-ruler"),
  "sports-medal": show("noto:sports-medal", ["leaf"], 0.74),
  ...showEach("local", ["sand"], 0.78, "sport-bottle", "toy-blocks", "necklace"),
  plaque: show("local:plaque", ["sand", "leaf", "sky"], 0.78),
  ...showEach("local", ["sky"], 0.76, "pencil-set", "gebeta", "birthday-candles"),
  ...showEach("local", ["rose"], 0.76, "colour-pencils", "jump-rope", "gift-wrap", "ear-rings"),
};
