import "./upcoming-rows.css";
import { Calendar, Clock, Package, Truck } from "lucide-react";
import type { ReactElement } from "react";
import { pathTo } from "#domain/navigation/paths.ts";
import type { OrderedPart } from "#domain/products/ordered-parts.ts";
import type { OrderInProgress } from "#domain/offers/order-progress.ts";
import { warsawDateAt, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import { orderDayText, t as orderText } from "#ui/shared/order-state/order-state.texts.ts";
import { orderHref } from "#ui/shared/page-hrefs.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { formatVisit, formatWeekdayDate } from "./format-visit.ts";
import { countUpcoming, type Upcoming } from "./upcoming.ts";
import { t } from "./upcoming.texts.ts";
import { ServiceName, ServiceNames } from "#ui/shared/service-name.tsx";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";

/**
 * Booked visits and moves with the way to their service, and orders in progress, each with the way to it (VISIT-04,
 * MOVE-01, ORDER-03). Ordered parts lead to themselves (ORDER-10). The earliest comes first.
 */
export function UpcomingRows({ upcoming }: { readonly upcoming: Upcoming }) {
  if (countUpcoming(upcoming) === 0) return null;
  return (
    <Rows label={t("label")} className="upcoming-rows">
      {rowsOf(upcoming)
        .toSorted(byDay)
        .map(({ row }) => row)}
      <RowLink href={pathTo("deadlines")} icon={Clock} title={t("deadlines")} meta={t("deadlinesNote")} />
    </Rows>
  );
}

/** Row with the day on which it takes place; `undefined` if unknown. */
interface DatedRow {
  readonly day: WarsawDate | undefined;
  readonly row: ReactElement;
}

/** Compares by day; rows without a day come last. */
function byDay({ day: one }: DatedRow, { day: other }: DatedRow): number {
  if (one === other) return 0;
  if (one === undefined) return 1;
  return other === undefined || one < other ? -1 : 1;
}

function rowsOf({ visits, moves, orders, parts }: Upcoming): readonly DatedRow[] {
  return [
    ...visits.map(({ productId, visit, ...name }) => ({
      day: warsawDateAt(visit.from),
      row: (
        <IfAvailable key={`visit ${productId}`} feature="appointments">
          <RowLink
            href={pathTo("myServices", productId)}
            icon={Calendar}
            title={
              <>
                {t("visit")}: <ServiceName of={name} />
              </>
            }
            meta={providerText(formatVisit(visit))}
          />
        </IfAvailable>
      ),
    })),
    ...moves.map(({ day, productId, services }) => ({
      day,
      row: (
        <IfAvailable key={`move ${day}`} feature="serviceMove">
          <RowLink
            href={pathTo("myServices", productId)}
            icon={Truck}
            title={
              <>
                {t("move")}: <ServiceNames of={services} />
              </>
            }
            meta={providerText(formatWeekdayDate(day))}
          />
        </IfAvailable>
      ),
    })),
    ...orders.map((order) => ({
      day: order.day,
      row: (
        <IfAvailable key={`order ${order.offerId}`} feature="offers">
          <RowLink
            href={orderHref(order.offerId)}
            icon={Package}
            title={<TextWithPolish t={t} of="order" parts={{ title: order.title }} />}
            meta={providerText(assemblyText(order))}
          />
        </IfAvailable>
      ),
    })),
    ...parts.map((part) => ({
      day: part.startsOn,
      row: (
        <RowLink
          key={`part ${part.productId}`}
          href={pathTo("myServices", part.productId)}
          icon={Package}
          title={<TextWithPolish t={t} of="order" parts={{ title: <ServiceName of={part} /> }} />}
          meta={providerText(orderedPartText(part))}
        />
      ),
    })),
  ];
}

function assemblyText(order: Pick<OrderInProgress, "state" | "day">): string {
  const [state, day] = [orderText(`order_${order.state}`), orderDayText(order)];
  return day === undefined ? state : `${state}, ${day}`;
}

/** Returns the state of an ordered service with its first day. */
export function orderedPartText({ state, startsOn }: OrderedPart): string {
  const day = startsOn === undefined ? undefined : formatDate(startsOn);
  const start = state === "received" && day !== undefined ? t("startsOn", { day }) : day;
  return [orderText(`order_${state}`), start].filter((text) => text !== undefined).join(", ");
}
