import { withoutOrphans } from "#ui/shared/texts/orphans.ts";
import { InfoDialog } from "#ui/shared/info-dialog.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "serviceNotice");

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
