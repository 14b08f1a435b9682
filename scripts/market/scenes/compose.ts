import { backdrop } from "./backdrop.ts";
import { colours, type Colour } from "./colours.ts";
import type { Composition, CompositionKind } from "./composition.ts";
import type { Drawn } from "./drawn.ts";
import { objects, type ObjectKey } from "./objects.ts";
import { paint } from "./paint.ts";
import { place } from "./place.ts";
import type { Look, SceneObject } from "./scene-object.ts";
import type { View } from "./views.ts";

const sceneSide = 1024;

/** Width and height of the SVG, and where floor and objects begin as shares of the height. */
const canvases = {
  hero: { width: 1440, height: 720, floor: 0.7, stand: 0.87 },
  triplet: { width: 1280, height: 512, floor: 0.7, stand: 0.89 },
  vendor: { width: 1280, height: 427, floor: 0.68, stand: 0.88 },
  menu: { width: 600, height: 801, floor: 0.7, stand: 0.88 },
  poster: { width: 1280, height: 720, floor: 0.7, stand: 0.87 },
  share: { width: 1200, height: 630, floor: 0.72, stand: 0.9 },
} as const satisfies Record<CompositionKind, object>;

/** How many stand where: shift and lift as shares of one object's size, scale of that object; back to front. */
export const groups = {
  1: [[0, 0, 1]],
  2: [
    [-0.3, 0.06, 0.88],
    [0.22, 0, 0.96],
  ],
  3: [
    [-0.42, 0.07, 0.8],
    [0.42, 0.07, 0.8],
    [0, 0, 0.92],
  ],
} as const;

/** How the three views differ: size beside the first, where it stands, where the floor begins, where the light is. */
const views = {
  1: { closer: 1, stand: 0.83, floor: 0.72, lightAt: 0.42 },
  2: { closer: 1.2, stand: 0.885, floor: 0.76, lightAt: 0.6 },
  3: { closer: 1.75, stand: 1.15, floor: 1.04, lightAt: 0.3 },
} as const satisfies Record<View, object>;

/** One product picture of 1024 px: view 1 as it is, view 2 mirrored and closer, view 3 its upper part (design.md, pictures). */
export function composeScene(object: SceneObject, look: Look, view: View, drawn: Drawn): string {
  const side = sceneSide;
  const { closer, lightAt, ...lines } = views[view];
  const mirrored = view === 2;
  const group = groups[look.count ?? 1];
  const first = fittingSize(drawn, (object.size ?? 0.68) * (mirrored ? closer : 1), group.length, mirrored);
  const size = first * (view === 3 ? closer : 1) * side;
  // A detail of something low is its middle.
  const raised = view === 3 ? Math.max(0, lines.stand - 0.54 - (heightShare(drawn) * first * closer) / 2) : 0;
  const [stand, floor] = [lines.stand - raised, lines.floor - raised];
  const dressed = inColour(drawn, object, look.colour);
  const things = group.map(([shift, lift, scale], index) =>
    place(dressed, {
      key: `o${index}`,
      x: side / 2 + shift * widthShare(drawn) * size * (mirrored ? -1 : 1),
      y: stand * side - lift * size,
      size: size * scale,
      hue: look.hue,
      mirrored,
    }),
  );
  return svg(side, side, backdrop(side, side, look.tint, floor, lightAt) + things.join(""));
}

/** The drawing with its main colours painted; as it is without a colour. */
function inColour(drawn: Drawn, { mains = [] }: SceneObject, colour: Colour | undefined): Drawn {
  return colour === undefined ? drawn : { ...drawn, body: paint(drawn.body, mains, colours[colour].colorCode) };
}

/** A picture of several objects on one floor; `over` lies on all of them. */
export function composeGroup(
  { kind, tint, standing }: Composition,
  drawnOf: (object: ObjectKey) => Drawn,
  over = "",
): string {
  const { width, height, floor, stand } = canvases[kind];
  const things = standing.map(({ object, at, size, on = stand, hue, colour, mirrored }, index) =>
    place(inColour(drawnOf(object), objects[object], colour), {
      key: `o${index}`,
      x: at * width,
      y: on * height,
      size: size * height,
      hue,
      mirrored,
    }),
  );
  const lightAt = kind === "menu" || kind === "poster" || kind === "share" ? 0.5 : 0.68;
  return svg(width, height, backdrop(width, height, tint, floor, lightAt) + things.join("") + over);
}

// The closer view stops short of the picture's edges.
function fittingSize(drawn: Drawn, wanted: number, count: number, closer: boolean): number {
  const wide = widthShare(drawn) * (count === 3 ? 1.64 : count === 2 ? 1.44 : 1);
  const high = heightShare(drawn);
  return Math.min(wanted, (closer ? 0.92 : 0.86) / wide, (closer ? 0.81 : 0.75) / high);
}

/** Width of the visible part as share of its longer side. */
export function widthShare({ bounds }: Drawn): number {
  return Math.min(1, (bounds.right - bounds.left) / (bounds.bottom - bounds.top));
}

/** Its height likewise. */
export function heightShare({ bounds }: Drawn): number {
  return Math.min(1, (bounds.bottom - bounds.top) / (bounds.right - bounds.left));
}

function svg(width: number, height: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
}
