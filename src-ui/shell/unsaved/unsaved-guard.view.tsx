import { useEffect } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { ConfirmDialog } from "#ui/design-system/confirm-dialog.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "unsaved");

export interface UnsavedGuardProps {
  /** Whether closing or reloading the window would lose something: the browser asks then, in its own words. */
  readonly hasUnsavedWork: boolean;
  /** What is asked now, above whatever is open: changes would be gone, or it is being sent and goes on. */
  readonly question:
    | { readonly kind: "changes" | "sending"; readonly stay: () => void; readonly leave: () => void }
    | undefined;
}

function textsOf(kind: "changes" | "sending") {
  switch (kind) {
    case "changes":
      return { title: t("changesTitle"), text: t("changesText"), leave: t("changesLeave"), stay: t("changesStay") };
    case "sending":
      return { title: t("sendingTitle"), text: t("sendingText"), leave: t("sendingLeave"), stay: t("sendingStay") };
  }
}

/** Stands between a form with changes, or one that is being sent, and every way out of it. */
export function UnsavedGuard({ hasUnsavedWork, question }: UnsavedGuardProps) {
  useEffect(() => {
    if (!hasUnsavedWork) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [hasUnsavedWork]);
  if (question === undefined) return null;
  const words = textsOf(question.kind);
  return (
    <ConfirmDialog
      danger
      dataAttributes={trackedAs("unsaved-changes")}
      title={words.title}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      onConfirm={question.leave}
      onCancel={question.stay}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}
