import { CircleCheck, CircleSlash, Loader } from "lucide-react";
import type { ServiceState } from "#domain/direct-billing/index.ts";
import { Badge } from "#ui/design-system/badge.tsx";
import { t } from "./direct-billing.texts.ts";

/** State of a service as a badge (DB-01). */
export function StateBadge({ state }: { readonly state: ServiceState }) {
  switch (state.kind) {
    case "ACTIVE":
      return (
        <Badge tone="plain" icon={CircleCheck}>
          {t("state.ACTIVE")}
        </Badge>
      );
    case "INACTIVE":
      return (
        <Badge tone="neutral" icon={CircleSlash}>
          {t("state.INACTIVE")}
        </Badge>
      );
    case "PENDING":
      return (
        <Badge tone="info" icon={Loader}>
          {t(`pending.${state.action}`)}
        </Badge>
      );
  }
}
