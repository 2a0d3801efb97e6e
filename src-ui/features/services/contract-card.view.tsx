import { pathTo } from "#domain/navigation/paths.ts";
import type { ServiceContract } from "#domain/products/service-view.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Link, LinkMore } from "#ui/design-system/link.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { IfExtensionWaits } from "#ui/shared/contract-extension/if-extension-waits.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { commitmentLeftText } from "./commitment-left-text.ts";
import { ContractWithdrawal, type ContractWithdrawalProps } from "./contract-withdrawal.view.tsx";
import { t } from "./services.texts.ts";

export interface ContractCardProps extends ContractWithdrawalProps {
  readonly productId: string;
  /** Link to the end of the contract; `undefined` without one. */
  readonly termination: { readonly href: string; readonly kind: "terminate" | "see" } | undefined;
}

/** Contract of a service. */
export function ContractCard({ productId, contract, cost, termination, today }: ContractCardProps) {
  const { number, start, commitmentFrom, commitmentTo, left, end, endsBeforeCommitment, isOver } = contract;
  const concludedOn = conclusionOf(contract);
  const committed = commitmentFrom !== undefined || commitmentTo !== undefined;
  return (
    <Card title={t("contract.title")} bareTitle>
      <Facts>
        {number !== undefined && <Fact label={t("contract.number")}>{number}</Fact>}
        {concludedOn !== undefined && (
          <Fact label={t("contract.concluded")}>
            <FormattedDate date={concludedOn} />
          </Fact>
        )}
        {start !== undefined && (
          <Fact label={t(concludedOn === undefined ? "contract.start" : "contract.serviceStart")}>
            <FormattedDate date={start} />
          </Fact>
        )}
        {committed && (
          <Fact
            label={t("contract.commitment")}
            note={left === undefined || endsBeforeCommitment ? undefined : commitmentLeftText(left)}
          >
            <Commitment from={commitmentFrom} to={commitmentTo} />
          </Fact>
        )}
        {end !== undefined && (
          <Fact label={t(isOver ? "contract.ended" : "contract.end")}>
            <FormattedDate date={end} />
          </Fact>
        )}
        {end === undefined && start !== undefined && (!isOver || contract.porting !== undefined) && (
          <Fact label={t("contract.term")}>{termText(contract)}</Fact>
        )}
      </Facts>
      {contract.canBeTurnedOffAlone && (
        <p>
          {t("contract.option")}{" "}
          <IfAvailable feature="supportRequests">
            <Link href={pathTo("supportRequest")}>{t("contract.optionAsk")}</Link>
          </IfAvailable>
        </p>
      )}
      {contract.extensionWithdrawnOn !== undefined && (
        <p>{t("contract.extensionWithdrawn", { day: formatDate(contract.extensionWithdrawnOn) })}</p>
      )}
      <ContractWithdrawal contract={contract} cost={cost} today={today} />
      <IfExtensionWaits contract={{ productId }}>
        {({ href }) => (
          <p>
            <LinkMore href={href}>{t("contract.extend")}</LinkMore>
          </p>
        )}
      </IfExtensionWaits>
      {termination !== undefined && (
        <IfAvailable feature="termination">
          <p>
            <LinkMore href={termination.href}>{t(`contract.${termination.kind}`)}</LinkMore>
          </p>
        </IfAvailable>
      )}
    </Card>
  );
}

/** Says how long a contract without an end lasts: until its number moves away, for a fixed term, or with no end. */
function termText({ porting, fixedUntil }: ServiceContract): string {
  if (porting !== undefined)
    return t(porting.kind === "ahead" ? "contract.moving" : "contract.moved", { day: formatDate(porting.on) });
  return fixedUntil === undefined ? t("contract.open") : t("contract.fixed", { day: formatDate(fixedUntil) });
}

/**
 * Returns the day of the conclusion where the service starts later: a commitment counts from the conclusion (ORDER-15).
 */
function conclusionOf({ start, commitmentFrom }: ContractCardProps["contract"]): WarsawDate | undefined {
  return start !== undefined && commitmentFrom !== undefined && commitmentFrom < start ? commitmentFrom : undefined;
}

function Commitment({ from, to }: { readonly from: WarsawDate | undefined; readonly to: WarsawDate | undefined }) {
  if (from !== undefined && to !== undefined)
    return (
      <>
        <FormattedDate date={from} /> – <FormattedDate date={to} />
      </>
    );
  if (to !== undefined)
    return (
      <>
        {t("contract.until")} <FormattedDate date={to} />
      </>
    );
  return (
    from !== undefined && (
      <>
        {t("contract.since")} <FormattedDate date={from} />
      </>
    )
  );
}
