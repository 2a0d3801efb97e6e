import "#ui/shared/device-row.css";
import "./settings.css";
import { CircleCheck, Laptop, Smartphone } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import {
  TRUSTED_DEVICES,
  whyNotTrusted,
  type MobileDevice,
  type SecondFactor,
  type TrustedDevice,
} from "#domain/settings/index.ts";
import { formatPolishDateTime } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Badge } from "#ui/design-system/badge.tsx";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { Loading, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { Day } from "#ui/shared/day.tsx";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import type { Part } from "#ui/stores/part.ts";
import { t } from "./settings.texts.ts";
import type { SettingsModel } from "./settings.model.ts";

export interface SettingsViewProps {
  readonly model: SettingsModel;
  /** The choice of theme, within the page. */
  readonly theme: ReactNode;
  /** The phone that the customer holds, and what the list of devices adds to it; nothing in a browser. */
  readonly phone?: { readonly card: ReactNode; readonly noteOn: (device: MobileDevice) => ReactNode } | undefined;
  readonly onTheme: () => void;
  readonly onAccounts: () => void;
}

/** `/settings`: a card each, one under the other. */
export const SettingsView = observer(function SettingsView(props: SettingsViewProps) {
  return (
    <div className="page">
      <div className="settings stack">
        <header className="page-head">
          <div>
            <h1 tabIndex={-1}>{t("title")}</h1>
            <p>{t("lead")}</p>
          </div>
        </header>
        <SignInCard {...props} />
        <FactorCard {...props} />
        {props.phone?.card}
        <MobileCard {...props} />
        <Card
          title={t("theme.title")}
          action={
            <Button size="s" aria-haspopup="dialog" onClick={props.onTheme} {...trackedAs("settings-theme")}>
              {t("theme.open")}
            </Button>
          }
        >
          <div className="stack">
            <div>{props.theme}</div>
            <p className="muted small">{t("theme.kept")}</p>
          </div>
        </Card>
        <AccountsCard {...props} />
        <PermissionsCard {...props} />
      </div>
    </div>
  );
});

interface CardProps {
  readonly model: SettingsModel;
}

/** What a card shows of a part that is read: its rows on their way, or that they did not come. */
function PartOf<Value>({
  part,
  loading,
  failed,
  children,
}: {
  readonly part: Part<Value>;
  readonly loading: string;
  readonly failed: string;
  readonly children: (value: Value) => ReactNode;
}) {
  switch (part.status) {
    case "loading":
      return (
        <Loading label={loading}>
          <SkeletonRows rows={2} />
        </Loading>
      );
    case "failed":
      return <FailedPart title={failed} level={3} busy={part.retrying} onRetry={part.retry} />;
    case "ready":
      return children(part.value);
  }
}

const SignInCard = observer(function SignInCard({ model }: CardProps) {
  const { loginName } = model;
  return (
    <Card title={t("signIn.title")}>
      <PartOf part={loginName} loading={t("signIn.loading")} failed={t("signIn.failed")}>
        {(name) => (
          <Facts>
            <Fact
              label={t("signIn.login")}
              action={
                <Button
                  variant="quiet"
                  size="s"
                  aria-haspopup="dialog"
                  onClick={model.openLogin}
                  {...trackedAs("settings-login")}
                >
                  {t("login.open")}
                </Button>
              }
            >
              {name}
            </Fact>
            <Fact
              label={t("signIn.password")}
              action={
                <Button
                  variant="quiet"
                  size="s"
                  aria-haspopup="dialog"
                  onClick={model.openPassword}
                  {...trackedAs("settings-password")}
                >
                  {t("password.open")}
                </Button>
              }
            >
              ••••••••
            </Fact>
          </Facts>
        )}
      </PartOf>
    </Card>
  );
});

const FactorCard = observer(function FactorCard({ model }: CardProps) {
  return (
    <Card title={t("factor.card")}>
      <PartOf part={model.secondFactor} loading={t("factor.loading")} failed={t("factor.failed")}>
        {(factor) => <Factor model={model} factor={factor} />}
      </PartOf>
    </Card>
  );
});

function saidOf({ kind, phone }: SecondFactor): string {
  switch (kind) {
    case "none":
      return t("factor.none");
    case "app":
      return t("factor.isApp");
    case "sms":
      return phone === undefined ? t("factor.isSms") : t("factor.isSmsTo", { phone });
  }
}

const Factor = observer(function Factor({ model, factor }: CardProps & { readonly factor: SecondFactor }) {
  const isOn = factor.kind !== "none";
  const why = whyNotTrusted(factor);
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
          {saidOf(factor)}
        </Fact>
      </Facts>
      {isOn && (
        <section className="stack" aria-label={t("trust.title")}>
          <div className="cluster between">
            <h3>{t("trust.title")}</h3>
            <span className="muted">{t("trust.count", { count: factor.devices.length, of: TRUSTED_DEVICES })}</span>
          </div>
          {factor.devices.length === 0 ? (
            <p className="muted">{t("trust.none")}</p>
          ) : (
            <Rows>
              {factor.devices.map((device) => (
                <TrustedRow key={device.id} device={device} onRemove={() => model.trust.askToRemove(device)} />
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

function TrustedRow({ device, onRemove }: { readonly device: TrustedDevice; readonly onRemove: () => void }) {
  const { name, isCurrent, createdAtDay, createdAtHour, serialNumber } = device;
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
          {t("trust.since")} <Day date={createdAtDay} />, {createdAtHour}
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
        >
          {t("trust.remove")}
        </Button>
      </div>
    </li>
  );
}

const MobileCard = observer(function MobileCard({ model, phone }: Pick<SettingsViewProps, "model" | "phone">) {
  return (
    <Card title={t("mobile.title")}>
      <PartOf part={model.mobileDevices} loading={t("mobile.loading")} failed={t("mobile.failed")}>
        {(devices) =>
          devices.length === 0 ? (
            <p className="muted">{t("mobile.none")}</p>
          ) : (
            <Rows>
              {devices.map((device) => (
                <MobileRow
                  key={device.deviceId}
                  device={device}
                  note={phone?.noteOn(device)}
                  onEdit={() => model.mobile.edit(device)}
                  onDisable={() => model.mobile.askToDisable(device)}
                />
              ))}
            </Rows>
          )
        }
      </PartOf>
    </Card>
  );
});

function MobileRow({
  device,
  note,
  onEdit,
  onDisable,
}: {
  readonly device: MobileDevice;
  readonly note: ReactNode;
  readonly onEdit: () => void;
  readonly onDisable: () => void;
}) {
  const { deviceName: name, rememberMe, biometric } = device;
  const can = [rememberMe && t("mobile.isRemembered"), biometric && t("mobile.isBiometric")].filter(
    (part) => part !== false,
  );
  return (
    <li className="device">
      <Icon of={Smartphone} />
      <div>
        <p className="device__name">{name}</p>
        <p className="device__meta">{can.length === 0 ? t("mobile.asksPassword") : can.join(", ")}</p>
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
          >
            {t("mobile.disable")}
          </Button>
        )}
      </div>
    </li>
  );
}

const AccountsCard = observer(function AccountsCard({ model, onAccounts }: SettingsViewProps) {
  const { accounts } = model.accounts;
  const [first] = accounts;
  if (first === undefined || accounts.length < 2) return null;
  return (
    <Card
      title={t("accounts.title")}
      action={
        <Button size="s" aria-haspopup="dialog" onClick={onAccounts} {...trackedAs("settings-accounts")}>
          {t("accounts.open")}
        </Button>
      }
    >
      <Facts>
        <Fact label={t("accounts.count")}>{accounts.length}</Fact>
        <Fact label={t("accounts.first")}>{first.name}</Fact>
      </Facts>
    </Card>
  );
});

const PermissionsCard = observer(function PermissionsCard({ model: { permissions } }: CardProps) {
  const { nextAt, busy, hasFailed } = permissions;
  return (
    <Card title={t("permissions.title")}>
      <div className="stack">
        <p>{t("permissions.text")}</p>
        {hasFailed && (
          <Banner tone="bad" live="alert" title={t("permissions.failed")}>
            {t("permissions.failedText")}
          </Banner>
        )}
        <div>
          <Button
            busy={busy}
            busyLabel={t("permissions.busy")}
            unavailable={nextAt === undefined ? undefined : t("permissions.next", { at: formatPolishDateTime(nextAt) })}
            onClick={() => void permissions.refresh()}
            {...trackedAs("settings-permissions")}
          >
            {t("permissions.refresh")}
          </Button>
        </div>
      </div>
    </Card>
  );
});
