import { FileSignature, FileText } from "lucide-react";
import { use } from "react";
import { observer } from "#ui/shared/observer.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { ContractWithRights } from "#domain/termination/contract-rights.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { categoryIcon } from "#ui/shared/category-icon.ts";
import { withdrawalHref } from "#ui/shared/contract-summary/withdrawal-right.tsx";
import { helpLineLink } from "#ui/shared/contact-ways/help-line-link.tsx";
import { OperatorContactContext } from "#ui/shared/contact-ways/operator-contact.ts";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { IfPage } from "#ui/shared/if-page.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import type { IncompleteData } from "#ui/stores/incomplete-data.ts";
import { t } from "./agreements.texts.ts";
import type { UnlistedWithdrawal } from "#domain/withdrawal/unlisted-withdrawals.ts";
import { OrderedContractRow } from "./ordered-contract-row.view.tsx";
import { ServiceName } from "#ui/shared/service-name.tsx";
import { WithdrawnContractRow } from "./withdrawn-contract-row.view.tsx";

export interface ContractsCardProps {
  readonly section: AsyncSection<readonly ContractWithRights[]>;
  /** Withdrawals from contracts that no service names any more. */
  readonly withdrawn: readonly UnlistedWithdrawal[];
  readonly ordered: OrderedContractsState;
}

/** Orders whose contract no service names yet. */
export interface OrderedContractsState {
  readonly list: readonly OfferDetails[];
  readonly today: WarsawDate;
  /** False until the orders have loaded. */
  readonly isKnown: boolean;
  /** Set when the orders could not be read, not completely, or not again. */
  readonly incomplete: IncompleteData | undefined;
  /** Asks for the orders again while there is no response. */
  readonly askAgain: () => void;
}

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
    case "ready":
      return (
        <ListContent
          incomplete={section.incomplete ?? ordered.incomplete}
          isEmpty={section.value.length === 0 && withdrawn.length === 0 && ordered.list.length === 0}
          empty={
            ordered.isKnown ? (
              <p className="muted">{t("contracts.none")}</p>
            ) : (
              <LoadingContracts onRetry={ordered.askAgain} />
            )
          }
        >
          <Rows>
            {ordered.list.map((order) => (
              <OrderedContractRow key={order.offerId} order={order} today={ordered.today} />
            ))}
            {section.value.map((contract) => (
              <ContractRow key={contract.number} contract={contract} />
            ))}
            {withdrawn.map((one) => (
              <WithdrawnContractRow key={one.receipt} withdrawal={one} />
            ))}
          </Rows>
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
        </ListContent>
      );
  }
});

function LoadingContracts({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  return (
    <LoadingSection onRetry={onRetry} label={t("contracts.loading")}>
      <SkeletonRows rows={2} />
    </LoadingSection>
  );
}

/** Most services that a row names: a contract of a company may cover a hundred. */
const NAMED_SERVICES = 5;

/** Number of a contract and the services that it covers, each with its page. */
function ContractRow({ contract }: { readonly contract: ContractWithRights }) {
  const { number, services, withdrawnOn, movingOn } = contract;
  const more = services.length - NAMED_SERVICES;
  return (
    <li className="contract">
      <p className="contract__number">{providerText(number)}</p>
      <p className="muted small">
        <ContractMeta contract={contract} />
      </p>
      {withdrawnOn !== undefined && (
        <p className="small">{t("contracts.withdrawn", { day: formatDate(withdrawnOn) })}</p>
      )}
      {movingOn !== undefined && <p className="small">{t("contracts.moving", { day: formatDate(movingOn) })}</p>}
      <ul role="list" aria-label={t("contracts.services", { number })}>
        {services.slice(0, NAMED_SERVICES).map(({ productId, category, ...name }) => (
          <li key={productId}>
            <Icon of={categoryIcon(category)} size="s" />
            <IfPage page="myServices" otherwise={<ServiceName of={name} />}>
              <Link href={pathTo("myServices", productId)}>
                <ServiceName of={name} />
              </Link>
            </IfPage>
          </li>
        ))}
        {more > 0 && (
          <li>
            <IfPage page="myServices" otherwise={t("contracts.more", { count: more })}>
              <Link href={pathTo("myServices")}>{t("contracts.more", { count: more })}</Link>
            </IfPage>
          </li>
        )}
      </ul>
      <ContractRights contract={contract} />
    </li>
  );
}

/** Withdrawal while it is possible, end, and documents of a contract (CONSENT-08). */
function ContractRights({ contract }: { readonly contract: ContractWithRights }) {
  const { number, withdrawalUntil, end } = contract;
  const about = <VisuallyHidden>{t("contracts.about", { number })}</VisuallyHidden>;
  return (
    <p className="contract__rights">
      {withdrawalUntil !== undefined && (
        <Link href={withdrawalHref(number)}>
          {t("contracts.withdraw", { day: formatDate(withdrawalUntil) })}
          {about}
        </Link>
      )}
      {end !== undefined && (
        <IfPage page="termination" otherwise={end.kind === "terminate" && <TerminationByPhone />}>
          <Link href={pathTo("termination", end.productId)}>
            {t(`contracts.${end.kind}`)}
            {about}
          </Link>
        </IfPage>
      )}
      <IfAvailable feature="customerDocuments">
        <Link href={`${pathTo("documents")}?${new URLSearchParams({ query: number })}`}>
          {t("contracts.ownDocuments")}
          {about}
        </Link>
      </IfAvailable>
    </p>
  );
}

/** Says whom to ask for the end of a contract on an account without the page of terminations. */
function TerminationByPhone() {
  const call = helpLineLink(use(OperatorContactContext));
  return (
    <span>
      {t("contracts.terminateElsewhere")} {call}
    </span>
  );
}

function ContractMeta({
  contract: { cities, since, endedOn },
}: {
  readonly contract: Pick<ContractWithRights, "cities" | "since" | "endedOn">;
}) {
  const place = cities.map(providerText).join(", ");
  return (
    <>
      {place}
      {place !== "" && since !== undefined && ", "}
      {since !== undefined && (
        <span className="nowrap">
          {t(endedOn === undefined ? "contracts.since" : "contracts.from")} <FormattedDate date={since} />
        </span>
      )}
      {endedOn !== undefined && (
        <>
          {(place !== "" || since !== undefined) && (since === undefined ? ", " : " ")}
          <span className="nowrap">
            {t("contracts.until")} <FormattedDate date={endedOn} />
          </span>
        </>
      )}
    </>
  );
}
