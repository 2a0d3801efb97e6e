import { IfAvailable } from "#ui/shared/if-available.tsx";
import { observer } from "#ui/shared/observer.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { ProductCategory, ProductOption } from "#domain/products/index.ts";
import { hasPremiumNumbers } from "#domain/products/premium-numbers.ts";
import type { ServiceFrame } from "#domain/products/service-frame.ts";
import type { ServicePrice } from "#domain/products/service-price.ts";
import type { ServiceContract, ServicePart } from "#domain/products/service-view.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { SupportRequest } from "#domain/support/index.ts";
import type { ServiceActions } from "#domain/products/service-actions.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { ActionsCard, type ServiceAction } from "./actions-card.view.tsx";
import { ServiceActionDialogs } from "./service-actions/service-action-dialogs.view.tsx";
import { PremiumCard } from "./service-actions/premium-card.view.tsx";
import { MobileCard } from "./service-actions/mobile-card.view.tsx";
import type { ServiceActionDialog, ServiceActionsViewModel } from "./service-actions/service-actions.view-model.ts";
import { AfterEndCard } from "./after-end-card.view.tsx";
import { ContractCard } from "./contract-card.view.tsx";
import { type ServiceDevice, HardwareCard, OptionsCard } from "./equipment-cards.view.tsx";
import { ParametersCard, type ServiceParameters } from "./parameters-card.view.tsx";
import { FrameCard } from "./frame-card.view.tsx";
import { PartsCard } from "./parts-card.view.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import { ReportedFaultRow } from "./reported-fault-row.view.tsx";
import { PriceCard } from "./price-card.view.tsx";
import type { ServiceHelpLine, ServiceHindrances } from "./service-hindrances.ts";
import { ServiceNotices } from "./service-notices.view.tsx";
import { BackLink } from "#ui/shared/back-link.tsx";
import { IncompleteNotice } from "#ui/shared/incomplete-notice.tsx";
import type { IncompleteData } from "#ui/stores/incomplete-data.ts";
import { t } from "./services.texts.ts";
import { ServiceHeader, type ServiceHeaderDetails } from "./service-header.view.tsx";
import { appointmentRows } from "./appointment-rows.view.tsx";
import {
  ServiceDetailsSkeleton,
  SubscriptionOff,
  UnknownService,
  type SubscriptionOffPage,
} from "./service-details-states.view.tsx";
import type { ContractWithdrawalCost } from "#domain/withdrawal/withdrawal-cost.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

/** Everything that may be shown of one service (PROD-05). Omits only fields that the server did not send. */
export interface ServiceDetails extends ServiceHindrances, ServiceHeaderDetails {
  readonly category: ProductCategory;
  /** Operator's text about moving the service; set only when it cannot be moved here (PROD-08). */
  readonly moveMessage: string | undefined;
  readonly offeredActions: ServiceActions;
  readonly price: ServicePrice;
  readonly options: readonly ProductOption[];
  readonly hardware: readonly ServiceDevice[];
  readonly parts: readonly ServicePart[];
  readonly parameters: ServiceParameters | undefined;
  readonly actions: readonly ServiceAction[];
  readonly contract: ServiceContract | undefined;
  /** Cost of a withdrawal from the contract today. */
  readonly withdrawalCost: ContractWithdrawalCost;
  readonly frame: ServiceFrame | undefined;
}

/** Result of looking up the service of an address. */
export type ServicePage =
  | { readonly kind: "unknown" }
  | SubscriptionOffPage
  | { readonly kind: "found"; readonly service: ServiceDetails };

export interface ServiceDetailsViewState {
  readonly today: WarsawDate;
  readonly helpLine: ServiceHelpLine | undefined;
  readonly page: AsyncSection<ServicePage>;
  /** Set when parts of the services could not be read; the service of the address may be one of them. */
  readonly incomplete?: IncompleteData | undefined;
  /** Dialogs of the service, and the settings of a mobile number. */
  readonly serviceActions: ServiceActionsViewModel | undefined;
  /** Reported faults of the service that wait for an answer, newest first (REQ-41). */
  readonly faults: readonly SupportRequest[];
  open(dialog: ServiceActionDialog): void;
}

/** Page of one service (PROD-05). */
export const ServiceDetailsView = observer(function ServiceDetailsView({
  model,
}: {
  readonly model: ServiceDetailsViewState;
}) {
  const { page } = model;
  return (
    <div className="page">
      <BackLink href={pathTo("myServices")}>{t("title")}</BackLink>
      <ServiceHeader page={page} isIncomplete={model.incomplete !== undefined} onRename={() => model.open("rename")} />
      <Body model={model} />
    </div>
  );
});

const Body = observer(function Body({ model }: { readonly model: ServiceDetailsViewState }) {
  const { page } = model;
  switch (page.status) {
    case "loading":
    case "failed":
      return <ServiceDetailsSkeleton onRetry={page.status === "loading" ? page.retry : undefined} />;
    case "ready":
      if (page.value.kind === "off") return <SubscriptionOff page={page.value} />;
      return page.value.kind === "found" ? (
        <>
          <IncompleteNotice data={model.incomplete} />
          <Details service={page.value.service} model={model} />
        </>
      ) : model.incomplete === undefined ? (
        <UnknownService />
      ) : (
        <IncompleteNotice data={model.incomplete} />
      );
  }
});

interface DetailsProps {
  readonly service: ServiceDetails;
  readonly model: ServiceDetailsViewState;
}

const Details = observer(function Details({ service, model }: DetailsProps) {
  const { today, helpLine, serviceActions } = model;
  return (
    <div className="stack">
      <ServiceNotices service={service} helpLine={helpLine} />
      {service.moveMessage !== undefined && (
        <Banner tone="info" title={t("move.title")} live="none">
          <PolishText>{service.moveMessage}</PolishText>
        </Banner>
      )}
      <div className="main-aside main-aside--lead">
        <PriceCard price={service.price} today={today} />
        <div className="stack">
          {service.actions.length > 0 && (
            <ActionsCard
              actions={service.actions}
              appointments={appointmentRows(service, model)}
              onOpen={(dialog) => model.open(dialog)}
            >
              {model.faults.map((request) => (
                <ReportedFaultRow key={request.number} request={request} today={today} />
              ))}
            </ActionsCard>
          )}
          {service.endedOn !== undefined && (
            <AfterEndCard equipmentHref={service.termination?.href} numberUntil={service.numberUntil} />
          )}
          {service.contract !== undefined && (
            <ContractCard
              productId={service.productId}
              contract={service.contract}
              cost={service.withdrawalCost}
              termination={service.termination}
              today={today}
            />
          )}
        </div>
        <div className="stack">
          {service.offeredActions.mobile && serviceActions !== undefined && (
            <IfAvailable feature="mobileService">
              <MobileCard model={serviceActions.mobile} />
            </IfAvailable>
          )}
          {hasPremiumNumbers(service) && serviceActions !== undefined && (
            <IfAvailable feature="premiumNumbers">
              <PremiumCard model={serviceActions.premium} onOpen={() => model.open("premium")} />
            </IfAvailable>
          )}
          {service.options.length > 0 && <OptionsCard options={service.options} />}
          {service.hardware.length > 0 && <HardwareCard hardware={service.hardware} />}
          {service.parts.length > 0 && <PartsCard parts={service.parts} />}
          {service.parameters !== undefined && <ParametersCard parameters={service.parameters} />}
          {service.frame !== undefined && <FrameCard frame={service.frame} service={service.name} />}
        </div>
      </div>
      {serviceActions !== undefined && <ServiceActionDialogs model={serviceActions} service={service} />}
    </div>
  );
});
