import { Picture } from "./picture.tsx";

interface GoodsStripProps {
  pictures: readonly { key: string; thumbnail: string; tint: number }[];
  more: number;
}

export function GoodsStrip({ pictures, more }: GoodsStripProps) {
  return (
    <div className="goods-strip" aria-hidden="true">
      {pictures.map(({ key, thumbnail, tint }) => (
        <Picture key={key} url={thumbnail} kind="thumb" tint={tint} alt="" sizes="56px" />
      ))}
      {more > 0 && <span className="goods-strip-more">+{more}</span>}
    </div>
  );
}
