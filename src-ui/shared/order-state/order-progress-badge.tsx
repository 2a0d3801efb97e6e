import { Ban, CalendarCheck, CircleCheck, Package } from "lucide-react";
import type { OrderStage } from "#domain/offers/order-progress.ts";
import { Badge } from "#ui/design-system/badge.tsx";
import { t } from "./order-state.texts.ts";

/** State of an order (ORDER-01). */
export function OrderProgressBadge({ state }: { readonly state: OrderStage }) {
  switch (state) {
    case "received":
      return (
        <Badge tone="info" icon={Package}>
          {t("order_received")}
        </Badge>
      );
    case "scheduled":
      return (
        <Badge tone="info" icon={CalendarCheck}>
          {t("order_scheduled")}
        </Badge>
      );
    case "completed":
      return (
        <Badge tone="good" icon={CircleCheck}>
          {t("order_completed")}
        </Badge>
      );
    case "refused":
      return (
        <Badge tone="bad" icon={Ban}>
          {t("order_refused")}
        </Badge>
      );
  }
}
