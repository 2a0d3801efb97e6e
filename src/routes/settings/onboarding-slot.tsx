import { observer } from "mobx-react-lite";
import { useEffect, type ComponentType } from "react";
import { tasksFailed, tasksTitle } from "#ui/features/settings/settings.texts.ts";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import { PageSkeleton } from "#ui/shell/page-skeleton.view.tsx";
import { LatePart } from "#ui/stores/late-part.ts";
import { PageTitle } from "../page-title.tsx";

/** The page of a new customer's tasks. `asked`: the task that opens at once, or none of them. */
export type TasksPage = ComponentType<{ readonly asked: string }>;

/**
 * The tasks of a new customer as soon as `fetchPage` has brought them; where it has not, that is said, and they are
 * asked for again at a press.
 */
export function onboardingSlot(fetchPage: () => Promise<TasksPage>): TasksPage {
  // a function would be called for the state that it gives
  const late = new LatePart(async () => ({ Page: await fetchPage() }));
  return observer(function OnboardingSlot({ asked }: { readonly asked: string }) {
    useEffect(() => void late.fetch(), []);
    if (late.part !== undefined) return <late.part.Page asked={asked} />;
    return (
      <>
        <PageTitle route="settings" name={tasksTitle()} />
        <div className="page">
          <div className="settings stack">
            <header className="page-head">
              <h1 tabIndex={-1}>{tasksTitle()}</h1>
            </header>
            {late.hasFailed ? (
              <FailedPart
                title={tasksFailed()}
                level={2}
                busy={late.state === "coming"}
                onRetry={() => void late.fetch()}
              />
            ) : (
              <PageSkeleton />
            )}
          </div>
        </div>
      </>
    );
  });
}
