import { Smartphone } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import type { ReactNode } from "react";
import type { MobileDevice } from "#domain/settings/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./settings.texts.ts";
import type { SettingsViewModel } from "./settings.view-model.ts";
import { SettingsSection } from "./settings-section.view.tsx";

/** Devices with the native app, and the login method of each. */
export const MobileDevicesCard = observer(function MobileDevicesCard({
  model,
  noteOn,
}: {
  readonly model: SettingsViewModel;
  /** Note in the row of a device; only in the native app. */
  readonly noteOn: ((device: MobileDevice) => ReactNode) | undefined;
}) {
  return (
    <Card title={t("mobile.title")}>
      <SettingsSection section={model.mobileDevices} loading={t("mobile.loading")} failed={t("mobile.failed")}>
        {(devices, isComplete) =>
          devices.length === 0 ? (
            isComplete && <p className="muted">{t("mobile.none")}</p>
          ) : (
            <Rows>
              {devices.map((device) => (
                <MobileDeviceRow
                  key={device.deviceId}
                  device={device}
                  note={noteOn?.(device)}
                  onEdit={() => model.mobile.edit(device)}
                  onDisable={() => model.mobile.askToDisable(device)}
                  onRemove={() => model.mobile.askToRemove(device)}
                />
              ))}
            </Rows>
          )
        }
      </SettingsSection>
    </Card>
  );
});

/** Says how a device logs in. */
function loginText({ rememberMe, biometric }: Pick<MobileDevice, "rememberMe" | "biometric">): string {
  if (biometric) return t(rememberMe ? "mobile.login_both" : "mobile.login_biometric");
  return t(rememberMe ? "mobile.login_remembered" : "mobile.asksPassword");
}

function MobileDeviceRow({
  device,
  note,
  onEdit,
  onDisable,
  onRemove,
}: {
  readonly device: MobileDevice;
  readonly note: ReactNode;
  readonly onEdit: () => void;
  readonly onDisable: () => void;
  readonly onRemove: () => void;
}) {
  const { deviceName: name, rememberMe, biometric } = device;
  return (
    <li className="device">
      <Icon of={Smartphone} />
      <div>
        <p className="device__name">{providerText(name)}</p>
        <p className="device__meta">{loginText(device)}</p>
        {note}
      </div>
      <div className="device__do">
        <Button
          variant="quiet"
          size="s"
          aria-haspopup="dialog"
          aria-label={t("mobile.editNamed", { name })}
          onClick={onEdit}
          {...trackedAs("mobile-device")}
        >
          {t("mobile.edit")}
        </Button>
        {(rememberMe || biometric) && (
          <Button
            variant="quiet"
            size="s"
            aria-haspopup="dialog"
            aria-label={t("mobile.disableNamed", { name })}
            onClick={onDisable}
            {...trackedAs("mobile-device-disable")}
          >
            {t("mobile.disable")}
          </Button>
        )}
        <IfAvailable feature="deviceRemoval">
          <Button
            variant="quiet"
            size="s"
            aria-haspopup="dialog"
            aria-label={t("mobile.removeNamed", { name })}
            onClick={onRemove}
            {...trackedAs("mobile-device-remove")}
          >
            {t("mobile.remove")}
          </Button>
        </IfAvailable>
      </div>
    </li>
  );
}
