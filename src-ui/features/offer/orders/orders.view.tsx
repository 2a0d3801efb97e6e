import { observer } from "#ui/shared/observer.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { orderProgressOf } from "#domain/offers/order-progress.ts";
import type { OrderFilter } from "#domain/offers/order-filter.ts";
import type { OrderHistoryEntry, OrderLabel } from "#domain/offers/order-history.ts";
import type { OrderEnd } from "#domain/offers/order-end.ts";
import type { OrderedPart } from "#domain/products/ordered-parts.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { Cell, RowHead, Table, TableRow } from "#ui/design-system/table.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import { t } from "../offer.texts.ts";
import type { OfferDocumentsViewState } from "../offer-documents.view.tsx";
import { OrderFilters } from "./order-filters.view.tsx";
import { OrderNextStep } from "./order-next-step.view.tsx";
import { ServicesWithoutOrder } from "./services-without-order.view.tsx";
import { OrderStatus } from "./order-status.view.tsx";
import { OfferOrderDialog } from "./offer-order-dialog.view.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

export interface OrdersViewState {
  readonly section: AsyncSection<readonly OrderHistoryEntry<OfferDetails>[]>;
  readonly shown: readonly OrderHistoryEntry<OfferDetails>[];
  readonly canFilter: boolean;
  readonly labels: readonly OrderLabel[];
  readonly years: readonly string[];
  readonly label: OrderLabel | undefined;
  readonly year: string | undefined;
  readonly opened: OrderHistoryEntry<OfferDetails> | undefined;
  readonly openedEnd: OrderEnd | undefined;
  readonly openedAddress?: string | undefined;
  readonly documents: OfferDocumentsViewState;
  readonly withoutOrder: readonly OrderedPart[];
  readonly today: WarsawDate;
  filter(by: Partial<OrderFilter>): void;
  reset(): void;
  open(offerId: string): void;
  close(): void;
}

/** History of orders: date, order, status and documents; a row opens its details (OFFER-03). */
export const OrdersView = observer(function OrdersView({ model }: { readonly model: OrdersViewState }) {
  return (
    <div className="page">
      <header className="page-head">
        <h1 tabIndex={-1}>{t("orders.title")}</h1>
      </header>
      <Orders model={model} />
      {model.opened !== undefined && (
        <OfferOrderDialog
          order={model.opened}
          end={model.openedEnd}
          address={model.openedAddress}
          documents={model.documents}
          today={model.today}
          onClose={() => model.close()}
        />
      )}
    </div>
  );
});

const Orders = observer(function Orders({ model }: { readonly model: OrdersViewState }) {
  const { section } = model;
  switch (section.status) {
    case "loading":
      return (
        <Card>
          <LoadingSection onRetry={section.retry} label={t("orders.loading")}>
            <SkeletonRows rows={5} />
          </LoadingSection>
        </Card>
      );
    case "failed":
      return (
        <Card>
          <FailedSection
            title={t("orders.failed")}
            level={2}
            busy={section.retrying}
            cause={section.cause}
            onRetry={section.retry}
          />
        </Card>
      );
    case "ready":
      return (
        <ListContent
          incomplete={section.incomplete}
          isEmpty={section.value.length === 0 && model.withoutOrder.length === 0}
          empty={
            <Card>
              <EmptyState
                title={t("orders.empty")}
                level={2}
                action={<LinkButton href={pathTo("index")}>{t("home")}</LinkButton>}
              >
                {t("orders.emptyText")}
              </EmptyState>
            </Card>
          }
        >
          <div className="stack">
            {model.canFilter && <OrderFilters model={model} />}
            {section.value.length > 0 && <OrderTable model={model} />}
            <ServicesWithoutOrder services={model.withoutOrder} />
          </div>
        </ListContent>
      );
  }
});

const OrderTable = observer(function OrderTable({ model }: { readonly model: OrdersViewState }) {
  const { shown } = model;
  if (shown.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t("orders.nothing")}
          level={2}
          action={
            <Button onClick={() => model.reset()} {...trackedAs("orders-reset")}>
              {t("orders.reset")}
            </Button>
          }
        >
          {t("orders.nothingText")}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card kind="table">
      <Table
        narrow="cards"
        inset
        label={t("orders.table")}
        columns={[
          { key: "order", title: t("orders.order") },
          { key: "date", title: t("orders.date") },
          { key: "status", title: t("orders.status") },
          { key: "papers", title: t("orders.papers"), minor: true },
          { key: "open", title: t("orders.open"), hidden: true },
        ]}
      >
        {shown.map((order) => {
          const { offer, day } = order;
          const progress = orderProgressOf(offer);
          return (
            <TableRow key={offer.offerId}>
              <RowHead>
                <PolishText>{offer.title}</PolishText>
                {progress !== undefined && progress.state !== "completed" && (
                  <span className="order-note">
                    <OrderNextStep progress={progress} />
                  </span>
                )}
              </RowHead>
              <Cell label={t("orders.date")}>
                {day === undefined ? t("compare.none") : <FormattedDate date={day} />}
              </Cell>
              <Cell label={t("orders.status")}>
                <OrderStatus order={order} />
              </Cell>
              <Cell minor label={t("orders.papers")}>
                <span className="nowrap">
                  {offer.documents.length === 0
                    ? t("compare.none")
                    : t("orders.papersCount", { count: offer.documents.length })}
                </span>
              </Cell>
              <Cell end data-wide="">
                <Button
                  size="s"
                  aria-label={t("orders.openNamed", { title: offer.title })}
                  onClick={() => model.open(offer.offerId)}
                  {...trackedAs("order-open")}
                >
                  {t("orders.open")}
                </Button>
              </Cell>
            </TableRow>
          );
        })}
      </Table>
    </Card>
  );
});
