import { pathTo } from "#domain/navigation/paths.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { ClosableDialog } from "#ui/presentation/closable-dialog.tsx";
import { t } from "./onboarding.texts.ts";

interface TaskDialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** What is done on the phone itself: how, and the word that it is done (DIALOG-02: rate mobile app). */
export function AppDialog({ task, onDone, onClose }: TaskDialogProps & { readonly task: "mobileAppDownload" | "mobileAppEvaluate" }) {
  return (
    <ClosableDialog
      name={task === "mobileAppDownload" ? "mobile-app" : "rate-mobile-app"}
      size="m"
      title={t(`dialog_${task}`)}
      onClose={onClose}
      foot={
        <>
          <Button variant="primary" onClick={onDone} {...trackedAs("task-done")}>{t(`confirm_${task}`)}</Button>
          <Button onClick={onClose}>{t("later")}</Button>
        </>
      }
    >
      <ol className="stack">
        <li>{t(`first_${task}`)}</li>
        <li>{t(`second_${task}`)}</li>
        <li>{t(`third_${task}`)}</li>
      </ol>
    </ClosableDialog>
  );
}

export interface ContactFacts {
  readonly phone: string | undefined;
  readonly email: string | undefined;
}

/** The data by which the customer is reached, to be looked at: they are right, or are changed on their own page. */
export function DataDialog({ contact, onDone, onClose }: TaskDialogProps & { readonly contact: ContactFacts | undefined }) {
  return (
    <ClosableDialog
      name="confirm-personal-data"
      size="m"
      title={t("dialog_personalDataConfirm")}
      onClose={onClose}
      foot={
        <>
          <Button variant="primary" unavailable={contact === undefined ? t("dataUnknown") : undefined} onClick={onDone} {...trackedAs("task-done")}>{t("confirm_personalDataConfirm")}</Button>
          <LinkButton variant="secondary" href={pathTo("personalData")}>{t("change_personalDataConfirm")}</LinkButton>
        </>
      }
    >
      <div className="stack">
        <p>{t("first_personalDataConfirm")}</p>
        {contact !== undefined && (
          <Facts>
            <Fact label={t("phone")}>{contact.phone ?? t("noData")}</Fact>
            <Fact label={t("email")}>{contact.email ?? t("noData")}</Fact>
          </Facts>
        )}
      </div>
    </ClosableDialog>
  );
}
