import { use } from "react";
import { pathTo } from "#domain/navigation/paths.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { ContractWithRights } from "#domain/termination/contract-rights.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { Icon } from "#ui/design-system/icon.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { categoryIcon } from "#ui/shared/category-icon.ts";
import { withdrawalHref } from "#ui/shared/contract-summary/withdrawal-right.tsx";
import { helpLineLink } from "#ui/shared/contact-ways/help-line-link.tsx";
import { OperatorContactContext } from "#ui/shared/contact-ways/operator-contact.ts";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { IfPage } from "#ui/shared/if-page.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { t } from "./agreements.texts.ts";
import { ServiceName } from "#ui/shared/service-name.tsx";

/** Most services that a row names: a contract of a company may cover a hundred. */
const NAMED_SERVICES = 5;

interface ContractRowProps {
  readonly contract: ContractWithRights;
  readonly today: WarsawDate;
}

/** Number of a contract and the services that it covers, each with its page. */
export function ContractRow({ contract, today }: ContractRowProps) {
  const { number, services, withdrawnOn, extensionWithdrawnOn, movingOn } = contract;
  const more = services.length - NAMED_SERVICES;
  return (
    <li className="contract">
      <p className="contract__number">{providerText(number)}</p>
      <p className="muted small">
        <ContractMeta contract={contract} today={today} />
      </p>
      {withdrawnOn !== undefined && (
        <p className="small">{t("contracts.withdrawn", { day: formatDate(withdrawnOn) })}</p>
      )}
      {extensionWithdrawnOn !== undefined && (
        <p className="small">{t("contracts.extensionWithdrawn", { day: formatDate(extensionWithdrawnOn) })}</p>
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
  today,
}: {
  readonly contract: Pick<ContractWithRights, "cities" | "since" | "endedOn">;
  readonly today: WarsawDate;
}) {
  const place = cities.map(providerText).join(", ");
  return (
    <>
      {place}
      {place !== "" && since !== undefined && ", "}
      {since !== undefined && (
        <span className="nowrap">
          {t(endedOn === undefined && since <= today ? "contracts.since" : "contracts.from")}{" "}
          <FormattedDate date={since} />
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
