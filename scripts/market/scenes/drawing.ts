/** A gradient from top to bottom. */
export function down(id: string, ...colours: string[]): string {
  return gradient(id, 'x1="0" y1="0" x2="0" y2="1"', colours);
}

/** A gradient from left to right, as round bodies are shaded. */
export function across(id: string, ...colours: string[]): string {
  return gradient(id, 'x1="0" y1="0" x2="1" y2="0"', colours);
}

function gradient(id: string, direction: string, colours: string[]): string {
  const stops = colours.map((colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`);
  return `<linearGradient id="${id}" ${direction}>${stops.join("")}</linearGradient>`;
}

/** The same piece several times, each moved. */
export function repeat(count: number, piece: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => piece(index)).join("");
}
