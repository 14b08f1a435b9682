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

/** A box with round corners. */
export function rect(x: number, y: number, width: number, height: number, fill: string, round = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${round ? ` rx="${round}"` : ""} fill="${fill}"/>`;
}

/** An ellipse, a circle without the second radius. */
export function oval(x: number, y: number, rx: number, fill: string, ry = rx): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
}

/** An outlined circle. */
export function hoop(x: number, y: number, r: number, colour: string, width: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/** A filled path. */
export function shape(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
}

/** A line with round ends. */
export function line(d: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
}

/** Gradients of a drawing. */
export function defs(...gradients: string[]): string {
  return `<defs>${gradients.join("")}</defs>`;
}
