import type { PictureStores } from "../data/products/printed-picture.server.ts";
import { isLite } from "../http/pages/lite-page.server.ts";
import type { Bindings } from "./bindings.server.ts";

export function pictureStores(request: Request, { files, pictures }: Bindings): PictureStores | null {
  return isLite(request.headers) ? null : { files, store: pictures.store };
}
