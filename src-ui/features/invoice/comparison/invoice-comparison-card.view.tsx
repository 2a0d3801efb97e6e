import { ChevronDown } from "lucide-react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { t } from "../invoice.texts.ts";
import { InvoiceComparisonView, type InvoiceComparisonViewProps } from "./invoice-comparison.view.tsx";

interface InvoiceComparisonCardProps extends InvoiceComparisonViewProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** "Dlaczego tyle?" Loads the comparison with the previous invoice when the customer opens it. */
export function InvoiceComparisonCard({ isOpen, onOpen, ...props }: InvoiceComparisonCardProps) {
  return (
    <Card title={t("why.title")}>
      {isOpen ? (
        <InvoiceComparisonView {...props} />
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
