import { observer } from "mobx-react-lite";
import { type ReactNode, useId } from "react";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import type { DialogSize } from "#ui/design-system/dialog.tsx";
import type { FormStatus } from "#ui/shared/forms/form-model.ts";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { SubmitForm } from "#ui/shared/submit-form.tsx";
import { t } from "../services.texts.ts";
import type { WriteProblem } from "./write-form.ts";

/** A form that is sent once. */
export interface WriteDialogViewState {
  readonly form: { readonly status: FormStatus };
  submit(): Promise<string | undefined>;
  readonly problem: WriteProblem | undefined;
}

export interface WriteDialogProps {
  /** What analytics knows it by. */
  readonly name: string;
  readonly size: DialogSize;
  readonly title: string;
  readonly model: WriteDialogViewState;
  readonly submit: string;
  readonly busy: string;
  /** Whether there is anything to send: nothing to choose from yet leaves the button out. */
  readonly canSend: boolean;
  /** "Nie, dziękuję", where closing is an answer. */
  readonly closeLabel?: string | undefined;
  /** What is said once it is done, in place of the form. */
  readonly done: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The head keeps its height while the button in it is away. */
const TITLE_STYLE = { display: "flow-root", minBlockSize: "2.5rem" } as const;

/** A dialog with a form: its fields, what went wrong above them, and what has become of it. */
export const WriteDialog = observer(function WriteDialog({
  name,
  size,
  title,
  model,
  submit,
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
  // who leaves while it is being sent would not learn what has become of it
  const leave = form.status === "busy" ? undefined : onClose;
  const foot = (
    <>
      {!isDone && canSend && (
        <Button variant="primary" type="submit" form={formId} busy={form.status === "busy"} busyLabel={busy}>
          {submit}
        </Button>
      )}
      {leave !== undefined && (
        <Button onClick={leave}>{isDone || closeLabel === undefined ? t("desk.close") : closeLabel}</Button>
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
