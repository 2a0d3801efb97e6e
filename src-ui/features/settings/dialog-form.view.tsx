import { observer } from "#ui/shared/observer.ts";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import type { DialogSize } from "#ui/design-system/dialog.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { formatDeadline } from "#ui/shared/format-deadline.ts";
import { SubmitForm } from "#ui/shared/submit-form.tsx";
import { tryLaterText, tryLaterTitle } from "#ui/shared/try-later/try-later-text.ts";
import type { SettingProblem } from "./setting-problem.ts";
import { t } from "./settings.texts.ts";

export interface DialogFormModel {
  readonly form: { readonly busy: boolean };
  readonly problem: SettingProblem | undefined;
  submit(): Promise<string | undefined>;
  watchUnsavedChanges(): (() => void) | undefined;
  leave(close: () => void): void;
}

export interface DialogFormProps {
  /** Name of the dialog for analytics. */
  readonly name: string;
  readonly size?: DialogSize;
  readonly title: string;
  readonly model: DialogFormModel;
  readonly submit: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Dialog with one form: errors above its fields and two buttons. */
export const DialogForm = observer(function DialogForm({
  name,
  size = "m",
  title,
  model,
  submit,
  onClose,
  children,
}: DialogFormProps) {
  const formId = useId();
  const {
    form: { busy },
    problem,
  } = model;
  useEffect(() => model.watchUnsavedChanges(), [model]);
  const leave = () => model.leave(onClose);
  return (
    <ClosableDialog
      name={name}
      size={size}
      title={title}
      // The dialog cannot be closed while sending, so that the user sees the result.
      onClose={busy ? undefined : leave}
      foot={
        <>
          <Button
            saves
            variant="primary"
            type="submit"
            form={formId}
            busy={busy}
            busyLabel={t("saving")}
            {...trackedAs(`${name}-save`)}
          >
            {submit}
          </Button>
          {!busy && <Button onClick={leave}>{t("cancel")}</Button>}
        </>
      }
    >
      <SubmitForm id={formId} submit={() => model.submit()}>
        <SettingProblemBanner problem={problem} />
        {children}
      </SubmitForm>
    </ClosableDialog>
  );
});

export interface SettingConfirmDialogProps {
  readonly name: string;
  readonly title: string;
  readonly confirmLabel: string;
  readonly busy: boolean;
  readonly busyLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Confirmation of a removal; the cancel button has the focus. */
export function SettingConfirmDialog({
  name,
  title,
  confirmLabel,
  busy,
  busyLabel,
  onConfirm,
  onCancel,
  children,
}: SettingConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <ClosableDialog
      name={name}
      size="m"
      role="alertdialog"
      title={title}
      focusOn={safe}
      onClose={busy ? undefined : onCancel}
      foot={
        <>
          <Button saves variant="danger" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button ref={safe} onClick={onCancel}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      {children}
    </ClosableDialog>
  );
}

/** Error of a write that failed or is uncertain. */
export function SettingProblemBanner({ problem }: { readonly problem: SettingProblem | undefined }) {
  if (problem === undefined) return null;
  const { kind } = problem;
  if (kind === "locked") {
    const { until, reportedAt } = problem;
    return (
      <Banner
        tone="bad"
        live="alert"
        title={
          until === undefined
            ? t("problem.locked")
            : t("problem.lockedUntil", { time: formatDeadline(until, reportedAt) })
        }
      >
        {t("problem.lockedText")}
      </Banner>
    );
  }
  if (kind === "try-later")
    return (
      <Banner tone="notice" live="alert" title={tryLaterTitle()}>
        {tryLaterText(problem)}
      </Banner>
    );
  return (
    <Banner tone={kind === "unknown" ? "notice" : "bad"} live="alert" title={t(`problem.${kind}`)}>
      {t(`problem.${kind}Text`)}
    </Banner>
  );
}
