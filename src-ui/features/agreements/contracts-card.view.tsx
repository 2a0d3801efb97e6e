import { FileSignature, FileText } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { ContractWithRights } from "#domain/termination/contract-rights.ts";
import type {} from "#ui/design-system/custom-properties.ts";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { BelowFold, FoldAfter } from "#ui/shared/below-fold.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import type { IncompleteData } from "#ui/stores/incomplete-data.ts";
import { t } from "./agreements.texts.ts";
import type { UnlistedWithdrawal } from "#domain/withdrawal/unlisted-withdrawals.ts";
import { OrderedContractRow } from "./ordered-contract-row.view.tsx";
import { ContractRow } from "./contract-row.view.tsx";
import { WithdrawnContractRow } from "./withdrawn-contract-row.view.tsx";

export interface ContractsCardProps {
  readonly section: AsyncSection<readonly ContractWithRights[]>;
  readonly withdrawn: WithdrawnContractsState;
  readonly ordered: OrderedContractsState;
}

/** Contracts that the first screen of a desktop shows. */
const ROWS_OF_FIRST_SCREEN = 2;

/** Rows that are read apart from the services. */
interface AddedContractsState<Row> {
  readonly list: readonly Row[];
  /** False until the rows have loaded. */
  readonly isKnown: boolean;
  /** Set when the rows could not be read, not completely, or not again. */
  readonly incomplete: IncompleteData | undefined;
  /** Asks for the rows again while there is no response. */
  readonly askAgain: () => void;
}

/** Orders whose contract no service names yet. */
export interface OrderedContractsState extends AddedContractsState<OfferDetails> {
  readonly today: WarsawDate;
}

/** Withdrawals from contracts that no service names any more. */
export type WithdrawnContractsState = AddedContractsState<UnlistedWithdrawal>;

/** Contracts of the account and the services of each (CONSENT-05). */
export const ContractsCard = observer(function ContractsCard(props: ContractsCardProps) {
  return (
    <Card title={t("contracts")} bareTitle>
      <ContractRows {...props} />
    </Card>
  );
});

const ContractRows = observer(function ContractRows({ section, withdrawn, ordered }: ContractsCardProps) {
  switch (section.status) {
    case "loading":
      return <LoadingContracts onRetry={section.retry} />;
    case "failed":
      return (
        <FailedSection
          title={t("contracts.failed")}
          busy={section.retrying}
          cause={section.cause}
          onRetry={section.retry}
        />
      );
    case "ready": {
      const awaited = [ordered, withdrawn].find(({ isKnown, incomplete }) => !isKnown && incomplete === undefined);
      // All rows at once: those that come later would move the others.
      if (awaited !== undefined) return <LoadingContracts onRetry={awaited.askAgain} />;
      const incomplete = section.incomplete ?? ordered.incomplete ?? withdrawn.incomplete;
      return (
        <ListContent
          incomplete={incomplete}
          isEmpty={section.value.length === 0 && withdrawn.list.length === 0 && ordered.list.length === 0}
          empty={<p className="muted">{t("contracts.none")}</p>}
        >
          <Rows>
            <FoldAfter first={ROWS_OF_FIRST_SCREEN}>
              {ordered.list.map((order) => (
                <OrderedContractRow key={order.offerId} order={order} today={ordered.today} />
              ))}
              {section.value.map((contract) => (
                <ContractRow key={contract.number} contract={contract} today={ordered.today} />
              ))}
              {withdrawn.list.map((one) => (
                <WithdrawnContractRow key={one.receipt} withdrawal={one} />
              ))}
            </FoldAfter>
          </Rows>
          <BelowFold>
            <div className="stack" style={{ "--stack": "var(--space-2)" }}>
              <IfAvailable feature="customerDocuments">
                <LinkButton variant="quiet" flush icon={FileSignature} href={pathTo("documents")}>
                  {t("contracts.documents")}
                </LinkButton>
              </IfAvailable>
              <IfAvailable feature="regulations">
                <LinkButton variant="quiet" flush icon={FileText} href={pathTo("regulations")}>
                  {t("contracts.regulations")}
                </LinkButton>
              </IfAvailable>
            </div>
          </BelowFold>
        </ListContent>
      );
    }
  }
});

function LoadingContracts({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  return (
    <LoadingSection onRetry={onRetry} label={t("contracts.loading")}>
      <SkeletonRows rows={2} />
    </LoadingSection>
  );
}
