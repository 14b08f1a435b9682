import { begin as beginBuyForm } from "./buy-form.ts";
import { begin as beginCityForm } from "./city-form.ts";
import { begin as beginCopying } from "./copy-link.ts";

export function begin(): void {
  beginBuyForm();
  beginCityForm();
  beginCopying();
}
