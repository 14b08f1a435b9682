import { displayName } from "../../domain/accounts/display-name.ts";
import {
  isCodeLeft,
  isShort,
  type MergedCodes,
  type MergedLine,
  mergeKind,
} from "../../domain/accounts/sign-in-merge.ts";
import type { Locale } from "../../domain/viewer.ts";
import type { FlashMessage } from "../../http/forms/flash.server.ts";
import type { Translate } from "../../i18n/translate.ts";

interface Told {
  greeting: string;
  merged: readonly MergedLine[];
  codes: MergedCodes | null;
  /** What became of the thing the shopper signed in for. */
  done: FlashMessage | null;
}

/** What a shopper reads after signing in: the greeting, what was done, and line by line what became of the guest's cart. */
export function signedInMessage({ greeting, merged, codes, done }: Told, locale: Locale, t: Translate): FlashMessage {
  const details = [
    ...merged.map((line) => {
      const { taken, wanted, had } = line;
      const values = { name: displayName(line, locale).name, taken, wanted, had, total: had + taken };
      return t(`accountActions.${mergeKind(line)}`, values);
    }),
    ...(codes && isCodeLeft(codes)
      ? [t("accountActions.mergedCodeLeft", { guest: codes.guest, own: codes.own! })]
      : []),
    ...(codes?.own === null ? [t("accountActions.mergedCode", { guest: codes.guest })] : []),
  ];
  const link = done?.link ?? (details.length > 0 ? { href: "/shop/cart", text: t("actions.viewCart") } : undefined);
  const kind = isShort(merged, codes) || done?.kind === "warning" ? "warning" : "done";
  const text = done ? `${greeting} ${done.text}` : greeting;
  return { kind, text, ...(details.length > 0 ? { details } : {}), ...(link ? { link } : {}) };
}
