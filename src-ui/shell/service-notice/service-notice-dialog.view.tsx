import { InfoDialog } from "#ui/shared/info-dialog.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

const t = texts(pl, "serviceNotice");

export interface ServiceNoticeDialogProps {
  readonly kind: "backendAccess" | "rodoRestriction";
  /** Message of the server; default: the portal's text. */
  readonly message: string | undefined;
  readonly onRead: () => void;
}

/** Dialog about an access that the server refused (CALL-08). */
export function ServiceNoticeDialog({ kind, message, onRead }: ServiceNoticeDialogProps) {
  return (
    <InfoDialog alert name={kind} title={t(`${kind}_title`)} onRead={onRead}>
      <p>{message === undefined ? t(kind) : <PolishText>{message}</PolishText>}</p>
    </InfoDialog>
  );
}
