import "./onboarding-card.css";
import { ChevronRight, FileCheck, Smartphone, Star, SunMoon, User, UserPen } from "lucide-react";
import { Icon, type IconDrawing } from "#ui/design-system/icon.tsx";
import { LinkMore } from "#ui/design-system/link.tsx";
import { observer } from "#ui/shared/observer.ts";
import { useId } from "react";
import { pathTo } from "#domain/navigation/paths.ts";
import type { OnboardingTask } from "#domain/onboarding/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { CardHead } from "#ui/design-system/card.tsx";
import { Progress } from "#ui/design-system/progress.tsx";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import { Skeleton } from "#ui/design-system/skeleton.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { t } from "./home.texts.ts";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import { SkeletonCardRows } from "./skeleton-card-rows.tsx";

/** Progress of the onboarding, and the next tasks. */
export interface AccountTasks {
  /** Whole per cent, rounded down. */
  readonly percent: number;
  readonly done: number;
  readonly total: number;
  /** Next tasks to do, at most three. */
  readonly next: readonly OnboardingTask[];
}

export interface OnboardingCardViewState {
  /** `undefined`: nothing is left to do, or the operator hides all of it. */
  readonly tasks: AsyncSection<AccountTasks> | undefined;
  /** True when the tasks are expanded on a phone; wider screens always show them. */
  readonly expanded: boolean;
  toggle(): void;
}

const ICONS: Record<OnboardingTask, IconDrawing> = {
  mobileAppDownload: Smartphone,
  personalDataConfirm: User,
  mobileAppEvaluate: Star,
  eInvoiceActivate: FileCheck,
  setTheme: SunMoon,
  setCustomLogin: UserPen,
};

/** Onboarding (SET-05). A phone shows only the progress until the tasks are expanded. */
export const OnboardingCardView = observer(function OnboardingCardView({
  model,
}: {
  readonly model: OnboardingCardViewState;
}) {
  const titleId = useId();
  const { tasks } = model;
  if (tasks === undefined) return null;
  return (
    <section className="card" aria-labelledby={titleId}>
      <CardHead title={t("onboarding.title")} titleId={titleId}>
        <OnboardingPercent tasks={tasks} />
      </CardHead>
      <Content model={model} tasks={tasks} />
    </section>
  );
});

const NO_BREAK_SPACE = "\u00a0";

function OnboardingPercent({ tasks }: { readonly tasks: AsyncSection<AccountTasks> }) {
  switch (tasks.status) {
    case "loading":
      // Keeps the line, so that nothing shifts when the number arrives.
      return (
        <span className="share" aria-hidden="true">
          {NO_BREAK_SPACE}
        </span>
      );
    case "failed":
      return null;
    case "ready":
      return <span className="share">{t("onboarding.percent", { percent: tasks.value.percent })}</span>;
  }
}

const Content = observer(function Content({
  model,
  tasks,
}: {
  readonly model: OnboardingCardViewState;
  readonly tasks: AsyncSection<AccountTasks>;
}) {
  switch (tasks.status) {
    case "loading":
      return (
        <LoadingSection onRetry={tasks.retry} label={t("onboarding.loading")}>
          <Skeleton height="6px" />
          <div className="tasks">
            <SkeletonCardRows />
          </div>
          <div className="phone-only">
            <Skeleton width="9rem" height="3.5rem" />
          </div>
        </LoadingSection>
      );
    case "failed":
      return (
        <FailedSection title={t("onboarding.failed")} busy={tasks.retrying} cause={tasks.cause} onRetry={tasks.retry} />
      );
    case "ready":
      return <Tasks tasks={tasks.value} expanded={model.expanded} onToggle={() => model.toggle()} />;
  }
});

interface TasksProps {
  readonly tasks: AccountTasks;
  readonly expanded: boolean;
  readonly onToggle: () => void;
}

function Tasks({ tasks: { done, total, next }, expanded, onToggle }: TasksProps) {
  const listId = useId();
  return (
    <>
      <Progress done={done} total={total} label={t("onboarding.progress", { done, total })} />
      <Rows id={listId} className={expanded ? undefined : "tasks"}>
        {next.map((task) => (
          <TaskRow key={task} task={task} />
        ))}
      </Rows>
      <Button
        variant="quiet"
        flush
        className="phone-only"
        aria-expanded={expanded}
        aria-controls={listId}
        onClick={onToggle}
        {...trackedAs("onboarding-more")}
      >
        {expanded ? t("onboarding.hide") : showText(next.length, total - done)}
      </Button>
      <p>
        <LinkMore href={`${pathTo("settings")}?onboarding=`}>
          {t("onboarding.all")} <Icon of={ChevronRight} size="s" />
        </LinkMore>
      </p>
    </>
  );
}

/** Text of the button that expands the tasks on a phone: it counts them only if some are left out. */
const showText = (shown: number, open: number): string =>
  shown === open ? t("onboarding.showAll") : t("onboarding.show", { count: shown, total: open });

/** Link to the task on the page of all tasks, which leads back here. */
function TaskRow({ task }: { readonly task: OnboardingTask }) {
  return (
    <RowLink
      href={`${pathTo("settings")}?onboarding=${task}`}
      icon={ICONS[task]}
      title={t(`task_${task}`)}
      meta={t(`taskNote_${task}`)}
    />
  );
}
