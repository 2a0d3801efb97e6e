import { observer } from "mobx-react-lite";
import type { KeyUse } from "#domain/device/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import type { DeviceFacts, ThisDevice } from "#ui/stores/device/this-device.store.ts";
import { t } from "./phone.texts.ts";

/** The phone that the customer holds: how it logs in, and whether it gets notifications. Nothing in a browser (WRAP-01). */
export const ThisDeviceCard = observer(function ThisDeviceCard({ model }: { readonly model: ThisDevice }) {
  const { facts, problem } = model;
  if (facts === undefined) return null;
  return (
    <Card title={t("title")}>
      <div className="stack">
        {problem !== undefined && <Banner tone="bad" live="alert" title={t("failed")}>{t(`why_${problem}`)}</Banner>}
        <Facts>
          {(facts.device.biometry !== "none" || facts.isOn.biometric) && <Way model={model} facts={facts} use="biometric" label={t(`biometry_${facts.device.biometry}`)} />}
          <Way model={model} facts={facts} use="automatic" label={t("automatic")} />
          <Fact
            label={t("push")}
            note={facts.push === "denied" ? t("pushDenied") : undefined}
            action={facts.push === "unasked"
              ? <Button variant="quiet" size="s" busy={model.busy === "push"} busyLabel={t("busy")} onClick={() => void model.allowPush()} {...trackedAs("phone-push")}>{t("allow")}</Button>
              : undefined}
          >
            {t(`push_${facts.push}`)}
          </Fact>
        </Facts>
      </div>
    </Card>
  );
});

const Way = observer(function Way({ model, facts, use, label }: { readonly model: ThisDevice; readonly facts: DeviceFacts; readonly use: KeyUse; readonly label: string }) {
  const isOn = facts.isOn[use];
  return (
    <Fact
      label={label}
      action={
        <Button
          variant="quiet"
          size="s"
          busy={model.busy === use}
          busyLabel={t("busy")}
          aria-label={t(isOn ? "turnOffNamed" : "turnOnNamed", { name: label })}
          onClick={() => void (isOn ? model.turnOff(use) : model.turnOn(use))}
          {...trackedAs(`phone-${use}`)}
        >
          {t(isOn ? "turnOff" : "turnOn")}
        </Button>
      }
    >
      {t(isOn ? "on" : "off")}
    </Fact>
  );
});
