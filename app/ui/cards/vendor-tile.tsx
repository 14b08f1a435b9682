import "./vendor-tile.first.css";
import type { VendorLogoView } from "../../domain/vendors/vendor-view.ts";
import { Picture } from "../picture.tsx";

const tints = ["sand", "sky", "leaf", "clay", "rose", "iris", "stone", "sun"] as const;

/** A vendor's logo, or its initials on a tint; decoration, because the name is beside it. */
export function VendorTile({ tile: { id, logo, initials } }: { tile: VendorLogoView }) {
  return (
    <span className={logo ? "vendor-tile" : `vendor-tile picture-${tints[id % tints.length]}`} aria-hidden="true">
      {logo ? <Picture url={logo} kind="thumb" alt="" tint={id} /> : <span>{initials}</span>}
    </span>
  );
}
