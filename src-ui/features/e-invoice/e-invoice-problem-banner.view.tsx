import { observer } from "#ui/shared/observer.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import type { EInvoiceViewModel } from "./e-invoice.view-model.ts";
import pl from "./pl.json";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

const t = texts(pl, "e-invoice");

/** Error of the activation, above the fields. */
export const EInvoiceProblemBanner = observer(function EInvoiceProblemBanner({
  model: { problem },
}: {
  readonly model: Pick<EInvoiceViewModel, "problem">;
}) {
  switch (problem?.kind) {
    case undefined:
      return null;
    case "unknown":
      return (
        <Banner tone="bad" live="alert" title={t("unknown")}>
          {t("unknownText")}
        </Banner>
      );
    case "refused":
      return (
        <Banner
          tone="bad"
          live="alert"
          title={problem.message === undefined ? t("saveFailed") : <PolishText>{problem.message}</PolishText>}
        >
          {t("saveFailedText")}
        </Banner>
      );
  }
});
