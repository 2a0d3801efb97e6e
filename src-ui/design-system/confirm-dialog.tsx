import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

export interface ConfirmDialogProps {
  /** The question: "Usunąć to urządzenie?" */
  readonly title: ReactNode;
  /** Consequences of the action. */
  readonly children: ReactNode;
  /** The verb of the question: "Usuń urządzenie". */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** Destructive action: the confirming button is red, and the other one has the focus. */
  readonly danger?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
  /** Attributes of the dialog's element, for example for analytics. */
  readonly dataAttributes?: Readonly<Record<string, string>> | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Modal question; may stand above another dialog. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    confirmLabel,
    cancelLabel,
    danger = false,
    busy = false,
    busyLabel,
    dataAttributes,
    onConfirm,
    onCancel,
  } = props;
  const safe = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      dataAttributes={dataAttributes}
      size="m"
      role="alertdialog"
      title={title}
      onCancel={onCancel}
      focusOn={danger ? safe : confirm}
      foot={
        <>
          <Button
            saves={false}
            ref={confirm}
            variant={danger ? "danger" : "primary"}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button ref={safe} onClick={onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
