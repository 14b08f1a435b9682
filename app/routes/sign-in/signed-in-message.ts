import { displayName } from "../../domain/display-name.ts";
import { type CappedLine, capKind, toldLines } from "../../domain/sign-in-merge.ts";
import type { Locale } from "../../domain/viewer.ts";
import type { FlashMessage } from "../../http/flash.server.ts";
import type { Translate } from "../../i18n/translate.ts";

interface Told {
  greeting: string;
  capped: readonly CappedLine[];
  /** What became of the thing the shopper signed in for. */
  done: FlashMessage | null;
}

/** What a shopper reads after signing in: the greeting, what was done, what of the guest's cart did not come along. */
export function signedInMessage({ greeting, capped, done }: Told, locale: Locale, t: Translate): FlashMessage {
  const { named, more } = toldLines(capped);
  const sentences = [
    greeting,
    ...(done ? [done.text] : []),
    ...named.map((line) => {
      const values = { name: displayName(line, locale).name, taken: line.taken, wanted: line.wanted };
      return t(`accountActions.${capKind(line)}`, values);
    }),
    ...(more > 0 ? [t("accountActions.mergedMore", { count: more })] : []),
  ];
  const link = done?.link ?? (capped.length > 0 ? { href: "/shop/cart", text: t("actions.viewCart") } : undefined);
  const kind = capped.length > 0 || done?.kind === "warning" ? "warning" : "done";
  return { kind, text: sentences.join(" "), ...(link ? { link } : {}) };
}
