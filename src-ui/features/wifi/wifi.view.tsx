import "#ui/design-system/forms/choice-cards.css";
import "./wifi.css";
import { CircleCheck, CircleHelp, CircleSlash } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import type { ReactNode } from "react";
import type { WifiDevice, WifiStatus } from "#domain/wifi/index.ts";
import { Badge } from "#ui/design-system/badge.tsx";
import { Banner } from "#ui/design-system/banner.tsx";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { SectionPlaceholder } from "#ui/shared/section-placeholder.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import { PageHead } from "#ui/shared/page-head.tsx";
import { ArrearsLink } from "#ui/shared/arrears-link.tsx";
import { BlockadeBanner } from "#ui/shared/blockade-banner.tsx";
import { SuspensionRest } from "#ui/shared/pending-rest/suspension-rest.view.tsx";
import type { SuspendedService } from "#ui/stores/products/suspended-services.ts";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import { useSectionAfter } from "#ui/shared/use-brief-wait.ts";
import { t } from "./wifi.texts.ts";

export interface WifiViewProps {
  readonly model: { readonly page: AsyncSection<readonly WifiDevice[]> };
  readonly chosen: WifiDevice | undefined;
  /** Returns the status of a router, when it is known and may be shown (DEV-05). */
  readonly statusOf: (device: WifiDevice) => WifiStatus | undefined;
  /** Returns the street of a router; `undefined` when unknown. */
  readonly streetOf: (device: WifiDevice) => string | undefined;
  readonly onChoose: (device: WifiDevice) => void;
  /** Reason why the internet of the customer does not work; `undefined` for one that does (WIFI-03). */
  readonly suspended: SuspendedService | undefined;
  /** Returns why the router's service does not work; `undefined` for one that does (WIFI-03). */
  readonly suspensionOf: (device: WifiDevice) => SuspendedService | undefined;
  /** Operator's text at the top of the page (SITE-02). */
  readonly message: ReactNode;
  /** True while the operator's texts load. */
  readonly isMessagePending: boolean;
  /** Content of the selected router. */
  readonly children: ReactNode;
}

/** `/wifiConfiguration` (DEV-01). */
export const WifiView = observer(function WifiView(props: WifiViewProps) {
  const page = useSectionAfter(props.model.page, props.isMessagePending);
  const isWithoutRouters = page.status === "ready" && page.value.length === 0 && page.incomplete === undefined;
  return (
    <div className="page stack">
      <PageHead title={t("title")} lead={isWithoutRouters ? undefined : t("lead")} />
      {page.status !== "loading" && props.message}
      <Content {...props} page={page} />
    </div>
  );
});

const Content = observer(function Content({
  page,
  chosen,
  statusOf,
  streetOf,
  onChoose,
  suspended,
  suspensionOf,
  children,
}: WifiViewProps & { readonly page: AsyncSection<readonly WifiDevice[]> }) {
  if (page.status !== "ready")
    return (
      <SectionPlaceholder section={page} loading={t("loading")} failed={t("failed")} level={2}>
        <Card>
          <SkeletonRows rows={2} />
        </Card>
      </SectionPlaceholder>
    );
  const devices = page.value;
  return (
    <ListContent
      incomplete={page.incomplete}
      isEmpty={devices.length === 0}
      empty={
        <>
          {suspended?.kind === "account" && <AccountBlockade suspended={suspended} />}
          <Card>
            <EmptyState title={t(suspended === undefined ? "none" : "suspended")} level={2}>
              {withoutRouterText(suspended)}
            </EmptyState>
          </Card>
        </>
      }
    >
      {chosen === undefined && page.incomplete === undefined && (
        <Banner tone="notice" title={t("unknown")}>
          {t("unknownText")}
        </Banner>
      )}
      <fieldset className="plain-fieldset">
        <legend className="visually-hidden">{t("router")}</legend>
        <div className="choices">
          {devices.map((device) => (
            <label className="choice" key={device.serviceKey}>
              <input
                type="radio"
                name="router"
                value={device.serviceKey}
                checked={device === chosen}
                onChange={() => onChoose(device)}
              />
              <span>
                <strong lang="pl">{providerText(placeOf(device, streetOf(device)))}</strong>
                <small>{note(device, devices)}</small>
              </span>
              <Status status={statusOf(device)} />
            </label>
          ))}
        </div>
      </fieldset>
      <RouterSuspension suspended={chosen && suspensionOf(chosen)} />
      {children}
    </ListContent>
  );
});

/** Says that the service of the selected router is suspended, and what ends that (WIFI-03). */
function RouterSuspension({ suspended }: { readonly suspended: SuspendedService | undefined }) {
  if (suspended === undefined) return null;
  if (suspended.kind === "account") return <AccountBlockade suspended={suspended} />;
  return (
    <Banner tone="notice" live="none" title={t("suspendedRouter")}>
      {t("suspendedRouterText")}
    </Banner>
  );
}

/** Says why there is no router to set; of a suspended service that it can be set later (WIFI-03). */
function withoutRouterText(suspended: SuspendedService | undefined): string {
  if (suspended === undefined) return t("noneText");
  return suspended.kind === "account" ? t("suspendedText") : `${t("suspendedText")} ${t("suspendedCall")}`;
}

/** Blockade of the account, with what ends it. */
function AccountBlockade({ suspended }: { readonly suspended: Extract<SuspendedService, { kind: "account" }> }) {
  const { blockade, restoresServices, payment, arrears, hasPendingArrears } = suspended;
  return (
    <BlockadeBanner
      blockade={blockade}
      restoresServices={restoresServices}
      payment={payment}
      action={<ArrearsLink arrears={arrears} hasPendingArrears={hasPendingArrears} />}
    >
      <SuspensionRest of={suspended} />
    </BlockadeBanner>
  );
}

function placeOf({ city, deviceType, serviceKey }: WifiDevice, street: string | undefined): string {
  const place = [city, street].filter((part) => part !== undefined).join(", ");
  return place === "" ? (deviceType ?? serviceKey) : place;
}

/** Adds the service key when two routers have the same city and type. */
function note({ city, deviceType, serviceKey }: WifiDevice, all: readonly WifiDevice[]): string {
  const type = deviceType ?? t("type");
  const isAlone = all.filter((one) => one.city === city && one.deviceType === deviceType).length === 1;
  return isAlone ? type : t("note", { type, key: serviceKey });
}

function Status({ status }: { readonly status: WifiStatus | undefined }) {
  switch (status) {
    case undefined:
      return null;
    case "online":
      return (
        <Badge tone="plain" icon={CircleCheck}>
          {t("status.ONLINE")}
        </Badge>
      );
    case "offline":
      return (
        <Badge tone="neutral" icon={CircleSlash}>
          {t("status.OFFLINE")}
        </Badge>
      );
    case "unknown":
      return (
        <Badge tone="neutral" icon={CircleHelp}>
          {t("status.UNKNOWN")}
        </Badge>
      );
  }
}
