import { ChevronDown } from "lucide-react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { t } from "../invoice.texts.ts";
import { WhyView, type WhyViewProps } from "./why.view.tsx";

interface WhyCardProps extends WhyViewProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** "Dlaczego tyle?" The comparison with the invoice before is read when the customer asks for it. */
export function WhyCard({ isOpen, onOpen, ...props }: WhyCardProps) {
  return (
    <Card title={t("why.title")}>
      {isOpen ? (
        <WhyView {...props} />
      ) : (
        <div className="stack">
          <p>{t("why.lead")}</p>
          <p>
            <Button icon={ChevronDown} {...trackedAs("invoice-why")} onClick={onOpen}>
              {t("why.compare")}
            </Button>
          </p>
        </div>
      )}
    </Card>
  );
}
