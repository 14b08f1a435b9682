import { useT } from "../../i18n/use-t.tsx";
import { QuickForm } from "../../ui/forms/quick-form.tsx";
import { useProblem, useShell } from "../../ui/frame/shell.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import "../product/alert-form.css";

interface FollowFormProps {
  vendor: { id: number; name: string };
  isFollowed: boolean;
}

/** Follows a store or ends it; guests leave a contact, and end it by the link of a message. */
export function FollowForm({ vendor, isFollowed }: FollowFormProps) {
  const t = useT();
  const { account } = useShell();
  const problem = useProblem();
  const own = problem?.values.vendor === String(vendor.id) ? problem : null;
  const id = <input type="hidden" name="vendor" value={vendor.id} />;
  if (account) {
    return (
      <QuickForm action="/alerts/vendors" className="alert-form" plain>
        {id}
        <input type="hidden" name="intent" value={isFollowed ? "remove" : "add"} />
        <button
          className="button button-outline"
          aria-label={t(isFollowed ? "vendor.followEndNamed" : "vendor.followNamed", { vendor: vendor.name })}
        >
          {t(isFollowed ? "vendor.followEnd" : "vendor.follow")}
        </button>
      </QuickForm>
    );
  }
  return (
    <details className="alert-form" open={own !== null}>
      <summary>{t("vendor.follow")}</summary>
      <QuickForm action="/alerts/vendors">
        {id}
        <TextField
          name="contact"
          label={t("vendor.followContact")}
          hint={t("vendor.followText")}
          autoComplete="email"
          enterKeyHint="send"
          required
          defaultValue={own?.values.contact}
          error={own?.fields.contact}
        />
        <button className="button button-primary" formNoValidate>
          {t("vendor.followSend")}
        </button>
      </QuickForm>
    </details>
  );
}
