import type { FailureCause } from "#domain/shared-kernel/index.ts";
import { useState, type ComponentType } from "react";
import { tasksFailed, tasksTitle } from "#ui/features/settings/settings.texts.ts";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { isChunkLoadError } from "#ui/shared/is-chunk-load-error.ts";
import { useLazyModule, type LazyModuleLoader } from "#ui/shell/lazy-module.ts";
import { PageSkeleton } from "#ui/shell/page-skeleton.view.tsx";
import { PageTitle } from "../page-title.tsx";

export interface LazyOnboardingPageProps {
  readonly load: LazyModuleLoader<{ readonly OnboardingPage: ComponentType<{ readonly requestedTask: string }> }>;
  /** Task to open at once; an unknown name opens none. */
  readonly requestedTask: string;
}

/** Onboarding page once its code is loaded; a failure shows a retry button. */
export function LazyOnboardingPage({ load, requestedTask }: LazyOnboardingPageProps) {
  const [attempt, setAttempt] = useState(1);
  const [failure, setFailure] = useState<{ readonly cause: FailureCause }>();
  const { status, module } = useLazyModule(load, true, {
    retryKey: String(attempt),
    onError: (error) => setFailure({ cause: isChunkLoadError(error) ? "connection" : "portal" }),
  });
  if (module !== undefined) return <module.OnboardingPage requestedTask={requestedTask} />;
  return (
    <>
      <PageTitle route="settings" name={tasksTitle()} />
      <div className="page">
        <div className="settings stack">
          <header className="page-head">
            <h1 tabIndex={-1}>{tasksTitle()}</h1>
          </header>
          {failure !== undefined ? (
            <FailedSection
              title={tasksFailed()}
              level={2}
              busy={status === "loading"}
              cause={failure.cause}
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
