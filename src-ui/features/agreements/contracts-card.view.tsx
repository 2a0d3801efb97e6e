import { FileText } from "lucide-react";
import { observer } from "mobx-react-lite";
import { pathTo } from "#domain/navigation/paths.ts";
import type { Contract } from "#domain/products/contracts.ts";
import { Card } from "#ui/design-system/card.tsx";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import { Loading, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { Day } from "#ui/shared/day.tsx";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import type { Part } from "#ui/stores/part.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { polishPlurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

const t = texts(pl, "agreements", polishPlurals);

/** Contracts of the account; each leads to its service. */
export const ContractsCard = observer(function ContractsCard({ part }: { readonly part: Part<readonly Contract[]> }) {
  return (
    <Card title={t("contracts")} bareTitle>
      <ContractRows part={part} />
    </Card>
  );
});

function ContractRows({ part }: { readonly part: Part<readonly Contract[]> }) {
  switch (part.status) {
    case "loading":
      return (
        <Loading label={t("contracts.loading")}>
          <SkeletonRows rows={2} />
        </Loading>
      );
    case "failed":
      return <FailedPart title={t("contracts.failed")} busy={part.retrying} onRetry={part.retry} />;
    case "ready":
      if (part.value.length === 0) return <p className="muted">{t("contracts.none")}</p>;
      return (
        <Rows>
          {part.value.map((contract) => (
            <RowLink
              key={contract.number}
              icon={FileText}
              href={pathTo("myServices", contract.productId)}
              title={providerText(contract.number)}
              meta={<ContractMeta contract={contract} />}
            />
          ))}
        </Rows>
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
          {t("contracts.since")} <Day date={since} />
        </span>
      )}
    </>
  );
}
