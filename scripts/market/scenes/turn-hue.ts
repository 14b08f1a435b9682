import { fromLab, svgColour, toLab } from "./oklab.ts";

/** The same SVG with every colour turned by so many degrees around the colour wheel; lightness stays, greys stay grey. */
export function turnHue(svg: string, degrees: number): string {
  if (degrees % 360 === 0) return svg;
  const known = new Map<string, string>();
  return svg.replace(svgColour, (hex: string) => {
    const found = known.get(hex) ?? turned(hex, (degrees * Math.PI) / 180);
    known.set(hex, found);
    return found;
  });
}

// OKLab keeps the lightness the eye sees, where HSL would turn a calm blue into a glaring yellow.
function turned(hex: string, angle: number): string {
  const [light, a, b] = toLab(hex);
  return fromLab([light, a * Math.cos(angle) - b * Math.sin(angle), a * Math.sin(angle) + b * Math.cos(angle)]);
}
