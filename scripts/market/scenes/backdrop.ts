import { tints, type Tint } from "./scene-object.ts";

/** A wall and a slightly curved floor in the tint's two colours; the floor begins at the given share of the height. */
export function backdrop(width: number, height: number, tint: Tint, floorAt: number, lightAt: number): string {
  const [wall, floor] = tints[tint];
  const line = height * floorAt;
  const rise = height * 0.035;
  // The light is weak and wide: WebP bands in anything stronger.
  return `<defs>
    <radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${width * lightAt}" cy="${height * 0.36}" r="${height * 0.9}"><stop offset="0" stop-color="#fff" stop-opacity=".38"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${floor}"/><stop offset="1" stop-color="${floor}" stop-opacity=".62"/></linearGradient>
    <radialGradient id="soft"><stop offset="0" stop-color="#2b2118" stop-opacity=".34"/><stop offset=".55" stop-color="#2b2118" stop-opacity=".15"/><stop offset="1" stop-color="#2b2118" stop-opacity="0"/></radialGradient>
  </defs><rect width="${width}" height="${height}" fill="${wall}"/><rect width="${width}" height="${height}" fill="url(#light)"/>
  <path d="M0 ${line + rise}Q${width / 2} ${line - rise} ${width} ${line + rise}V${height}H0Z" fill="url(#floor)"/>`;
}
