import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Dialog, type DialogProps } from "#ui/design-system/dialog.tsx";
import { t } from "./shared.texts.ts";

export interface ClosableDialogProps extends Omit<DialogProps, "onCancel" | "closeLabel" | "dataAttributes"> {
  /** Name in analytics (HTTP-02). */
  readonly name: string;
  /** `undefined` while a request is pending whose outcome this dialog will show. */
  readonly onClose: (() => void) | undefined;
}

/** Dialog that the user can close with "Zamknij", Escape or the back gesture of the device. */
export function ClosableDialog({ name, onClose, ...rest }: ClosableDialogProps) {
  return <Dialog {...rest} dataAttributes={trackedAs(name)} onCancel={onClose} closeLabel={t("close")} />;
}
