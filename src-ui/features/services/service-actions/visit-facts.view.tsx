import { observer } from "#ui/shared/observer.ts";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "../services.texts.ts";
import type { VisitViewModel } from "./visit.view-model.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

/** Address of the visit and what it costs (VISIT-05, VISIT-10). */
export const VisitFacts = observer(function VisitFacts({ model }: { readonly model: VisitViewModel }) {
  const { address, costs } = model;
  if (address === undefined && costs === undefined) return null;
  return (
    <Facts>
      {address !== undefined && <Fact label={t("visit.address")}>{providerText(address)}</Fact>}
      {costs !== undefined && (
        <Fact label={t("visit.costs")}>
          <PolishText>{costs}</PolishText>
        </Fact>
      )}
    </Facts>
  );
});
