import { observer } from "#ui/shared/observer.ts";
import { useEffect } from "react";
import { Banner } from "#ui/design-system/banner.tsx";
import { ArrearsLink } from "#ui/shared/arrears-link.tsx";
import { BlockadeBanner } from "#ui/shared/blockade-banner.tsx";
import { SuspensionRest } from "#ui/shared/pending-rest/suspension-rest.view.tsx";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";
import type { SuspendedService, SuspendedServices } from "#ui/stores/products/suspended-services.ts";
import { t } from "./support.texts.ts";

interface SuspendedServiceNoticeProps {
  readonly services: SuspendedServices;
  /** Chosen service; empty before the choice. */
  readonly productId: string;
}

/**
 * Says under the choice of a service why the chosen one does not work, and what ends that (REQ-34). The request can be
 * sent nevertheless.
 */
export const SuspendedServiceNotice = observer(function SuspendedServiceNotice({
  services,
  productId,
}: SuspendedServiceNoticeProps) {
  useEffect(() => services.follow(), [services]);
  const found = services.find(productId);
  if (found === undefined) return null;
  return (
    <div role="status">
      <Reason of={found} />
    </div>
  );
});

function Reason({ of }: { readonly of: SuspendedService }) {
  switch (of.kind) {
    case "account":
      return (
        <BlockadeBanner
          blockade={of.blockade}
          restoresServices={of.restoresServices}
          payment={of.payment}
          action={<ArrearsLink arrears={of.arrears} hasPendingArrears={of.hasPendingArrears} />}
        >
          <SuspensionRest of={of} /> {t("suspended.send")}
        </BlockadeBanner>
      );
    case "blocked":
      return (
        <Banner tone="notice" live="none" title={t("suspended.blocked")}>
          {t(`suspended.blocked_${of.reason}`)} {t("suspended.send")}
        </Banner>
      );
    case "suspended":
      return (
        <Banner tone="notice" live="none" title={t("suspended.title")}>
          {of.info !== undefined && (
            <>
              {t("suspended.info")} <PolishText>{of.info}</PolishText>.{" "}
            </>
          )}
          {t("suspended.text")} {t("suspended.send")}
        </Banner>
      );
  }
}
