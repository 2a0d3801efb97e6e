import { observer } from "#ui/shared/observer.ts";
import { MAX_TRUSTED_DEVICES, trustDenialReason, type SecondFactor } from "#domain/settings/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { RecoveryCodesSection } from "./recovery-codes-section.view.tsx";
import { TextPlaceholder } from "#ui/design-system/skeleton.tsx";
import { t } from "./settings.texts.ts";
import type { SettingsViewModel } from "./settings.view-model.ts";
import { SettingsSection } from "./settings-section.view.tsx";
import { TrustedDeviceRow } from "./trusted-device-row.view.tsx";

/** Second factor of the login, and the trusted devices that skip it. */
export const SecondFactorCard = observer(function SecondFactorCard({ model }: { readonly model: SettingsViewModel }) {
  return (
    <Card title={t("factor.card")}>
      <SettingsSection
        section={model.secondFactor}
        loading={t("factor.loading")}
        failed={t("factor.failed")}
        placeholder={
          <div className="stack">
            <Facts>
              <Fact label={t("factor.state")} note={<TextPlaceholder>{t("factor.offNote")}</TextPlaceholder>}>
                <TextPlaceholder>{t("factor.none")}</TextPlaceholder>
              </Fact>
            </Facts>
          </div>
        }
      >
        {(factor, isComplete) => <FactorState model={model} factor={factor} isComplete={isComplete} />}
      </SettingsSection>
    </Card>
  );
});

function factorText({ kind, phone }: SecondFactor): string {
  switch (kind) {
    case "none":
      return t("factor.none");
    case "app":
      return t("factor.isApp");
    case "sms":
      return phone === undefined ? t("factor.isSms") : t("factor.isSmsTo", { phone });
  }
}

const FactorState = observer(function FactorState({
  model,
  factor,
  isComplete,
}: {
  readonly model: SettingsViewModel;
  readonly factor: SecondFactor;
  readonly isComplete: boolean;
}) {
  const isOn = factor.kind !== "none";
  const why = trustDenialReason(factor);
  return (
    <div className="stack">
      <Facts>
        <Fact
          label={t("factor.state")}
          note={t(isOn ? "factor.onNote" : "factor.offNote")}
          action={
            isOn ? (
              <Button
                key="off"
                variant="quiet"
                size="s"
                aria-haspopup="dialog"
                onClick={() => model.factor.open({ kind: "none" })}
                {...trackedAs("second-factor-off")}
              >
                {t("factor.turnOff")}
              </Button>
            ) : (
              <Button
                key="on"
                variant="quiet"
                size="s"
                aria-haspopup="dialog"
                onClick={() => model.factor.open()}
                {...trackedAs("second-factor-on")}
              >
                {t("factor.turnOn")}
              </Button>
            )
          }
        >
          {factorText(factor)}
        </Fact>
      </Facts>
      {isOn && <RecoveryCodesSection left={factor.recoveryCodesLeft} model={model.recoveryCodes} />}
      {isOn && (
        <section className="stack" aria-label={t("trust.title")}>
          <div className="cluster between">
            <h3>{t("trust.title")}</h3>
            {isComplete && (
              <span className="muted">
                {t("trust.count", { count: factor.devices.length, of: MAX_TRUSTED_DEVICES })}
              </span>
            )}
          </div>
          {factor.devices.length === 0 ? (
            isComplete && <p className="muted">{t("trust.none")}</p>
          ) : (
            <Rows>
              {factor.devices.map((device) => (
                <TrustedDeviceRow key={device.id} device={device} onRemove={() => model.trust.askToRemove(device)} />
              ))}
            </Rows>
          )}
          {why !== "trusted-already" && (
            <div>
              <Button
                aria-haspopup="dialog"
                unavailable={why === "limit" ? t("trust.limit") : undefined}
                onClick={model.trust.add}
                {...trackedAs("trusted-device-add")}
              >
                {t("trust.add")}
              </Button>
            </div>
          )}
        </section>
      )}
    </div>
  );
});
