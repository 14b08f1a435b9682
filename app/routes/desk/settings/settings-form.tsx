import { type OutsideKey, outsideKeys } from "../../../domain/pages/outside-links.ts";
import type { DeskSetting } from "../../../domain/settings/shop-settings.ts";
import { settingExamples } from "../../../domain/settings/typed-setting.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { DeskForm } from "../../../shared/desk/desk-page.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { type FieldProps, TextField } from "../../../ui/forms/text-field.tsx";
import { useProblem } from "../../../ui/shell.tsx";

interface SettingsFormProps {
  values: Record<DeskSetting, string>;
  placeholders: OutsideKey[];
  isReachable: boolean;
  seen: number;
  mayWrite: boolean;
}

export function SettingsForm({ values, placeholders, isReachable, seen, mayWrite }: SettingsFormProps) {
  const t = useT();
  const { field, text } = useSettingField(values);
  return (
    <DeskForm action="/desk/settings">
      <fieldset disabled={!mayWrite}>
        <input type="hidden" name="seen" value={seen} />
        <h2>{t("deskSettings.home")}</h2>
        <SelectField
          {...field("homeLayout")}
          required
          options={[
            { value: "current", text: t("deskSettings.currentLayout") },
            { value: "other", text: t("deskSettings.otherLayout") },
          ]}
        />
        <label className="desk-check">
          <input type="checkbox" name="newsletter" value="on" defaultChecked={text("newsletter") === "on"} />
          {t("deskEvents.fact_newsletter")}
        </label>
        <p className="desk-text">{t("deskSettings.newsletterHint")}</p>
        <h2>{t("deskSettings.contact")}</h2>
        <p className="desk-text">{isReachable ? t("deskSettings.contactText") : t("deskSettings.nobody")}</p>
        {contactFields.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            hint={t(`deskSettings.${name}Hint`, { example: settingExamples[name] })}
            autoComplete="off"
          />
        ))}
        <h2>{t("deskSettings.outside")}</h2>
        <p className="desk-text">{t("deskSettings.outsideText")}</p>
        {outsideKeys.map((key) => (
          <TextField
            key={key}
            {...field(key)}
            hint={placeholders.includes(key) ? t("deskSettings.placeholder") : undefined}
            inputMode="url"
            autoComplete="off"
          />
        ))}
        {mayWrite && (
          <button className="button button-primary" name="intent" value="save">
            {t("desk.save")}
          </button>
        )}
      </fieldset>
    </DeskForm>
  );
}

const contactFields = ["phone", "telegram", "email", "hours", "securityContact"] as const;

function useSettingField(values: Record<DeskSetting, string>) {
  const t = useT();
  const problem = useProblem();
  const isRefused = problem?.values.intent === "save";
  const text = (name: DeskSetting) => (isRefused ? (problem.values[name] ?? "") : values[name]);
  const field = (name: DeskSetting): FieldProps => ({
    name,
    label: t(`deskEvents.fact_${name}`),
    defaultValue: text(name),
    error: isRefused ? problem.fields[name] : null,
  });
  return { field, text };
}
