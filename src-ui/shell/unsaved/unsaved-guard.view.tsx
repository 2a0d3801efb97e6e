import { useEffect } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { ConfirmDialog } from "#ui/design-system/confirm-dialog.tsx";
import type { LeaveQuestion } from "#ui/shared/forms/unsaved-changes.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "unsaved");

export interface UnsavedGuardProps {
  /** True if closing or reloading the window would lose something: the browser then asks with its own dialog. */
  readonly hasUnsavedWork: boolean;
  /** Current question, above any open dialog: changes would be lost, or a pending submission continues. */
  readonly question: LeaveQuestion | undefined;
}

type QuestionTexts = Record<"title" | "text" | "leave" | "stay", string>;

function textsOf({ kind, page }: Pick<LeaveQuestion, "kind" | "page">): QuestionTexts {
  switch (kind) {
    case "changes":
      return { title: t("changesTitle"), text: t("changesText"), leave: t("changesLeave"), stay: t("changesStay") };
    case "text":
    case "files":
    case "text-and-files":
      return { title: t("requestTitle"), text: t(kind), leave: t("requestLeave"), stay: t("changesStay") };
    case "conversation":
      return {
        title: t("conversationTitle"),
        text: t("conversation"),
        leave: t("conversationLeave"),
        stay: t("changesStay"),
      };
    case "drafts":
      return {
        title: t("draftsTitle"),
        text: t("drafts"),
        leave: t("draftsLeave"),
        stay: t(page === undefined ? "changesStay" : "draftsStay"),
      };
    case "sending":
      return { title: t("sendingTitle"), text: t("sendingText"), leave: t("sendingLeave"), stay: t("sendingStay") };
  }
}

/** Texts of the question before another account is opened; it names the switch, not the page (ACC-18). */
function switchTextsOf({ kind, page }: Pick<LeaveQuestion, "kind" | "page">): QuestionTexts {
  const leave = t("switch.leave");
  const stay = t("changesStay");
  switch (kind) {
    case "changes":
      return { title: t("switch.changesTitle"), text: t("switch.changes"), leave, stay };
    case "text":
    case "files":
    case "text-and-files":
      return { title: t("switch.requestTitle"), text: t(`switch.${kind}`), leave, stay };
    case "conversation":
      return { title: t("conversationTitle"), text: t("switch.conversation"), leave, stay };
    case "drafts":
      return {
        title: t("switch.draftsTitle"),
        text: t("switch.drafts"),
        leave,
        stay: page === undefined ? stay : t("draftsStay"),
      };
    case "sending":
      return { title: t("switch.sendingTitle"), text: t("switch.sending"), leave, stay: t("sendingStay") };
  }
}

/** Guards forms with unsaved changes or a pending submission against leaving. */
export function UnsavedGuard({ hasUnsavedWork, question }: UnsavedGuardProps) {
  useEffect(() => {
    if (!hasUnsavedWork) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [hasUnsavedWork]);
  if (question === undefined) return null;
  const textsFor = question.isAccountSwitch === true ? switchTextsOf : textsOf;
  const words = textsFor(question);
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
      {question.alsoEndsConversation === true && <p>{textsFor({ kind: "conversation" }).text}</p>}
    </ConfirmDialog>
  );
}
