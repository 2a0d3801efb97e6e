import { FileText } from "lucide-react";
import { observer } from "mobx-react-lite";
import { pathTo } from "#domain/navigation/paths.ts";
import type { Contract } from "#domain/products/contracts.ts";
import { Card } from "#ui/design-system/card.tsx";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import { t } from "./agreements.texts.ts";

/** Contracts of the account; each leads to its service. */
export const ContractsCard = observer(function ContractsCard({
  section,
}: {
  readonly section: AsyncSection<readonly Contract[]>;
}) {
  return (
    <Card title={t("contracts")} bareTitle>
      <ContractRows section={section} />
    </Card>
  );
});

function ContractRows({ section }: { readonly section: AsyncSection<readonly Contract[]> }) {
  switch (section.status) {
    case "loading":
      return (
        <LoadingSection onRetry={section.retry} label={t("contracts.loading")}>
          <SkeletonRows rows={2} />
        </LoadingSection>
      );
    case "failed":
      return (
        <FailedSection
          title={t("contracts.failed")}
          busy={section.retrying}
          cause={section.cause}
          onRetry={section.retry}
        />
      );
    case "ready":
      return (
        <ListContent
          incomplete={section.incomplete}
          isEmpty={section.value.length === 0}
          empty={<p className="muted">{t("contracts.none")}</p>}
        >
          <Rows>
            {section.value.map((contract) => (
              <RowLink
                key={contract.number}
                icon={FileText}
                href={pathTo("myServices", contract.productId)}
                title={providerText(contract.number)}
                meta={<ContractMeta contract={contract} />}
              />
            ))}
          </Rows>
        </ListContent>
      );
  }
}

function ContractMeta({ contract: { cities, since } }: { readonly contract: Contract }) {
  const place = cities.map(providerText).join(", ");
  return (
    <>
      {place}
      {place !== "" && since !== undefined && ", "}
      {since !== undefined && (
        <span className="nowrap">
          {t("contracts.since")} <FormattedDate date={since} />
        </span>
      )}
    </>
  );
}
