import type { ReactNode } from "react";
import { Picture } from "../../../ui/picture.tsx";
import type { LinkedPictureView } from "../home-content-view.ts";

interface PictureBannerProps {
  banner: LinkedPictureView;
  name: string;
  sizes: string;
  newTab?: boolean;
  children?: ReactNode;
}

export function PictureBanner({ banner, name, sizes, newTab = false, children }: PictureBannerProps) {
  const isElsewhere = !banner.href.startsWith("/");
  return (
    <a
      className="picture-banner round"
      href={banner.href}
      target={newTab ? "_blank" : undefined}
      rel={newTab || isElsewhere ? "noopener" : undefined}
    >
      <Picture className="picture-banner-picture" url={banner.image} kind="vendor" alt="" sizes={sizes} />
      <span className="picture-banner-title" lang={banner.lang}>
        {banner.name || name}
      </span>
      {children && <span className="visually-hidden"> {children}</span>}
    </a>
  );
}
