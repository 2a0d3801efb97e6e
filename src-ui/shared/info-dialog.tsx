import { type ReactNode, useRef } from "react";
import { Button } from "#ui/design-system/button.tsx";
import { ClosableDialog } from "./closable-dialog.tsx";
import { t } from "./shared.texts.ts";

export interface InfoDialogProps {
  /** Name in analytics (HTTP-02). */
  readonly name: string;
  readonly title: ReactNode;
  /** The dialog interrupts: an action of the user was refused. */
  readonly alert?: boolean | undefined;
  readonly onRead: () => void;
  readonly children: ReactNode;
}

/** Dialog with a text and one button, "Rozumiem" (DIALOG-02, info). */
export function InfoDialog({ name, title, alert = false, onRead, children }: InfoDialogProps) {
  const read = useRef<HTMLButtonElement>(null);
  return (
    <ClosableDialog
      name={name}
      size="m"
      role={alert ? "alertdialog" : "dialog"}
      title={title}
      onClose={onRead}
      focusOn={alert ? read : undefined}
      foot={
        <Button ref={read} variant="primary" onClick={onRead}>
          {t("understood")}
        </Button>
      }
    >
      {children}
    </ClosableDialog>
  );
}
