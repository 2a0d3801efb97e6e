import { ChevronDown } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { ComponentType } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import type { LatePart } from "#ui/stores/late-part.ts";
import { t } from "../invoice.texts.ts";
import type { WhyViewProps } from "./why.view.tsx";

export type WhyCardModel = Pick<
  LatePart<{ readonly WhyView: ComponentType<WhyViewProps> }>,
  "state" | "part" | "fetch"
>;

/** "Dlaczego tyle?" The comparison is fetched by those who ask. */
export const WhyCard = observer(function WhyCard({ model, ...props }: WhyViewProps & { readonly model: WhyCardModel }) {
  const { state, part } = model;
  return (
    <Card title={t("why.title")}>
      {part !== undefined ? (
        <part.WhyView {...props} />
      ) : (
        <div className="stack">
          <p>{t("why.lead")}</p>
          {state === "failed" && <p role="alert">{t("why.partFailed")}</p>}
          <p>
            <Button
              icon={ChevronDown}
              busy={state === "coming"}
              busyLabel={t("why.loading")}
              {...trackedAs("invoice-why")}
              onClick={() => void model.fetch()}
            >
              {t("why.compare")}
            </Button>
          </p>
        </div>
      )}
    </Card>
  );
});
