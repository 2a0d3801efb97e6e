import type { ReactNode } from "react";
import { APP_STORES, type AppConfiguration } from "#domain/configuration/configuration.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { StoreLinks } from "./store-links.view.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "onboarding");

type AppTask = "mobileAppDownload" | "mobileAppEvaluate";

interface TaskDialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Task done outside the portal: instructions and a button to mark it as done. */
function DoneElsewhere({
  task,
  press,
  saves,
  onDone,
  onClose,
  children,
}: TaskDialogProps & {
  readonly task: AppTask;
  readonly press: string;
  /** True if a press marks the task as done. */
  readonly saves: boolean;
  readonly children: ReactNode;
}) {
  return (
    <ClosableDialog
      name={task === "mobileAppDownload" ? "mobile-app" : "rate-mobile-app"}
      size="m"
      title={t(`dialog_${task}`)}
      onClose={onClose}
      foot={
        <>
          <Button saves={saves} variant="primary" onClick={onDone} {...trackedAs("task-done")}>
            {press}
          </Button>
          <Button onClick={onClose}>{t("later")}</Button>
        </>
      }
    >
      {children}
    </ClosableDialog>
  );
}

/** Inside the native app: opens the rating dialog of the app store (DIALOG-02: rate mobile app). */
export function AppStoreDialog(props: TaskDialogProps) {
  return (
    <DoneElsewhere {...props} task="mobileAppEvaluate" press={t("shop")} saves={false}>
      <p>{t("shopText")}</p>
    </DoneElsewhere>
  );
}

export interface AppDialogProps extends TaskDialogProps {
  readonly task: AppTask;
  /** Pages of the app in the stores; without one the dialog describes the way. */
  readonly stores: AppConfiguration;
  /** True after the request for a rating dialog. The app store does not report whether it shows one, or its result. */
  readonly isReviewRequested: boolean;
}

/** Task done on the phone: instructions and a button to mark it as done (DIALOG-02: rate mobile app). */
export function AppDialog({ task, stores, isReviewRequested, ...props }: AppDialogProps) {
  const hasStore = APP_STORES.some((store) => stores[store] !== undefined);
  return (
    <DoneElsewhere {...props} saves task={task} press={t(`confirm_${task}`)}>
      {isReviewRequested && <p role="status">{t("shopAsked")}</p>}
      {hasStore ? (
        <>
          <StoreLinks stores={stores} />
          <p>
            {t(`inStore_${task}`)} {t(`third_${task}`)}
          </p>
        </>
      ) : (
        <ol className="stack">
          <li>{t(`first_${task}`)}</li>
          <li>{t(`second_${task}`)}</li>
          <li>{t(`third_${task}`)}</li>
        </ol>
      )}
    </DoneElsewhere>
  );
}
