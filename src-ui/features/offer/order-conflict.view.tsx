import type { ConflictingOrder } from "#domain/offers/conflicting-order.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { t } from "./offer.texts.ts";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";

/** Warns that an order in progress may change the same service as the offer (ORDER-06). */
export function OrderConflict({ conflict }: { readonly conflict: ConflictingOrder | undefined }) {
  if (conflict === undefined) return null;
  const { order, address } = conflict;
  return (
    <Banner tone="notice" live="none" title={t("conflict.title")}>
      <TextWithPolish
        t={t}
        of={address === "same" ? "conflict.textSameAddress" : "conflict.text"}
        parts={{ title: order.title }}
      />
    </Banner>
  );
}
