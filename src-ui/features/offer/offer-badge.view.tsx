import { Ban, CircleCheck, CircleQuestionMark, CircleSlash, Clock, PhoneCall, Tag } from "lucide-react";
import type { OrderLabel } from "#domain/offers/order-history.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { Badge } from "#ui/design-system/badge.tsx";
import { t } from "./offer.texts.ts";

/** Status of an offer, with the labels of the history (OFFER-03). */
export function OfferBadge({ label }: { readonly label: OrderLabel | "waiting" | "unknown" }) {
  switch (label) {
    case "waiting":
      return (
        <Badge tone="info" icon={Tag}>
          {t("badge_waiting")}
        </Badge>
      );
    case "accepted":
      return (
        <Badge tone="good" icon={CircleCheck}>
          {t("badge_accepted")}
        </Badge>
      );
    case "rejected":
      return (
        <Badge tone="neutral" icon={CircleSlash}>
          {t("badge_rejected")}
        </Badge>
      );
    case "contactRequest":
      return (
        <Badge tone="info" icon={PhoneCall}>
          {t("badge_contactRequest")}
        </Badge>
      );
    case "expired":
      return (
        <Badge tone="neutral" icon={Clock}>
          {t("badge_expired")}
        </Badge>
      );
    case "cancelled":
      return (
        <Badge tone="neutral" icon={Ban}>
          {t("badge_cancelled")}
        </Badge>
      );
    case "unknown":
      return (
        <Badge tone="neutral" icon={CircleQuestionMark}>
          {t("badge_unknown")}
        </Badge>
      );
  }
}

/** Status of an order from which the customer withdrew (WITHDRAW-05). */
export function WithdrawnBadge({ day }: { readonly day: WarsawDate }) {
  return (
    <Badge tone="neutral" icon={Ban}>
      {t("orderWithdrawn", { day: formatDate(day) })}
    </Badge>
  );
}
