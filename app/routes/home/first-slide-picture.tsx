import heroPixels from "virtual:hero-pixels";
import { Picture } from "../../ui/picture.tsx";

/** The largest thing of the first screen: on phones a banner of ours comes inside the document. Loaded ones are files. */
export function FirstSlidePicture({ url }: { url: string }) {
  return <Picture className="hero-slider-picture" url={url} kind="hero" alt="" eager inlined={heroPixels[url]} />;
}
