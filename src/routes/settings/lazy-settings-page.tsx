import { useState, type ReactNode } from "react";
import type { FailureCause } from "#domain/shared-kernel/index.ts";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { isChunkLoadError } from "#ui/shared/is-chunk-load-error.ts";
import { useLazyModule, type LazyModuleLoader } from "#ui/shell/lazy-module.ts";
import { PageSkeleton } from "#ui/shell/page-skeleton.view.tsx";
import { PageTitle } from "../page-title.tsx";

export interface LazySettingsPageProps<Module> {
  readonly load: LazyModuleLoader<Module>;
  /** Title of the page while its code loads. */
  readonly title: string;
  /** Error shown when its code fails to load. */
  readonly failed: string;
  readonly children: (module: Module) => ReactNode;
}

/** Page at an address of the settings once its code is loaded; a failure shows a retry button. */
export function LazySettingsPage<Module>({ load, title, failed, children }: LazySettingsPageProps<Module>) {
  const [attempt, setAttempt] = useState(1);
  const [failure, setFailure] = useState<{ readonly cause: FailureCause }>();
  const { status, module } = useLazyModule(load, true, {
    retryKey: String(attempt),
    onError: (error) => setFailure({ cause: isChunkLoadError(error) ? "connection" : "portal" }),
  });
  if (module !== undefined) return children(module);
  return (
    <>
      <PageTitle route="settings" name={title} />
      <div className="page">
        <div className="settings stack">
          <header className="page-head">
            <h1 tabIndex={-1}>{title}</h1>
          </header>
          {failure !== undefined ? (
            <FailedSection
              title={failed}
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
