import { observer } from "#ui/shared/observer.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { TermsAhead } from "#domain/termination/pending-change.ts";
import type { TerminationPage } from "#domain/termination/termination-page.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { SkeletonLines, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { BackLink } from "#ui/shared/back-link.tsx";
import { FocusedText } from "#ui/shared/focused-text.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { IncompleteNotice } from "#ui/shared/incomplete-notice.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { PageHead } from "#ui/shared/page-head.tsx";
import { PolishIsBinding } from "#ui/shared/polish-is-binding/polish-is-binding.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import type { TerminationHelpLine } from "./termination-help-line.ts";
import { ArrangedPorting } from "./arranged-porting.view.tsx";
import { goesOnText } from "./terms-change-text.ts";
import { OpenContract } from "./open-contract.view.tsx";
import { TerminatedContract } from "./terminated-contract.view.tsx";
import { isOfFormerData, type TerminationProblem } from "./termination-problem.ts";
import { t } from "./termination.texts.ts";
import type { TerminationViewModel } from "./termination.view-model.ts";
import { UnreadNotices } from "./unread-notices.view.tsx";
import { UnclearTermination } from "./unclear-termination.view.tsx";
import { ServiceNames } from "#ui/shared/service-name.tsx";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";

export interface TerminationViewProps {
  readonly model: TerminationViewModel;
  readonly productId: string;
  readonly helpLine: TerminationHelpLine | undefined;
}

/** `/service/termination/:productId?`: the end of the contract of a service (TERM-01 to TERM-05). */
export const TerminationView = observer(function TerminationView({ model, productId, helpLine }: TerminationViewProps) {
  const { section } = model.page;
  const { problem, done } = model;
  return (
    <div className="page stack">
      <BackLink href={pathTo("myServices", productId)}>{t("back")}</BackLink>
      <PageHead title={t("title")} lead={leadOf(section)} />
      <PolishIsBinding />
      {problem !== undefined && <TerminationProblemBanner problem={problem} model={model} />}
      <div role="status">
        {done === "revoked" && (
          <Banner tone="good" live="none" title={<FocusedText>{t("revoked.title")}</FocusedText>}>
            {revokedText(section)}
          </Banner>
        )}
      </div>
      <Body model={model} section={section} helpLine={helpLine} />
    </div>
  );
});

/** Says after a revocation on which terms the contract goes on; nothing while the page is not there. */
function revokedText(section: AsyncSection<TerminationPage>): string | undefined {
  if (section.status !== "ready") return undefined;
  const { value: page } = section;
  const ahead: TermsAhead = page.kind === "open" || page.kind === "terminated" ? page.termsAhead : { kind: "unknown" };
  return goesOnText(ahead, { goesOn: t("revoked.goesOn"), unchanged: t("revoked.text") });
}

const CURRENT_TEXTS = {
  changed: "problem.current",
  received: "problem.receivedCurrent",
  gone: "problem.current",
} as const;

const TerminationProblemBanner = observer(function TerminationProblemBanner({
  problem,
  model: { isOutdated, readAgain },
}: {
  readonly problem: TerminationProblem;
  readonly model: Pick<TerminationViewModel, "isOutdated" | "readAgain">;
}) {
  const isUnread = isOutdated && isOfFormerData(problem);
  return (
    <Banner
      tone={problem === "received" ? "info" : "bad"}
      live="alert"
      title={t(`problem.${problem}`)}
      action={
        isUnread ? (
          <Button size="s" onClick={readAgain}>
            {t("problem.read")}
          </Button>
        ) : undefined
      }
    >
      {t(`problem.${problem}Text`)} {isOfFormerData(problem) && t(isUnread ? "problem.unread" : CURRENT_TEXTS[problem])}
    </Banner>
  );
});

function leadOf(section: AsyncSection<TerminationPage>) {
  if (section.status !== "ready" || section.value.kind === "unknown") return undefined;
  const { contractNumber, services } = section.value;
  return (
    <TextWithPolish
      t={t}
      of="lead"
      params={{ number: contractNumber }}
      parts={{ services: <ServiceNames of={services} /> }}
    />
  );
}

interface BodyProps extends Pick<TerminationViewProps, "model" | "helpLine"> {
  readonly section: AsyncSection<TerminationPage>;
}

const Body = observer(function Body({ model, section, helpLine }: BodyProps) {
  switch (section.status) {
    case "loading":
      return (
        <LoadingSection onRetry={section.retry} label={t("loading")} className="stack">
          <Card>
            <SkeletonLines widths={["40%", "90%", "60%"]} />
          </Card>
          <Card>
            <SkeletonRows rows={4} />
          </Card>
        </LoadingSection>
      );
    case "failed":
      return (
        <Card>
          <FailedSection
            title={t("failed")}
            level={2}
            busy={section.retrying}
            cause={section.cause}
            onRetry={section.retry}
          />
        </Card>
      );
    case "ready":
      return section.value.kind === "unknown" && section.incomplete !== undefined ? (
        <>
          <IncompleteNotice data={section.incomplete} />
          {helpLine !== undefined && <p>{t("unread.call", { phone: helpLine.number })}</p>}
        </>
      ) : (
        <>
          {/* After a write, its problem says what is outdated. */}
          {section.incomplete?.isOutdated === true && model.problem === undefined && (
            <IncompleteNotice data={section.incomplete} />
          )}
          {model.notices.mayExclude(section.value) && <UnreadNotices notices={model.notices} />}
          <Page model={model} page={section.value} helpLine={helpLine} />
        </>
      );
  }
});

const OBSTACLE_TEXTS = { "not-running": "unknown.notRunning", "terms-unknown": "unknown.terms" } as const;

function Page({ model, page, helpLine }: Omit<BodyProps, "section"> & { readonly page: TerminationPage }) {
  switch (page.kind) {
    case "unknown":
      return (
        <Card>
          <EmptyState
            title={t("unknown.title")}
            level={2}
            action={
              <LinkButton variant="primary" href={pathTo("myServices")}>
                {t("unknown.services")}
              </LinkButton>
            }
          >
            {t(OBSTACLE_TEXTS[page.why])}{" "}
            {helpLine === undefined ? t("unknown.look") : t("unknown.call", { phone: helpLine.number })}
          </EmptyState>
        </Card>
      );
    case "open":
      return <OpenContract model={model} page={page} helpLine={helpLine} />;
    case "terminated":
      return <TerminatedContract model={model} page={page} helpLine={helpLine} />;
    case "unclear":
      return <UnclearTermination page={page} helpLine={helpLine} />;
    case "porting":
      return <ArrangedPorting page={page} helpLine={helpLine} />;
  }
}
