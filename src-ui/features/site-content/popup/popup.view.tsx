import "../site-content.css";
import { Button } from "#ui/design-system/button.tsx";
import { ErrorBoundary } from "#ui/design-system/error-boundary.tsx";
import { SafeHtml } from "#ui/design-system/safe-html/safe-html.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "popup");

export interface PopupViewProps {
  /** Client flag `popupMessage` as sent by the server. */
  readonly html: string;
  readonly onClose: () => void;
}

/**
 * Message for one customer (SITE-04), as sanitised HTML (SITE-01). If rendering fails, the dialog shows an error and
 * can be closed.
 */
export function PopupView({ html, onClose }: PopupViewProps) {
  return (
    <ClosableDialog
      name="popup-message"
      size="m"
      title={t("title")}
      onClose={onClose}
      foot={
        <Button variant="primary" onClick={onClose}>
          {t("read")}
        </Button>
      }
    >
      <ErrorBoundary fallback={() => <p>{t("broken")}</p>}>
        <SafeHtml className="operator-html" html={html} />
      </ErrorBoundary>
    </ClosableDialog>
  );
}
