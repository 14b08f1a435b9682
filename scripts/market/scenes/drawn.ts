/** Where a drawing's visible part lies, as shares of its square box; base is the part that touches the floor. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
  baseLeft: number;
  baseRight: number;
}

/** A drawing ready to be placed: its inner SVG, the side of its square grid, and where it is visible. */
export interface Drawn {
  body: string;
  grid: number;
  bounds: Bounds;
}
