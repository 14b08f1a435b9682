/** The stall under its awning, on a grid of 48; public/icon.svg shows the same. */
const stall = `<path fill="#fff" d="M12 25h24v13a2 2 0 0 1-2 2H14a2 2 0 0 1-2-2z"/><path fill="#075240" d="M20 30a4 4 0 0 1 8 0v11h-8z"/><path fill="#f5b52e" d="M8 10h8v14a4 4 0 0 1-8 0zM24 10h8v14a4 4 0 0 1-8 0z"/><path fill="#fff" d="M16 10h8v14a4 4 0 0 1-8 0zM32 10h8v14a4 4 0 0 1-8 0z"/>`;

/** The shop's mark as a tile with its upper left corner at x and y. */
export function shopMark(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 48})"><rect width="48" height="48" rx="10" fill="#075240"/>${stall}</g>`;
}

/**
 * The icon of the installed shop. round: as drawn, its corners see-through; whole: for machines that cut it themselves, up
 * to the edge; safe: likewise, all of the stall inside the circle that every cut leaves (0.8 of the width).
 */
export function shopIcon(shape: "round" | "whole" | "safe"): string {
  const tile = `<rect width="48" height="48" ${shape === "round" ? 'rx="10" ' : ""}fill="#075240"/>`;
  const inner = shape === "safe" ? `<g transform="translate(3.84 3.84) scale(.84)">${stall}</g>` : stall;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">${tile}${inner}</svg>`;
}
