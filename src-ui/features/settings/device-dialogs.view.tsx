import { observer } from "#ui/shared/observer.ts";
import { CheckboxField } from "#ui/design-system/forms/checkbox-field.tsx";
import { TextField } from "#ui/design-system/forms/text-field.tsx";
import { MAX_DEVICE_NAME_LENGTH } from "#domain/settings/index.ts";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { DialogForm, SettingConfirmDialog, SettingProblemBanner } from "./dialog-form.view.tsx";
import type { DeviceFormModel, MobileDevicesViewModel } from "./mobile-devices.view-model.ts";
import { t } from "./settings.texts.ts";
import type { TrustFormModel, TrustedDevicesViewModel } from "./trusted-devices.view-model.ts";

/** Open dialog of the trusted devices: to add or to remove one. */
export const TrustDialogs = observer(function TrustDialogs({ model }: { readonly model: TrustedDevicesViewModel }) {
  const { form, deviceToRemove, removal } = model;
  if (form !== undefined) return <TrustDialog model={form} onClose={model.close} />;
  if (deviceToRemove === undefined) return null;
  return (
    <SettingConfirmDialog
      name="trusted-device-remove"
      title={t("trust.removeTitle", { name: deviceToRemove.name })}
      confirmLabel={t("trust.removeConfirm")}
      busy={removal.isRunning}
      busyLabel={t("trust.removing")}
      onConfirm={() => void model.remove()}
      onCancel={model.close}
    >
      <div className="stack">
        <SettingProblemBanner problem={model.removalProblem} />
        <p>{t(deviceToRemove.isCurrent ? "trust.removeThisText" : "trust.removeText")}</p>
      </div>
    </SettingConfirmDialog>
  );
});

/** "Dodaj zaufane urządzenie" (DIALOG-02: add trusted device). */
const TrustDialog = observer(function TrustDialog({
  model,
  onClose,
}: {
  readonly model: TrustFormModel;
  readonly onClose: () => void;
}) {
  const { form } = model;
  const violation = form.violationOf("name");
  return (
    <DialogForm
      name="trusted-device"
      title={t("trust.dialog")}
      model={model}
      submit={t("trust.save")}
      onClose={onClose}
    >
      <p>{t("trust.text")}</p>
      <TextField
        label={t("trust.field")}
        name="name"
        help={t("trust.help", { count: MAX_DEVICE_NAME_LENGTH })}
        autoComplete="off"
        value={form.form.name}
        error={violation === undefined ? undefined : messageOf(violation, t("trust.missing"))}
        onValue={(value) => form.set("name", value)}
        onBlur={() => {
          if (form.form.name !== "") form.leave("name");
        }}
      />
    </DialogForm>
  );
});

/** Open dialog of the mobile devices: to edit one, to disable its automatic login, or to remove it. */
export const MobileDialogs = observer(function MobileDialogs({ model }: { readonly model: MobileDevicesViewModel }) {
  const { edited, deviceToDisable, disabling, deviceToRemove, removal } = model;
  if (edited !== undefined) return <MobileDialog device={edited.device} model={edited.form} onClose={model.close} />;
  if (deviceToRemove !== undefined)
    return (
      <SettingConfirmDialog
        name="mobile-device-remove"
        title={t("mobile.removeTitle", { name: deviceToRemove.deviceName })}
        confirmLabel={t("mobile.removeConfirm")}
        busy={removal.isRunning}
        busyLabel={t("trust.removing")}
        onConfirm={() => void model.remove()}
        onCancel={model.close}
      >
        <div className="stack">
          <SettingProblemBanner problem={model.removalProblem} />
          <p>{t("mobile.removeText")}</p>
        </div>
      </SettingConfirmDialog>
    );
  if (deviceToDisable === undefined) return null;
  return (
    <SettingConfirmDialog
      name="auto-login-off"
      title={t("mobile.disableTitle", { name: deviceToDisable.deviceName })}
      confirmLabel={t("mobile.disableConfirm")}
      busy={disabling.isRunning}
      busyLabel={t("saving")}
      onConfirm={() => void model.disable()}
      onCancel={model.close}
    >
      <div className="stack">
        <SettingProblemBanner problem={model.disablingProblem} />
        <p>{t("mobile.disableText")}</p>
      </div>
    </SettingConfirmDialog>
  );
});

const MobileDialog = observer(function MobileDialog({
  device,
  model,
  onClose,
}: {
  readonly device: { readonly rememberMe: boolean; readonly biometric: boolean };
  readonly model: DeviceFormModel;
  readonly onClose: () => void;
}) {
  const { form } = model;
  const violation = form.violationOf("name");
  return (
    <DialogForm
      name="mobile-device"
      title={t("mobile.dialog")}
      model={model}
      submit={t("mobile.save")}
      onClose={onClose}
    >
      <TextField
        label={t("mobile.field")}
        name="name"
        autoComplete="off"
        value={form.form.name}
        error={violation === undefined ? undefined : messageOf(violation, t("trust.missing"))}
        onValue={(value) => form.set("name", value)}
        onBlur={() => form.leave("name")}
      />
      <div>
        <CheckboxField
          label={t("mobile.rememberMe")}
          checked={form.form.rememberMe}
          unavailable={device.rememberMe ? undefined : t("mobile.onlyThere")}
          onValue={(value) => form.set("rememberMe", value)}
        />
        <CheckboxField
          label={t("mobile.biometric")}
          checked={form.form.biometric}
          unavailable={device.biometric ? undefined : t("mobile.onlyThere")}
          onValue={(value) => form.set("biometric", value)}
        />
      </div>
    </DialogForm>
  );
});
