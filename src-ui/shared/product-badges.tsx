import { CalendarClock, CircleCheck, CirclePause, CircleSlash, Hourglass, Loader, TriangleAlert } from "lucide-react";
import { use } from "react";
import type { OptionStatus, ProductStatus } from "#domain/products/index.ts";
import { Badge } from "#ui/design-system/badge.tsx";
import { ProductsInOutageContext } from "./products-in-outage-context.ts";
import { t } from "./shared.texts.ts";

export interface ProductStatusBadgeProps {
  readonly status: ProductStatus;
  /** Absent for a product that an outage cannot name. */
  readonly productId?: string;
}

/**
 * State of a service (PROD-03), or its outage while it should work (OUT-05). Resigned services are never listed; if one
 * were, it would read as inactive.
 */
export function ProductStatusBadge({ status, productId }: ProductStatusBadgeProps) {
  const isDown = use(ProductsInOutageContext).has(productId ?? "");
  if (isDown && status === "ACTIVE")
    return (
      <Badge tone="notice" icon={TriangleAlert}>
        {t("productDown")}
      </Badge>
    );
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
