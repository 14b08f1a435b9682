import "./picture.css";
import { pictureSources, type PictureKind } from "../domain/picture.ts";
import { useLite } from "./use-lite.ts";

interface PictureProps {
  url: string;
  kind: PictureKind;
  alt: string;
  className?: string;
  /** The page's one most important picture: fetched at once, before all others. */
  eager?: boolean;
  /** Any whole number: which tint the box of a vendor's own picture has. */
  tint?: number;
  /** Overrules the kind's own, where the box is smaller. */
  sizes?: string;
}

/** A stored picture in its widths, or a vendor's plain address, in a box of the kind's ratio and the picture's tint. */
export function Picture({ url, kind, alt, className, eager = false, tint = 0, sizes }: PictureProps) {
  const isLite = useLite();
  if (import.meta.env.SSR && isLite) return null;
  const picture = pictureSources(url, kind);
  const shown = picture.sizes === null ? undefined : (sizes ?? picture.sizes);
  return (
    <picture className={`picture picture-${tintOf(url, tint)}${className ? ` ${className}` : ""}`}>
      {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={shown} />}
      <img
        src={picture.src}
        srcSet={picture.webp ?? undefined}
        sizes={shown}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding={eager ? undefined : "async"}
      />
    </picture>
  );
}

const tints = ["sand", "sky", "leaf", "clay", "rose", "iris", "stone", "sun"] as const;
const sceneTint = new RegExp(`-(${tints.join("|")})-\\d+\\.webp$`);

/** Our scenes name the tint of their backdrop: ...-sand-1.webp. */
function tintOf(url: string, tint: number): string {
  return sceneTint.exec(url)?.[1] ?? tints[tint % tints.length]!;
}
