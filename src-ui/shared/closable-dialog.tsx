import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Dialog, type DialogProps } from "#ui/design-system/dialog.tsx";
import { t } from "./texts.ts";

export interface ClosableDialogProps extends Omit<DialogProps, "onCancel" | "closeLabel" | "dataAttributes"> {
  /** What analytics knows it by (HTTP-02). */
  readonly name: string;
  /** `undefined`: not now, something is being sent whose outcome will be told here. */
  readonly onClose: (() => void) | undefined;
}

/** A dialog that may be left: by "Zamknij", Escape or the device's back gesture. */
export function ClosableDialog({ name, onClose, ...rest }: ClosableDialogProps) {
  return <Dialog {...rest} dataAttributes={trackedAs(name)} onCancel={onClose} closeLabel={t("close")} />;
}
