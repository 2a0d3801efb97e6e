import { CalendarClock, CircleCheck, CirclePause, CircleSlash, Hourglass, Loader } from "lucide-react";
import type { OptionStatus, ProductStatus } from "#domain/products/index.ts";
import { Badge } from "#ui/design-system/badge.tsx";
import { t } from "./shared.texts.ts";

/** State of a service (PROD-03). Resigned services are never listed; if one were, it would read as inactive. */
export function ProductStatusBadge({ status }: { readonly status: ProductStatus }) {
  switch (status) {
    case "ACTIVE":
      return (
        <Badge tone="plain" icon={CircleCheck}>
          {t("productActive")}
        </Badge>
      );
    case "ORDERED":
      return (
        <Badge tone="info" icon={CalendarClock}>
          {t("productOrdered")}
        </Badge>
      );
    case "SUSPENDED":
      return (
        <Badge tone="notice" icon={CirclePause}>
          {t("productSuspended")}
        </Badge>
      );
    case "DURING_RESIGNATION":
      return (
        <Badge tone="neutral" icon={Hourglass}>
          {t("productResigning")}
        </Badge>
      );
    case "INACTIVE":
    case "RESIGNED":
      return (
        <Badge tone="neutral" icon={CircleSlash}>
          {t("productInactive")}
        </Badge>
      );
  }
}

/** State of an option of a service (PROD-05). */
export function OptionStatusBadge({ status }: { readonly status: OptionStatus }) {
  switch (status) {
    case "active":
      return (
        <Badge tone="plain" icon={CircleCheck}>
          {t("optionActive")}
        </Badge>
      );
    case "pending":
      return (
        <Badge tone="info" icon={Loader}>
          {t("optionPending")}
        </Badge>
      );
    case "inactive":
      return (
        <Badge tone="neutral" icon={CircleSlash}>
          {t("optionInactive")}
        </Badge>
      );
  }
}
