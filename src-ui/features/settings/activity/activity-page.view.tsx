import { ArrowLeft } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { ACTIVITY_GROUPS, activitiesByMonth, type AccountActivity } from "#domain/settings/index.ts";
import { formatMonth } from "#ui/shared/formats.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Select } from "#ui/design-system/forms/select.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { ShowMore } from "#ui/design-system/show-more.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { PageHead } from "#ui/shared/page-head.tsx";
import type { ActivityLogViewModel } from "./activity-log.view-model.ts";
import { ActivityRow } from "./activity-row.view.tsx";
import { t } from "./activity.texts.ts";

const ALL = "all";
const FILTERS = [ALL, ...ACTIVITY_GROUPS] as const;

export interface ActivityPageProps {
  readonly model: ActivityLogViewModel;
  readonly onDisown: (activity: AccountActivity) => void;
}

/** `/settings?activity=all`: the activity log by month, with a filter (ACT-03). */
export const ActivityPageView = observer(function ActivityPageView(props: ActivityPageProps) {
  const { model } = props;
  return (
    <div className="page">
      <div className="settings stack">
        <p>
          <LinkButton variant="quiet" flush icon={ArrowLeft} href={pathTo("settings")}>
            {t("back")}
          </LinkButton>
        </p>
        <PageHead title={t("title")} lead={t("lead")} />
        <div>
          <Select
            label={t("filter")}
            value={model.group ?? ALL}
            onChange={({ target }) => model.choose(ACTIVITY_GROUPS.find((group) => group === target.value))}
          >
            {FILTERS.map((group) => (
              <option key={group} value={group}>
                {t(`group.${group}`)}
              </option>
            ))}
          </Select>
        </div>
        <ActivityList {...props} />
      </div>
    </div>
  );
});

const ActivityList = observer(function ActivityList({ model, onDisown }: ActivityPageProps) {
  const { section } = model;
  switch (section.status) {
    case "loading":
      return (
        <Card>
          <LoadingSection onRetry={section.retry} label={t("loading")}>
            <SkeletonRows rows={6} />
          </LoadingSection>
        </Card>
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
      return (
        <ListContent
          incomplete={section.incomplete}
          isEmpty={section.value.length === 0}
          empty={
            <Card>
              <EmptyState title={t("noneTitle")} level={2}>
                {t("noneText")}
              </EmptyState>
            </Card>
          }
        >
          <div className="stack">
            {activitiesByMonth(section.value).map(({ month, activities }) => (
              <Card key={month} title={capitalized(formatMonth(month))} bareTitle>
                <Rows>
                  {activities.map((activity) => (
                    <ActivityRow key={activity.activityId} activity={activity} onDisown={onDisown} />
                  ))}
                </Rows>
              </Card>
            ))}
            <OlderActivities model={model} count={section.value.length} />
          </div>
        </ListContent>
      );
  }
});

const capitalized = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const OlderActivities = observer(function OlderActivities({
  model,
  count,
}: {
  readonly model: ActivityLogViewModel;
  readonly count: number;
}) {
  const { olderPages, showOlder } = model;
  return (
    <>
      {olderPages === "failed" && (
        <Banner tone="bad" live="alert" title={t("olderFailed")}>
          {t("olderFailedText")}
        </Banner>
      )}
      <ShowMore
        count={t("shown", { count })}
        label={t(olderPages === "failed" ? "retry" : "older")}
        busy={olderPages === "loading"}
        busyLabel={t("olderLoading")}
        onMore={olderPages === "none" ? undefined : showOlder}
      />
    </>
  );
});
