import { FileText, Files, PackageOpen, UserRound } from "lucide-react";
import { pathTo } from "#domain/navigation/paths.ts";
import { Card } from "#ui/design-system/card.tsx";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { t } from "./services.texts.ts";

/**
 * Links to the last invoice, the equipment, the documents and the personal data, which remain after the end of a
 * contract (SERV-12). `equipmentHref`: page of the termination; `undefined` without one.
 */
export function AfterEndCard({ equipmentHref }: { readonly equipmentHref: string | undefined }) {
  return (
    <Card title={t("afterEnd.title")} bareTitle>
      <Rows>
        <IfAvailable feature="invoices">
          <RowLink
            href={pathTo("invoice")}
            icon={FileText}
            title={t("afterEnd.invoice")}
            meta={t("afterEnd.invoiceMeta")}
          />
        </IfAvailable>
        {equipmentHref !== undefined && (
          <IfAvailable feature="termination">
            <RowLink
              href={equipmentHref}
              icon={PackageOpen}
              title={t("afterEnd.equipment")}
              meta={t("afterEnd.equipmentMeta")}
            />
          </IfAvailable>
        )}
        <IfAvailable feature="customerDocuments">
          <RowLink
            href={pathTo("documents")}
            icon={Files}
            title={t("afterEnd.documents")}
            meta={t("afterEnd.documentsMeta")}
          />
        </IfAvailable>
        <RowLink
          href={pathTo("personalData")}
          icon={UserRound}
          title={t("afterEnd.data")}
          meta={t("afterEnd.dataMeta")}
        />
      </Rows>
    </Card>
  );
}
