import { useState, type ComponentType } from "react";
import { tasksFailed, tasksTitle } from "#ui/features/settings/settings.texts.ts";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { useLazyModule, type LazyModuleLoader } from "#ui/shell/lazy-module.ts";
import { PageSkeleton } from "#ui/shell/page-skeleton.view.tsx";
import { PageTitle } from "../page-title.tsx";

export interface LazyOnboardingPageProps {
  readonly load: LazyModuleLoader<{ readonly OnboardingPage: ComponentType<{ readonly asked: string }> }>;
  /** The task that opens at once, or none of them. */
  readonly asked: string;
}

/** The tasks of a new customer as soon as their code is loaded; a failure is shown with a button that tries again. */
export function LazyOnboardingPage({ load, asked }: LazyOnboardingPageProps) {
  const [attempt, setAttempt] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const { status, module } = useLazyModule(load, true, {
    retryKey: String(attempt),
    onError: () => setFailed(true),
  });
  if (module !== undefined) return <module.OnboardingPage asked={asked} />;
  return (
    <>
      <PageTitle route="settings" name={tasksTitle()} />
      <div className="page">
        <div className="settings stack">
          <header className="page-head">
            <h1 tabIndex={-1}>{tasksTitle()}</h1>
          </header>
          {hasFailed ? (
            <FailedSection
              title={tasksFailed()}
              level={2}
              busy={status === "loading"}
              onRetry={() => setAttempt((now) => now + 1)}
            />
          ) : (
            <PageSkeleton />
          )}
        </div>
      </div>
    </>
  );
}
