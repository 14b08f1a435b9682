import { Picture } from "../../../ui/picture.tsx";

interface LinkTileProps {
  href: string;
  picture: string;
  name: string;
}

export function LinkTile({ href, picture, name }: LinkTileProps) {
  return (
    <a className="link-tile" href={href}>
      <Picture className="link-tile-picture" url={picture} kind="thumb" alt="" sizes="112px" />
      <span>{name}</span>
    </a>
  );
}
