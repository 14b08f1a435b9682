import { useEnhanced } from "../printing/use-enhanced.ts";
import "./form.first.css";
import "./form-check.first.css";
import "./form.css";
import { useState } from "react";
import { useT } from "../../i18n/use-t.tsx";
import { Field, controlProps, type FieldProps, useTyped } from "./text-field.tsx";

/** `isNew`: it will be the account's, rather than open it. */
export function PasswordField({
  isNew,
  ...given
}: Omit<FieldProps, "defaultValue" | "required"> & { isNew?: boolean }) {
  const props = { ...useTyped(given), required: true };
  const t = useT();
  const isEnhanced = useEnhanced();
  const [isShown, setShown] = useState(false);
  return (
    <Field {...props}>
      <input
        {...controlProps(props)}
        type={isShown ? "text" : "password"}
        autoComplete={isNew ? "new-password" : "current-password"}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        required
      />
      {/* Its space is reserved: the button below must not move under a press. */}
      <label className={isEnhanced ? "form-check" : "form-check form-check-static"}>
        <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
        {t("everywhere.showPassword")}
      </label>
    </Field>
  );
}

/** For password managers only: it has no name, so it is not sent. */
export function Username({ value }: { value: string }) {
  return <input type="text" autoComplete="username" defaultValue={value} readOnly hidden />;
}
