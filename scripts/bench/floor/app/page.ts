/** As many cards as the peers' pages of speed.md 1. */
export const cards = Array.from({ length: 48 }, (_, index) => ({
  id: index,
  name: `Woven basket of the Rift Valley, number ${index + 1}`,
  category: "Home and kitchen",
  price: `${((index * 137) % 900) + 45} ETB`,
}));

export type FloorCard = (typeof cards)[number];

export const styles = [
  "*{box-sizing:border-box}",
  "body{margin:0;padding:8px;font:16px/1.4 sans-serif;color:#222}",
  ".hero{display:block;width:100%;height:auto;aspect-ratio:2/1}",
  ".cards{display:grid;grid-template-columns:1fr 1fr;gap:8px}",
  ".card{padding:8px;border:1px solid #ddd}",
  ".card img{width:100%;height:auto;aspect-ratio:1}",
  "h2{font-size:14px;margin:4px 0}",
  "p{margin:4px 0}",
  "button{width:100%;min-height:44px}",
].join("");

export const pressedText = `addEventListener("click",function(e){var b=e.target.closest("button");if(b)b.textContent="Added"})`;
