import { useEffect } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { ConfirmDialog } from "#ui/design-system/confirm-dialog.tsx";
import { t } from "./texts.ts";

export interface UnsavedGuardProps {
  /** Whether closing or reloading the window would lose something: the browser asks then, in its own words. */
  readonly held: boolean;
  /** What is asked now, above whatever is open. */
  readonly question: { readonly stay: () => void; readonly leave: () => void } | undefined;
}

/** Stands between a form with changes and every way out of it. */
export function UnsavedGuard({ held, question }: UnsavedGuardProps) {
  useEffect(() => {
    if (!held) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [held]);
  if (question === undefined) return null;
  return (
    <ConfirmDialog danger marks={trackedAs("unsaved-changes")} title={t("title")} confirmLabel={t("leave")} cancelLabel={t("stay")} onConfirm={question.leave} onCancel={question.stay}>
      <p>{t("text")}</p>
    </ConfirmDialog>
  );
}
