import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Dialog, type DialogProps } from "#ui/design-system/dialog.tsx";
import { t } from "./texts.ts";

export interface ClosableDialogProps extends Omit<DialogProps, "onCancel" | "closeLabel" | "marks"> {
  /** What analytics knows it by (HTTP-02). */
  readonly name: string;
  readonly onClose: () => void;
}

/** A dialog that may be left at any time: by "Zamknij", Escape or the device's back gesture. */
export function ClosableDialog({ name, onClose, ...rest }: ClosableDialogProps) {
  return <Dialog {...rest} marks={trackedAs(name)} onCancel={onClose} closeLabel={t("close")} />;
}
