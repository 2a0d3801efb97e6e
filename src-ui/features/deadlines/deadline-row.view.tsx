import "./deadlines.css";
import { use } from "react";
import {
  isDeadlineAhead,
  isDeadlineOver,
  deadlineConsequence,
  type Deadline,
  type DeadlineConsequence,
  type DeadlinePayment,
  type DeadlineSubject,
} from "#domain/deadlines/index.ts";
import { pathTo, requestHref } from "#domain/navigation/paths.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { CalendarButton } from "#ui/shared/calendar-button.tsx";
import { IfExtensionWaits } from "#ui/shared/contract-extension/if-extension-waits.tsx";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { IfPage } from "#ui/shared/if-page.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { formatMoney } from "#ui/shared/formats.ts";
import { orderHref } from "#ui/shared/page-hrefs.ts";
import { relativeDay } from "#ui/shared/relative-day.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./deadlines.texts.ts";
import { upcomingText } from "./upcoming-text.ts";
import { ServiceName, ServiceNames } from "#ui/shared/service-name.tsx";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";

export interface DeadlineRowProps {
  readonly deadline: Deadline;
  readonly today: WarsawDate;
  /** True if a company collects the debt: the customer contacts it before a payment (PROD-09). */
  readonly hasDebtCollector?: boolean;
  readonly save: () => Promise<boolean>;
}

/** Deadline with its day, its consequence, the way to its subject and its article (DEADLINE-03, DEADLINE-04). */
export function DeadlineRow({ deadline, today, hasDebtCollector = false, save }: DeadlineRowProps) {
  const { kind, day, name, subject } = deadline;
  const isOver = isDeadlineOver(deadline, today);
  const lacksRequests = use(UnavailableFeaturesContext).has("supportRequests");
  const action = subject.kind === "services" ? t("servicesAction") : t(`${kind}.action`);
  const title = providerText(t(`${kind}.title`, { name }));
  return (
    <li className="deadline">
      <h3>
        <TextWithPolish t={t} of={`${kind}.title`} parts={{ name: <ServiceName of={deadline} /> }} />
      </h3>
      <p className="deadline__day" data-over={isOver}>
        {isOver && `${t("over")}: `}
        <FormattedDate date={day} /> ({relativeDay(day, today)})
      </p>
      {deadline.services !== undefined && (
        <p>
          <TextWithPolish t={t} of="services" parts={{ names: <ServiceNames of={deadline.services} /> }} />
        </p>
      )}
      <p>
        {kind === "invoiceComplaint" && lacksRequests
          ? t("invoiceComplaint.elsewhere")
          : consequenceText(deadlineConsequence(deadline, today, { hasDebtCollector }), deadline)}
        {deadline.costsUsedDays && ` ${t("usedDays")}`}
      </p>
      <div className="cluster">
        <IfPage page={pageOf(subject)}>
          <LinkButton size="s" href={hrefOf(subject)} aria-label={`${action}: ${name}`}>
            {action}
          </LinkButton>
        </IfPage>
        <ExtensionAction deadline={deadline} />
        {isDeadlineAhead(deadline, today) && (
          <CalendarButton label={t("calendar")} failed={t("calendarFailed")} about={title} save={save} />
        )}
      </div>
      <p className="muted small">{t(`${kind}.law`)}</p>
    </li>
  );
}

/** Leads to the offer that extends the contract whose term ends (OFFER-97). */
function ExtensionAction({ deadline: { kind, name, subject } }: Pick<DeadlineRowProps, "deadline">) {
  if (kind !== "fixedTermEnd" && kind !== "contractEnd") return null;
  // The number of a contract with several services is the name.
  const contract = subject.kind === "service" ? { productId: subject.productId } : { contractNumber: name };
  return (
    <IfExtensionWaits contract={contract}>
      {({ href }) => (
        <LinkButton size="s" href={href} aria-label={`${t("extend")}: ${name}`}>
          {t("extend")}
        </LinkButton>
      )}
    </IfExtensionWaits>
  );
}

function consequenceText(found: DeadlineConsequence, deadline: Deadline): string {
  switch (found.consequence) {
    case "being-paid":
      return paymentText(found.payment);
    case "upcoming":
      return upcomingText(deadline);
    case "missed":
      return t(`${found.kind}.missed`);
    case "ask-first":
      return t(`${found.kind}.askFirst`);
  }
}

/** Says what a payment in progress leaves to pay (FIN-37). */
function paymentText(payment: DeadlinePayment): string {
  switch (payment.kind) {
    case "whole":
      return t("beingPaid");
    case "unknown":
      return t("beingPaid.unknown");
    case "nothing":
      return t("beingPaid.nothing", { left: formatMoney(payment.left) });
    case "part":
      return t("beingPaid.part", { amount: formatMoney(payment.amount), left: formatMoney(payment.left) });
  }
}

function hrefOf(subject: DeadlineSubject): string {
  switch (subject.kind) {
    case "order":
      return orderHref(subject.offerId);
    case "request":
      return requestHref(subject.number);
    case "service":
      return pathTo("myServices", subject.productId);
    case "services":
      return pathTo("myServices");
    case "contract":
      return subject.productId === undefined ? pathTo("myServices") : pathTo("termination", subject.productId);
    case "withdrawal":
      return pathTo("withdrawal");
    case "message":
      return pathTo("messages", subject.messageId);
    case "invoice":
      return pathTo("invoiceDetails", subject.entryId);
  }
}

function pageOf(subject: DeadlineSubject): RouteName {
  switch (subject.kind) {
    case "order":
      return "ordersHistory";
    case "request":
      return "supportRequest";
    case "service":
    case "services":
      return "myServices";
    case "contract":
      return subject.productId === undefined ? "myServices" : "termination";
    case "withdrawal":
      return "withdrawal";
    case "message":
      return "messages";
    case "invoice":
      return "invoiceDetails";
  }
}
