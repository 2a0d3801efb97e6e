import { observer } from "mobx-react-lite";
import { isWayShown, pushDeed, wayDeed, type KeyUse, type PushState } from "#domain/device/index.ts";
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
        {problem !== undefined && <Banner tone="bad" live="alert" title={t(problem === "unknown" ? "unsure" : "failed")}>{t(`why_${problem}`)}</Banner>}
        <Facts>
          {isWayShown("biometric", facts.device.biometry, facts.isOn.biometric) && <Way model={model} facts={facts} use="biometric" label={t(`biometry_${facts.device.biometry}`)} />}
          <Way model={model} facts={facts} use="automatic" label={t("automatic")} />
          <Push model={model} push={facts.push} />
        </Facts>
      </div>
    </Card>
  );
});

const Way = observer(function Way({ model, facts, use, label }: { readonly model: ThisDevice; readonly facts: DeviceFacts; readonly use: KeyUse; readonly label: string }) {
  const isOn = facts.isOn[use];
  const verb = wayDeed(isOn);
  return <Fact label={label} action={<Deed model={model} what={use} name={label} verb={verb} onPress={() => model[verb](use)} />}>{t(isOn === undefined ? "unread" : isOn ? "on" : "off")}</Fact>;
});

const Push = observer(function Push({ model, push }: { readonly model: ThisDevice; readonly push: PushState | undefined }) {
  const verb = pushDeed(push, model.isPushUntold);
  return (
    <Fact
      label={t("push")}
      note={push === "denied" ? t("pushDenied") : undefined}
      action={verb && <Deed model={model} what="push" name={t("push")} verb={verb} onPress={() => (verb === "check" ? model.check("push") : model.allowPush())} />}
    >
      {t(push === undefined ? "unread" : `push_${push}`)}
    </Fact>
  );
});

const Deed = observer(function Deed({ model, what, name, verb, onPress }: {
  readonly model: ThisDevice;
  readonly what: KeyUse | "push";
  readonly name: string;
  readonly verb: "check" | "turnOn" | "turnOff" | "allow" | "again";
  readonly onPress: () => Promise<void>;
}) {
  return (
    <Button variant="quiet" size="s" busy={model.busy === what} busyLabel={t(verb === "check" ? "checking" : "busy")} aria-label={t("named", { verb: t(verb), name })} onClick={() => void onPress()} {...trackedAs(`phone-${what}`)}>
      {t(verb)}
    </Button>
  );
});
