import "#ui/shared/device-row.css";
import "./onboarding.css";
import { ArrowLeft, Circle, CircleCheck } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { useEffect } from "react";
import { pathTo } from "#domain/navigation/paths.ts";
import type { OnboardingProgress, OnboardingTask, TaskProgress } from "#domain/onboarding/index.ts";
import { classNames } from "#ui/design-system/class-names.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Progress } from "#ui/design-system/progress.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import type { OnboardingTasksViewModel } from "./onboarding-tasks.view-model.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "onboarding");

/** Returns the page title. */
export function onboardingTitle(): string {
  return t("title");
}

export interface OnboardingTasksViewProps {
  readonly model: OnboardingTasksViewModel;
  /** True inside the native app when its store can show a rating dialog; then no instructions are shown. */
  readonly hasAppStore: boolean;
  /** True if the customer has no passkey and can add one on this device. */
  readonly offersPasskey: boolean;
  readonly onOpen: (task: OnboardingTask) => void;
}

/** Onboarding page with done and open tasks (SET-05). */
export const OnboardingTasksView = observer(function OnboardingTasksView(props: OnboardingTasksViewProps) {
  const { model } = props;
  useEffect(() => model.start(), [model]);
  const { progress } = model;
  return (
    <div className="page">
      <div className="settings stack">
        <div>
          <LinkButton variant="quiet" flush icon={ArrowLeft} href={pathTo("index")}>
            {t("back")}
          </LinkButton>
        </div>
        <header className="page-head">
          <div>
            <h1 tabIndex={-1}>{t("title")}</h1>
            <p>{t("lead")}</p>
          </div>
        </header>
        {progress.status === "loading" && (
          <LoadingSection onRetry={progress.retry} label={t("loading")}>
            <Card>
              <SkeletonRows rows={6} />
            </Card>
          </LoadingSection>
        )}
        {progress.status === "failed" && (
          <FailedSection
            title={t("failed")}
            level={2}
            busy={progress.retrying}
            cause={progress.cause}
            onRetry={progress.retry}
          />
        )}
        {progress.status === "ready" && <Tasks {...props} progress={progress.value} />}
        {progress.status === "ready" && props.offersPasskey && (
          <Card title={t("passkey.title")}>
            <div className="stack">
              <p>{t("passkey.text")}</p>
              <div>
                <LinkButton href={pathTo("settings")}>{t("passkey.open")}</LinkButton>
              </div>
            </div>
          </Card>
        )}
      </div>
    </div>
  );
});

const Tasks = observer(function Tasks({
  model,
  hasAppStore,
  progress: { tasks, doneCount, percent },
  onOpen,
}: OnboardingTasksViewProps & { readonly progress: OnboardingProgress }) {
  return (
    <Card title={t("progress", { percent })}>
      <Progress done={doneCount} total={tasks.length} label={t("done", { done: doneCount, total: tasks.length })} />
      <Rows>
        {tasks.map((task) => (
          <TaskRow
            key={task.name}
            task={task}
            isNew={model.justDone === task.name}
            isInAppStore={hasAppStore && task.name === "mobileAppEvaluate"}
            onOpen={() => onOpen(task.name)}
          />
        ))}
      </Rows>
    </Card>
  );
});

interface TaskRowProps {
  readonly task: TaskProgress;
  readonly isNew: boolean;
  readonly isInAppStore: boolean;
  readonly onOpen: () => void;
}

function TaskRow({ task: { name, done }, isNew, isInAppStore, onOpen }: TaskRowProps) {
  // Inside the app nothing asks to download it.
  const title = t(done && name === "mobileAppDownload" ? `done_${name}` : `task_${name}`);
  const what = isInAppStore ? t("do_inShop") : t(`do_${name}`);
  return (
    <li className={classNames("device", done && "task-done", isNew && "task-done--new")}>
      <Icon of={done ? CircleCheck : Circle} />
      <div>
        <p className="device__name">{title}</p>
        <p className="device__meta">{done ? t("isDone") : t(`note_${name}`)}</p>
      </div>
      <div className="device__do">
        {!done && (
          <Button
            size="s"
            aria-haspopup="dialog"
            aria-label={isInAppStore ? undefined : t("doNamed", { what, title })}
            onClick={onOpen}
          >
            {what}
          </Button>
        )}
      </div>
    </li>
  );
}
