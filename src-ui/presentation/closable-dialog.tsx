import { Dialog, type DialogProps } from "#ui/design-system/dialog.tsx";
import { t } from "./texts.ts";

export interface ClosableDialogProps extends Omit<DialogProps, "onCancel" | "closeLabel"> {
  readonly onClose: () => void;
}

/** A dialog that may be left at any time: by "Zamknij", Escape or the device's back gesture. */
export function ClosableDialog({ onClose, ...rest }: ClosableDialogProps) {
  return <Dialog {...rest} onCancel={onClose} closeLabel={t("close")} />;
}
