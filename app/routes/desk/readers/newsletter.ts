import { exportNewsletter } from "../../../data/messages/readers.server.ts";
import { csvLine, csvMark } from "../../../domain/csv.ts";
import { isoTime } from "../../../domain/date-view.ts";
import { deskAction, unknownPage } from "../../../shared/desk/desk.server.ts";
import type { Route } from "./+types/newsletter";

/** POST only, because each export of addresses is logged. */
export function loader({ context }: Route.LoaderArgs) {
  throw unknownPage(context);
}

export const action = deskAction(async ({ db, author, now, t }) => {
  const readers = await exportNewsletter(db, { author, now });
  const head = csvLine([t("account.email"), t("header.language"), t("deskReaders.consented")]);
  const lines = readers.map(({ email, locale, consentedAt }) => csvLine([email, locale, isoTime(consentedAt)]));
  return new Response(csvMark + head + lines.join(""), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="gulit-newsletter.csv"',
      "Cache-Control": "private, no-store",
    },
  });
});

export { desk as middleware } from "../../../shared/desk/desk.server.ts";
