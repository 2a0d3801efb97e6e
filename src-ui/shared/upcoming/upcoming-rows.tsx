import "./upcoming-rows.css";
import { Calendar, Clock, Package, Truck } from "lucide-react";
import { pathTo } from "#domain/navigation/paths.ts";
import type { OrderInProgress } from "#domain/offers/order-progress.ts";
import type { OrderedPart } from "#domain/products/ordered-parts.ts";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import { orderDayText, t as orderText } from "#ui/shared/order-state/order-state.texts.ts";
import { orderHref } from "#ui/shared/order-state/order-href.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { formatVisit, formatWeekdayDate } from "./format-visit.ts";
import { countUpcoming, type Upcoming } from "./upcoming.ts";
import { t } from "./upcoming.texts.ts";
import { ServiceName, ServiceNames } from "#ui/shared/service-name.tsx";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";

/**
 * Booked visits and moves with the way to their service, and orders in progress, each with the way to it (VISIT-04, MOVE-01,
 * ORDER-03). Ordered parts lead to themselves (ORDER-10).
 */
export function UpcomingRows({ upcoming }: { readonly upcoming: Upcoming }) {
  if (countUpcoming(upcoming) === 0) return null;
  const { visits, moves, orders, parts } = upcoming;
  return (
    <Rows label={t("label")} className="upcoming-rows">
      {visits.map(({ productId, visit, ...name }) => (
        <IfAvailable key={productId} feature="appointments">
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
      ))}
      {moves.map(({ day, productId, services }) => (
        <IfAvailable key={day} feature="serviceMove">
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
      ))}
      {orders.map((order) => (
        <IfAvailable key={order.offerId} feature="offers">
          <RowLink
            href={orderHref(order.offerId)}
            icon={Package}
            title={<TextWithPolish t={t} of="order" parts={{ title: order.title }} />}
            meta={providerText(assemblyText(order))}
          />
        </IfAvailable>
      ))}
      {parts.map((part) => (
        <RowLink
          key={part.productId}
          href={pathTo("myServices", part.productId)}
          icon={Package}
          title={<TextWithPolish t={t} of="order" parts={{ title: <ServiceName of={part} /> }} />}
          meta={providerText(startText(part))}
        />
      ))}
      <RowLink href={pathTo("deadlines")} icon={Clock} title={t("deadlines")} meta={t("deadlinesNote")} />
    </Rows>
  );
}

function assemblyText(order: Pick<OrderInProgress, "state" | "day">): string {
  const [state, day] = [orderText(`order_${order.state}`), orderDayText(order)];
  return day === undefined ? state : `${state}, ${day}`;
}

function startText({ state, startsOn }: OrderedPart): string {
  const day = startsOn === undefined ? undefined : formatDate(startsOn);
  const start = state === "received" && day !== undefined ? t("startsOn", { day }) : day;
  return [orderText(`order_${state}`), start].filter((text) => text !== undefined).join(", ");
}
