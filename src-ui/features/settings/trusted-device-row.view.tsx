import { CircleCheck, Laptop } from "lucide-react";
import type { TrustedDevice } from "#domain/settings/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Badge } from "#ui/design-system/badge.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { t } from "./settings.texts.ts";

/** Row of a device that skips the second factor, with its removal. */
export function TrustedDeviceRow({
  device,
  onRemove,
}: {
  readonly device: TrustedDevice;
  readonly onRemove: () => void;
}) {
  const { name, isCurrent, serialNumber } = device;
  return (
    <li className="device">
      <Icon of={Laptop} />
      <div>
        <p className="device__name">
          {name}
          {isCurrent && (
            <Badge tone="info" icon={CircleCheck}>
              {t("trust.this")}
            </Badge>
          )}
        </p>
        <p className="device__meta">
          <DeviceCreated device={device} />
          {serialNumber !== "" && (
            <>
              {" "}
              · <span className="nowrap">{t("trust.serial", { number: serialNumber })}</span>
            </>
          )}
        </p>
      </div>
      <div className="device__do">
        <Button
          variant="quiet"
          size="s"
          aria-haspopup="dialog"
          aria-label={t("trust.removeNamed", { name })}
          onClick={onRemove}
          {...trackedAs("trusted-device-remove")}
        >
          {t("trust.remove")}
        </Button>
      </div>
    </li>
  );
}

/** Day and hour at which the device was added, as far as they are known. */
function DeviceCreated({ device: { createdAtDay, createdAtHour } }: { readonly device: TrustedDevice }) {
  if (createdAtDay === undefined) return t("trust.sinceUnknown");
  return (
    <>
      {t("trust.since")} <FormattedDate date={createdAtDay} />
      {createdAtHour !== undefined && `, ${createdAtHour}`}
    </>
  );
}
