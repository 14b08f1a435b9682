import { fromLab, svgColour, toLab, type Lab } from "./oklab.ts";

/** What is greyer than this has no hue. */
const grey = 0.035;
/** Degrees and lightness that a shade of the painted colour lies away from it at most. */
const sameHue = 50;
const sameLight = 0.3;

/**
 * The same SVG with what has one of the main colours painted in another: the first main becomes exactly the new colour,
 * shades and lights of it and of other mains become that colour's, everything else stays.
 */
export function paint(svg: string, mains: readonly string[], colour: string): string {
  const from = mains.map(toLab);
  const to = toLab(colour);
  const known = new Map<string, string>();
  return svg.replace(svgColour, (hex: string) => {
    const found = known.get(hex) ?? painted(hex, from, to);
    known.set(hex, found);
    return found;
  });
}

function painted(hex: string, mains: Lab[], to: Lab): string {
  const lab = toLab(hex);
  const main = mains.find((one) => isShade(lab, one));
  if (!main) return hex;
  // Black has no room for shadows and white none for lights, so both are flatter than what they are painted over.
  const room = to[0] < 0.35 ? 0.7 : to[0] > 0.85 ? 0.55 : 0.9;
  const light = Math.min(0.99, Math.max(0.08, to[0] + (lab[0] - main[0]) * room));
  const strength = chroma(main) < grey ? 1 : Math.min(1.25, Math.max(0.35, chroma(lab) / chroma(main)));
  return fromLab([light, to[1] * strength, to[2] * strength]);
}

function isShade(lab: Lab, main: Lab): boolean {
  if (chroma(main) < grey) return chroma(lab) < grey && Math.abs(lab[0] - main[0]) < sameLight;
  if (chroma(lab) < Math.min(grey, chroma(main) * 0.4)) return false;
  const turn = Math.abs(hue(lab) - hue(main));
  return Math.min(turn, 360 - turn) < sameHue;
}

const chroma = ([, a, b]: Lab) => Math.hypot(a, b);
const hue = ([, a, b]: Lab) => (Math.atan2(b, a) * 180) / Math.PI;
