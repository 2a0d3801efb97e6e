import { withoutOrphans } from "#ui/i18n/orphans.ts";
import { InfoDialog } from "#ui/presentation/info-dialog.tsx";
import { t } from "./texts.ts";

export interface ServiceNoticeDialogProps {
  readonly kind: "backendAccess" | "rodoRestriction";
  /** The provider's own words; without them the portal's. */
  readonly message: string | undefined;
  readonly onRead: () => void;
}

/** What the provider has refused, and why (CALL-08). */
export function ServiceNoticeDialog({ kind, message, onRead }: ServiceNoticeDialogProps) {
  return (
    <InfoDialog alert name={kind} title={t(`${kind}_title`)} onRead={onRead}>
      <p>{message === undefined ? t(kind) : withoutOrphans(message)}</p>
    </InfoDialog>
  );
}
