import { observer } from "#ui/shared/observer.ts";
import { type ReactNode, useId } from "react";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import type { ButtonVariant } from "#ui/design-system/button-look.ts";
import type { DialogSize } from "#ui/design-system/dialog.tsx";
import type { FormStatus } from "#ui/shared/forms/form-model.ts";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { SubmitForm } from "#ui/shared/submit-form.tsx";
import { t } from "../services.texts.ts";
import type { ServiceWriteProblem } from "./write-form.ts";

export interface WriteDialogViewState {
  readonly form: { readonly status: FormStatus };
  submit(): Promise<string | undefined>;
  readonly problem: ServiceWriteProblem | undefined;
}

export interface WriteDialogProps {
  /** Name for analytics. */
  readonly name: string;
  readonly size: DialogSize;
  readonly title: string;
  readonly model: WriteDialogViewState;
  readonly submit: string;
  /** Look of the submit button; default: primary. */
  readonly submitVariant?: Extract<ButtonVariant, "primary" | "danger"> | undefined;
  readonly busy: string;
  /** False while there is nothing to choose from: the submit button is hidden. */
  readonly canSend: boolean;
  /** "Nie, dziękuję", when closing is an answer. */
  readonly closeLabel?: string | undefined;
  /** Content shown after success, instead of the form. */
  readonly done: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Keeps the height of the head while its close button is hidden. */
const TITLE_STYLE = { display: "flow-root", minBlockSize: "2.5rem" } as const;

/** Dialog with a form, the problem above its fields, and the result. */
export const WriteDialog = observer(function WriteDialog({
  name,
  size,
  title,
  model,
  submit,
  submitVariant = "primary",
  busy,
  canSend,
  closeLabel,
  done,
  onClose,
  children,
}: WriteDialogProps) {
  const formId = useId();
  const { form, problem } = model;
  const isDone = form.status === "done";
  // Closing is disabled while the write runs, because the customer would not see its outcome.
  const leave = form.status === "busy" ? undefined : onClose;
  const foot = (
    <>
      {!isDone && canSend && (
        <Button
          saves
          variant={submitVariant}
          type="submit"
          form={formId}
          busy={form.status === "busy"}
          busyLabel={busy}
        >
          {submit}
        </Button>
      )}
      {leave !== undefined && (
        <Button onClick={leave}>
          {isDone ? t("dialog.close") : (closeLabel ?? t(canSend ? "dialog.cancel" : "dialog.close"))}
        </Button>
      )}
    </>
  );
  return (
    <ClosableDialog
      name={name}
      size={size}
      title={<span style={TITLE_STYLE}>{title}</span>}
      onClose={leave}
      foot={foot}
    >
      <div aria-live="polite">{isDone && done}</div>
      {!isDone && (
        <SubmitForm id={formId} submit={() => model.submit()}>
          {problem !== undefined && (
            <Banner tone="bad" live="alert" title={t(`problem.${problem}`)}>
              {t(`problem.${problem}Text`)}
            </Banner>
          )}
          {children}
        </SubmitForm>
      )}
    </ClosableDialog>
  );
});
