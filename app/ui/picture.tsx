import "./picture.first.css";
import { pictureSources, type PictureKind, type PrintedPicture } from "../domain/products/picture.ts";
import { useLite } from "./printing/use-lite.ts";

interface PictureProps {
  url: string;
  kind: PictureKind;
  alt: string;
  className?: string;
  /** The largest contentful picture: fetched with high priority. */
  eager?: boolean;
  /** Inlined for phones; printed by the server only. */
  inPage?: PrintedPicture | null | undefined;
  /** Any integer: chooses the tint of the box while the picture loads. */
  tint?: number;
  sizes?: string;
}

export function Picture({ url, kind, alt, className, tint = 0, sizes, inPage, eager = false }: PictureProps) {
  const isLite = useLite();
  if (import.meta.env.SSR && isLite) return alt || null;
  const picture = pictureSources(url, kind);
  const shown = picture.sizes === null ? undefined : (sizes ?? picture.sizes);
  const fit = picture.isWhole ? " picture-whole" : "";
  const isOnTint = isWhite(picture.ground);
  const isGrounded = picture.ground && (!isOnTint || inPage?.isPreview);
  const background = `${isGrounded ? `#${picture.ground}` : ""}${import.meta.env.SSR ? previewOf(inPage, picture.isWhole) : ""}`;
  return (
    <picture
      className={`picture picture-${tints[tint % tints.length]}${fit}${isOnTint ? " picture-white" : ""}${className ? ` ${className}` : ""}`}
      style={background ? { background } : undefined}
    >
      {import.meta.env.SSR && inPage && !inPage.isPreview && (
        <source
          type="image/avif"
          media="(max-width: 767px)"
          srcSet={`${inPage.address} ${inPage.width}w`}
          sizes={shown}
        />
      )}
      {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={shown} />}
      <img
        src={picture.src}
        srcSet={picture.webp ?? undefined}
        sizes={picture.webp ? shown : undefined}
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

const previewOf = (inPage: PrintedPicture | null | undefined, isWhole: boolean) =>
  inPage?.isPreview
    ? ` url(${inPage.address}) center / ${isWhole ? "contain" : "cover"} no-repeat content-box border-box`
    : "";

/** The tint is blended over a photograph on white, and over its preview. */
const isWhite = (ground: string | null) => ground !== null && /^(f[a-f\d]){3}$/i.test(ground);

const tints = ["sand", "sky", "leaf", "clay", "rose", "iris", "stone", "sun"] as const;
