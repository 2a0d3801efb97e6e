import "#ui/shared/device-row.css";
import { CircleCheck } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { useEffect } from "react";
import {
  isKeyUseAvailable,
  isKeyLoginShown,
  pushAction,
  keyLoginAction,
  type DeviceFacts,
  type KeyUse,
  type PushState,
} from "#domain/device/index.ts";
import type { MobileDevice } from "#domain/settings/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Badge } from "#ui/design-system/badge.tsx";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import type { ThisDeviceStore } from "#ui/stores/device/this-device.store.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "settings.phone");

const LOUD = { tone: "bad", live: "alert" } as const;
/** A declined biometric prompt is not an error. */
const QUIET = { tone: "info", live: "status" } as const;

/** Login and notification settings of this phone; renders nothing in a browser (WRAP-01). */
export const ThisDeviceCard = observer(function ThisDeviceCard({ model }: { readonly model: ThisDeviceStore }) {
  const { facts, problem } = model;
  if (facts === undefined) return null;
  const {
    isOn,
    lost,
    device: { biometry },
  } = facts;
  return (
    <Card title={t("title")}>
      <div className="stack">
        {problem !== undefined && (
          <Banner {...(problem === "declined" ? QUIET : LOUD)} title={t(problem === "unknown" ? "unsure" : "failed")}>
            {t(`why_${problem}`)}
          </Banner>
        )}
        <Facts>
          {isKeyLoginShown("biometric", biometry, { isOn: isOn.biometric, isLost: lost.includes("biometric") }) && (
            <LoginMethodRow model={model} facts={facts} use="biometric" label={t(`biometry_${biometry}`)} />
          )}
          <LoginMethodRow model={model} facts={facts} use="automatic" label={t("automatic")} />
          <PushRow model={model} push={facts.push} />
        </Facts>
      </div>
    </Card>
  );
});

/**
 * Note on this phone's row in the list of devices; renders nothing for other devices. Applies the listed device to the
 * store, because the list may be newer.
 */
export const ThisDeviceNote = observer(function ThisDeviceNote({
  model,
  device,
}: {
  readonly model: ThisDeviceStore;
  readonly device: MobileDevice;
}) {
  const { facts } = model;
  useEffect(() => model.applyListed(device), [model, device]);
  if (facts?.device.deviceId !== device.deviceId) return null;
  return (
    <>
      <p className="device__name">
        <Badge tone="info" icon={CircleCheck}>
          {t("title")}
        </Badge>
      </p>
      {facts.lost.length > 0 && <p className="device__meta">{t("listLost")}</p>}
    </>
  );
});

const LoginMethodRow = observer(function LoginMethodRow({
  model,
  facts,
  use,
  label,
}: {
  readonly model: ThisDeviceStore;
  readonly facts: DeviceFacts;
  readonly use: KeyUse;
  readonly label: string;
}) {
  const isOn = facts.isOn[use];
  const renderAction = (verb: ReturnType<typeof keyLoginAction>) => (
    <DeviceActionButton model={model} what={use} name={label} verb={verb} onPress={() => model[verb](use)} />
  );
  if (facts.lost.includes(use)) {
    return (
      <Fact
        label={label}
        note={t("lostNote")}
        action={
          <div className="cluster">
            {isKeyUseAvailable(use, facts.device.biometry) && renderAction("turnOn")}
            {renderAction("turnOff")}
          </div>
        }
      >
        {t("lost")}
      </Fact>
    );
  }
  return (
    <Fact label={label} action={renderAction(keyLoginAction(isOn))}>
      {t(isOn === undefined ? "unread" : isOn ? "on" : "off")}
    </Fact>
  );
});

const PushRow = observer(function PushRow({
  model,
  push,
}: {
  readonly model: ThisDeviceStore;
  readonly push: PushState | undefined;
}) {
  const verb = pushAction(push, model.isPushUnconfirmed);
  return (
    <Fact
      label={t("push")}
      note={push === "denied" ? t("pushDenied") : undefined}
      action={
        verb && (
          <DeviceActionButton
            model={model}
            what="push"
            name={t("push")}
            verb={verb}
            onPress={() => (verb === "check" ? model.check("push") : model.allowPush())}
          />
        )
      }
    >
      {t(push === undefined ? "unread" : `push_${push}`)}
    </Fact>
  );
});

const DeviceActionButton = observer(function DeviceActionButton({
  model,
  what,
  name,
  verb,
  onPress,
}: {
  readonly model: ThisDeviceStore;
  readonly what: KeyUse | "push";
  readonly name: string;
  readonly verb: "check" | "turnOn" | "turnOff" | "allow" | "again";
  readonly onPress: () => Promise<void>;
}) {
  return (
    <Button
      saves={verb !== "check"}
      variant="quiet"
      size="s"
      busy={model.runningChange === what}
      busyLabel={t(verb === "check" ? "checking" : "busy")}
      aria-label={t("named", { verb: t(verb), name })}
      onClick={() => void onPress()}
      {...trackedAs(`phone-${what}`)}
    >
      {t(verb)}
    </Button>
  );
});
