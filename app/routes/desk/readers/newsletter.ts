import { exportNewsletter } from "../../../data/messages/readers.server.ts";
import { csvLine, csvMark } from "../../../domain/csv.ts";
import { isoTime } from "../../../domain/date-view.ts";
import { csvFile } from "../../../shared/desk/csv-file.ts";
import { deskAction } from "../../../shared/desk/desk.server.ts";

/** POST only, because each export of addresses is logged. */
export { nothingToRead as loader } from "../../../shared/desk/desk.server.ts";

export const action = deskAction(async ({ db, author, now, t }) => {
  const readers = await exportNewsletter(db, { author, now });
  const head = csvLine([t("account.email"), t("header.language"), t("deskReaders.consented")]);
  const lines = readers.map(({ email, locale, consentedAt }) => csvLine([email, locale, isoTime(consentedAt)]));
  return csvFile("newsletter", csvMark + head + lines.join(""));
});
