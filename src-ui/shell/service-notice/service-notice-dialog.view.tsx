import { useRef } from "react";
import { Button } from "#ui/design-system/button.tsx";
import { withoutOrphans } from "#ui/i18n/orphans.ts";
import { ClosableDialog } from "#ui/presentation/closable-dialog.tsx";
import { t } from "./texts.ts";

export interface ServiceNoticeDialogProps {
  readonly kind: "backendAccess" | "rodoRestriction";
  /** The provider's own words; without them the portal's. */
  readonly message: string | undefined;
  readonly onRead: () => void;
}

/** What the provider has refused, and why (CALL-08). */
export function ServiceNoticeDialog({ kind, message, onRead }: ServiceNoticeDialogProps) {
  const read = useRef<HTMLButtonElement>(null);
  return (
    <ClosableDialog
      size="m"
      role="alertdialog"
      title={t(`${kind}_title`)}
      onClose={onRead}
      focusOn={read}
      foot={
        <Button ref={read} variant="primary" onClick={onRead}>
          {t("read")}
        </Button>
      }
    >
      <p>{message === undefined ? t(kind) : withoutOrphans(message)}</p>
    </ClosableDialog>
  );
}
