import { ChevronDown } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { ComponentType } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { t } from "../invoice.texts.ts";
import type { LateState } from "../late-part.ts";
import type { WhyViewProps } from "./why.view.tsx";

export interface WhyCardModel {
  readonly state: LateState<{ readonly WhyView: ComponentType<WhyViewProps> }>;
  open(): Promise<void>;
}

/** "Dlaczego tyle?" The comparison is fetched by those who ask. */
export const WhyCard = observer(function WhyCard({ model, ...props }: WhyViewProps & { readonly model: WhyCardModel }) {
  const { state } = model;
  return (
    <Card title={t("why.title")}>
      {state.kind === "open" ? (
        <state.part.WhyView {...props} />
      ) : (
        <div className="stack">
          <p>{t("why.lead")}</p>
          {state.kind === "failed" && <p role="alert">{t("why.partFailed")}</p>}
          <p>
            <Button icon={ChevronDown} busy={state.kind === "coming"} busyLabel={t("why.loading")} {...trackedAs("invoice-why")} onClick={() => void model.open()}>
              {t("why.compare")}
            </Button>
          </p>
        </div>
      )}
    </Card>
  );
});
