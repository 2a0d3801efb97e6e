import { use } from "react";
import { observer } from "#ui/shared/observer.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import type { Deadline, DeadlineParty, DeadlineSource } from "#domain/deadlines/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { Link } from "#ui/design-system/link.tsx";
import { CalendarButton } from "#ui/shared/calendar-button.tsx";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { FoldAfter, rowsInWindow } from "#ui/shared/below-fold.tsx";
import { ClosedPagesContext } from "#ui/shared/if-page.tsx";
import { IncompleteNotice } from "#ui/shared/incomplete-notice.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { PageHead } from "#ui/shared/page-head.tsx";
import { DeadlineRow } from "./deadline-row.view.tsx";
import { t } from "./deadlines.texts.ts";
import type { DeadlinesViewModel } from "./deadlines.view-model.ts";

/** `/deadlines`: legal deadlines of the customer and of the operator (DEADLINE-03). */
export const DeadlinesView = observer(function DeadlinesView({ model }: { readonly model: DeadlinesViewModel }) {
  const { isLoading, failed, incomplete, incompleteSources, ofCustomer, ofOperator } = model;
  return (
    <div className="page stack">
      <PageHead title={t("title")} lead={t("lead")} />
      {failed.length > 0 && (
        <Banner
          tone="bad"
          title={t("partial")}
          action={
            <Button size="s" onClick={model.load}>
              {t("partial.retry")}
            </Button>
          }
        >
          {t("partial.text", { parts: namesOf(failed) })}
        </Banner>
      )}
      <IncompleteNotice data={incomplete} missing={t("partial.unread", { parts: namesOf(incompleteSources) })} />
      {isLoading ? (
        <LoadingSection onRetry={model.load} label={t("loading")}>
          <Card>
            <SkeletonRows rows={5} />
          </Card>
        </LoadingSection>
      ) : (
        <>
          {ofCustomer.length + ofOperator.length > 1 && (
            <p>
              <CalendarButton label={t("calendarAll")} failed={t("calendarFailed")} save={() => model.saveAll()} />
            </p>
          )}
          <PartyCard party="customer" deadlines={ofCustomer} model={model} />
          <PartyCard party="operator" deadlines={ofOperator} model={model} />
        </>
      )}
    </div>
  );
});

/** Smallest distance of the first deadline from the top of the page and smallest height of a deadline, px. */
const TOP = 240;
const DEADLINE_HEIGHT = 110;

function namesOf(sources: readonly DeadlineSource[]): string {
  return sources.map((source) => t(`part.${source}`)).join(", ");
}

const PartyCard = observer(function PartyCard({
  party,
  deadlines,
  model,
}: {
  readonly party: DeadlineParty;
  readonly deadlines: readonly Deadline[];
  readonly model: DeadlinesViewModel;
}) {
  return (
    <Card title={t(party)}>
      {deadlines.length === 0 ? (
        // Nothing is claimed about what could not be read.
        <p className="muted">{t(model.isComplete ? `${party}.none` : "unchecked")}</p>
      ) : (
        <ul className="deadlines" role="list">
          <FoldAfter first={rowsInWindow(TOP, DEADLINE_HEIGHT)}>
            {deadlines.map((deadline) => (
              <DeadlineRow
                key={deadline.id}
                deadline={deadline}
                today={model.today}
                hasDebtCollector={model.hasDebtCollector}
                save={() => model.save([deadline])}
              />
            ))}
          </FoldAfter>
        </ul>
      )}
      {party === "operator" && <ArrangedDays />}
    </Card>
  );
});

/**
 * Says where the portal shows visits of technicians and deliveries, which this page does not list, with links to them
 * (DEADLINE-61). Renders nothing if the account has neither page.
 */
function ArrangedDays() {
  const unavailable = use(UnavailableFeaturesContext);
  const closed = use(ClosedPagesContext);
  const hasVisits = !unavailable.has("appointments") && !closed.has("myServices");
  const hasDeliveries = !unavailable.has("offers") && !closed.has("ordersHistory");
  if (!hasVisits && !hasDeliveries) return null;
  const shown = hasVisits && hasDeliveries ? "both" : hasVisits ? "visits" : "deliveries";
  return (
    <>
      <p className="muted">{t(`operator.arranged.${shown}`)}</p>
      <p className="cluster">
        {hasVisits && <Link href={pathTo("myServices")}>{t("operator.visits")}</Link>}
        {hasDeliveries && <Link href={pathTo("ordersHistory")}>{t("operator.deliveries")}</Link>}
      </p>
    </>
  );
}
