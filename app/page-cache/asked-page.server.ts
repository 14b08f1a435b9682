import { pageAddress, pageKey, type PageAddress } from "./page-key.ts";
import type { Locale } from "../domain/viewer.ts";
import { addressLanguage } from "../http/head/address-language.server.ts";
import { languageFor } from "../request/locale.server.ts";
import type { PageVisitor } from "./page-visitor.server.ts";
import type { PageAsked } from "./compose-page.server.ts";

type Addressed = PageAddress & { language: Locale | null };

export function pageAddressOf(url: string, isWorkshop: boolean): Addressed | null {
  const parsed = new URL(url);
  const page = pageAddress(parsed, isWorkshop);
  return page && { ...page, language: addressLanguage(parsed) };
}

export interface AskedPage extends PageAsked {
  language: Locale | null;
}

export async function askedPage(
  address: Addressed,
  visitor: PageVisitor,
  headers: Headers,
  publicOrigin: string,
): Promise<AskedPage> {
  const { language } = address;
  const accept = headers.get("accept-language") ?? "";
  const locale = languageFor({ named: language, chosen: visitor.locale, accept });
  const saves = (headers.get("save-data") ?? "").toLowerCase() === "on";
  const reader = {
    locale,
    isNamed: language !== null,
    currency: visitor.currency,
    city: address.isByCity ? visitor.city : null,
    lite: visitor.lite[saves ? 1 : 0],
  };
  return { key: pageKey(publicOrigin, address.path, reader), address, reader, language };
}
