import { observer } from "#ui/shared/observer.ts";
import { MAX_PASSKEY_NAME_LENGTH } from "#domain/passkeys/index.ts";
import { TextField } from "#ui/design-system/forms/text-field.tsx";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { DialogForm, SettingConfirmDialog, SettingProblemBanner } from "./dialog-form.view.tsx";
import type { PasskeyFormModel, PasskeysViewModel } from "./passkeys.view-model.ts";
import { t } from "./settings.texts.ts";

/** Open dialog of the passkeys: to add, rename or remove one. */
export const PasskeyDialogs = observer(function PasskeyDialogs({ model }: { readonly model: PasskeysViewModel }) {
  const { form, renamed, passkeyToRemove, removal } = model;
  if (form !== undefined) return <PasskeyDialog model={form} isNew={renamed === undefined} onClose={model.close} />;
  if (passkeyToRemove === undefined) return null;
  return (
    <SettingConfirmDialog
      name="passkey-remove"
      title={t("passkeys.removeTitle", { name: passkeyToRemove.name ?? t("passkeys.unnamed") })}
      confirmLabel={t("passkeys.removeConfirm")}
      busy={removal.isRunning}
      busyLabel={t("passkeys.removing")}
      onConfirm={() => void model.remove()}
      onCancel={model.close}
    >
      <div className="stack">
        <SettingProblemBanner problem={model.removalProblem} />
        <p>{t("passkeys.removeText")}</p>
        <p>{t("passkeys.removeThere")}</p>
      </div>
    </SettingConfirmDialog>
  );
});

/** "Dodaj klucz dostępu" and "Zmień nazwę klucza dostępu". */
const PasskeyDialog = observer(function PasskeyDialog({
  model,
  isNew,
  onClose,
}: {
  readonly model: PasskeyFormModel;
  readonly isNew: boolean;
  readonly onClose: () => void;
}) {
  const { form } = model;
  const violation = form.violationOf("name");
  return (
    <DialogForm
      name="passkey"
      title={t(isNew ? "passkeys.dialog" : "passkeys.renameDialog")}
      model={model}
      submit={t(isNew ? "passkeys.next" : "passkeys.save")}
      onClose={onClose}
    >
      {isNew && <p>{t("passkeys.text")}</p>}
      <TextField
        label={t("passkeys.field")}
        name="name"
        help={t("passkeys.help", { count: MAX_PASSKEY_NAME_LENGTH })}
        autoComplete="off"
        value={form.form.name}
        error={violation === undefined ? undefined : messageOf(violation, t("passkeys.missing"))}
        onValue={(value) => form.set("name", value)}
        onBlur={() => {
          if (form.form.name !== "") form.leave("name");
        }}
      />
    </DialogForm>
  );
});
