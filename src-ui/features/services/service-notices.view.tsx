import { use } from "react";
import { pathTo } from "#domain/navigation/paths.ts";
import type { Porting } from "#domain/products/porting.ts";
import { displayedBlockade } from "#domain/products/service-view.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { BlockadeBanner } from "#ui/shared/blockade-banner.tsx";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { IfPage } from "#ui/shared/if-page.tsx";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";
import type { ServiceHelpLine, ServiceHindrances, ServiceReplacement } from "./service-hindrances.ts";
import { t } from "./services.texts.ts";

interface NoticesProps {
  readonly service: ServiceHindrances;
  readonly helpLine: ServiceHelpLine | undefined;
}

/** Notices about a service: blockades first, then its status. */
export function ServiceNotices({ service, helpLine }: NoticesProps) {
  const blocked = displayedBlockade(service.blockade, service.accountBlockade?.type);
  return (
    <>
      {service.accountBlockade !== undefined && (
        <BlockadeBanner
          blockade={service.accountBlockade}
          restoresServices={service.isRestoredByPayment}
          payment={service.arrearsPayment}
          action={<Link href={pathTo("invoice")}>{t("blockade.invoices")}</Link>}
        />
      )}
      {blocked !== undefined && (
        <Banner tone="bad" title={t("blocked.title")} live="none" action={callTo(helpLine)}>
          {t(`blocked_${blocked}`)}
        </Banner>
      )}
      {service.porting !== undefined && service.porting.kind !== "done" && (
        <PortingNotice porting={service.porting} helpLine={helpLine} />
      )}
      {service.replacement !== undefined && <ReplacementNotice replacement={service.replacement} />}
      {service.limitEnd !== undefined && (
        <Banner tone="notice" title={t("limitEnd.title", { date: formatDate(service.limitEnd) })} live="none">
          {t("limitEnd.text")}
        </Banner>
      )}
      <StatusNotice service={service} helpLine={helpLine} />
    </>
  );
}

function replacedText({ day, isCertain }: ServiceReplacement): string {
  if (!isCertain) return t("replaced.perhaps");
  return day === undefined ? t("replaced.text") : t("replaced.textUntil", { date: formatDate(day) });
}

/** Order that replaces the service, so that its later prices are not charged any more, or that may do so (SERV-13). */
function ReplacementNotice({ replacement }: { readonly replacement: ServiceReplacement }) {
  const { title, isCertain } = replacement;
  return (
    <Banner
      tone="info"
      title={<TextWithPolish t={t} of={isCertain ? "replaced.title" : "replaced.perhapsTitle"} parts={{ title }} />}
      live="none"
      action={
        <IfPage page="ordersHistory">
          <Link href={pathTo("ordersHistory")}>{t("replaced.see")}</Link>
        </IfPage>
      }
    >
      {replacedText(replacement)}
    </Banner>
  );
}

/** Porting of the number to another operator, with which the contract ends (TERM-15). */
function PortingNotice({
  porting: { kind, on },
  helpLine,
}: Pick<NoticesProps, "helpLine"> & { readonly porting: Porting }) {
  const isOverdue = kind === "overdue";
  return (
    <Banner
      tone={isOverdue ? "notice" : "info"}
      title={t(isOverdue ? "porting.overdue" : "porting.title", { date: formatDate(on) })}
      live="none"
      action={isOverdue ? callTo(helpLine) : undefined}
    >
      {t(isOverdue ? "porting.overdueText" : "porting.text")}
    </Banner>
  );
}

function StatusNotice({ service, helpLine }: NoticesProps) {
  const call = callTo(helpLine);
  switch (service.status) {
    case "ACTIVE":
      return null;
    case "SUSPENDED":
      // The blockade of the service or the account already shows the reason.
      if (service.blockade !== undefined) return null;
      return (
        <Banner tone="notice" title={t("suspended.title")} live="none" action={call}>
          {t("suspended.text")}
        </Banner>
      );
    case "ORDERED":
      return (
        <Banner tone="info" title={t("ordered.title")} live="none" action={call}>
          {service.startsOn === undefined
            ? t("ordered.text")
            : t("ordered.textFrom", { date: formatDate(service.startsOn) })}
        </Banner>
      );
    case "DURING_RESIGNATION":
      return <ResignationNotice service={service} helpLine={helpLine} />;
    case "INACTIVE":
    case "RESIGNED":
      return (
        <Banner tone="info" title={t("inactive.title")} live="none" action={call}>
          {inactiveText(service)}
        </Banner>
      );
  }
}

/** Says why a service does not work. */
function inactiveText({ contract, porting, endedOn }: ServiceHindrances): string {
  if (contract?.withdrawnOn !== undefined) return t("inactive.withdrawn", { date: formatDate(contract.withdrawnOn) });
  if (porting?.kind === "done") return t("inactive.moved", { date: formatDate(porting.on) });
  return endedOn === undefined ? t("inactive.text") : t("inactive.ended", { date: formatDate(endedOn) });
}

const UNTIL_TEXTS = {
  no: "resigning.until",
  perhaps: "resigning.perhapsReplaced",
  yes: "resigning.replaced",
} as const;

/**
 * End of a service, which an order may replace earlier. The customer changes it on the page of the termination, or by
 * phone without one.
 */
function ResignationNotice({
  service: { worksUntil, isSuspendedUntilEnd, blockade, termination, replacement },
  helpLine,
}: NoticesProps) {
  const lacksPage = use(UnavailableFeaturesContext).has("termination");
  const page = lacksPage ? undefined : termination;
  // Only paid arrears restore a service: of a debt collection the portal promises nothing.
  const isSuspensionClear = isSuspendedUntilEnd && (blockade === undefined || blockade === "arrears");
  return (
    <Banner
      tone="info"
      title={t("resigning.title")}
      live="none"
      action={page === undefined ? callTo(helpLine) : <Link href={page.href}>{t("contract.see")}</Link>}
    >
      {worksUntil === undefined
        ? t("resigning.noticePeriod")
        : t(UNTIL_TEXTS[replacement?.beforeEnd ?? "no"], { date: formatDate(worksUntil) })}{" "}
      {t(page === undefined ? "resigning.call" : "resigning.revoke")}
      {isSuspensionClear && ` ${t(blockade === undefined ? "resigning.suspended" : "resigning.blocked")}`}
    </Banner>
  );
}

function callTo(helpLine: ServiceHelpLine | undefined) {
  if (helpLine === undefined) return undefined;
  return (
    <span>
      {t("helpLine")} <Link href={`tel:${helpLine.dial}`}>{helpLine.number}</Link>
    </span>
  );
}
