import { z } from "zod";
import { findProfile, saveProfile } from "../../data/accounts/account-profile.server.ts";
import { letterCount, nameLimit, writtenText } from "../../domain/content/written-text.ts";
import { useT } from "../../i18n/use-t.tsx";
import { readForm } from "../../request/action-context.server.ts";
import { PostForm } from "../../ui/forms/post-form.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { accountAction } from "./account-action.server.ts";
import { accountLoader } from "./account-page.server.ts";
import { AccountPage } from "./account-page.tsx";
import type { Route } from "./+types/profile";
import { locales, languages } from "../../domain/languages.ts";
import { mainFormId } from "../../ui/forms/main-form.ts";

export const loader = accountLoader("account.profile", async ({ db, id }) => {
  const profile = await findProfile(db, id);
  return { name: profile?.name ?? "", locale: profile?.locale ?? "en", mainForm: mainFormId };
});

const fields = z.object({ name: z.string(), locale: z.enum(locales) });

export const action = accountAction(async (tools) => {
  const { db, account, reply, refuse, t } = tools;
  const { locale, name: typed } = readForm(tools, fields);
  const name = writtenText(typed);
  if (letterCount(name) > nameLimit) {
    const tooLong = t("accountActions.tooLong", { field: t("account.name"), max: nameLimit });
    return refuse({ fields: { name: tooLong }, values: { locale, name: typed } });
  }
  await saveProfile(db, account.id, name, locale);
  return reply(t("desk.saved"));
});

export { personal as headers, unlisted as meta } from "../../http/head/private-page.ts";

export const handle = { texts: "account", hydrates: true };

export default function ProfilePage({ loaderData: { name, locale } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AccountPage current="/account/profile">
      <PostForm className="form" id={mainFormId} action="/account/profile">
        <TextField name="name" label={t("account.name")} autoComplete="name" defaultValue={name} />
        <SelectField
          name="locale"
          label={t("account.messageLanguage")}
          hint={t("account.messageLanguageHint")}
          required
          defaultValue={locale}
          options={messageLanguages}
        />
        <button className="button button-primary">{t("account.save")}</button>
      </PostForm>
    </AccountPage>
  );
}

const messageLanguages = locales.map((locale) => ({ value: locale, text: languages[locale].name, lang: locale }));
