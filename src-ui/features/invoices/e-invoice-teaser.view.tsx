import { FileCheck } from "lucide-react";
import { pathTo } from "#domain/navigation/paths.ts";
import { Icon } from "#ui/design-system/icon.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { t } from "./invoices.texts.ts";

/** Where the provider offers it: invoices without paper. It is turned on among the personal data. */
export function EInvoiceTeaser() {
  return (
    <Card>
      <div className="between">
        <p><Icon of={FileCheck} /> <strong>{t("eInvoice.title")}</strong> <span className="muted">{t("eInvoice.text")}</span></p>
        <LinkButton href={pathTo("personalData")}>{t("eInvoice.open")}</LinkButton>
      </div>
    </Card>
  );
}
