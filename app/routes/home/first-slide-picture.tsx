import heroPixels from "virtual:hero-pixels";
import { asPrinted } from "../../ui/as-printed.tsx";
import { Picture } from "../../ui/picture.tsx";

function WithPixels({ url }: { url: string }) {
  return <Picture className="hero-slider-picture" url={url} kind="hero" alt="" eager inlined={heroPixels[url]} />;
}

/** The largest thing of the first screen: on phones a banner of ours comes inside the document. Loaded ones are files. */
export const FirstSlidePicture = import.meta.env.SSR ? WithPixels : asPrinted("picture");
