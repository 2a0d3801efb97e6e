import { CircleAlert, Download } from "lucide-react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { buttonClass } from "#ui/design-system/button-look.ts";
import { LoaderCircle } from "#ui/design-system/critical-icons.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { duplicateFailureTexts } from "#ui/shared/duplicate/duplicate.texts.ts";
import type { DuplicateFailureReason } from "#domain/finance/invoice-duplicate.ts";
import { t } from "../invoices.texts.ts";

const LOOK = buttonClass({ variant: "quiet", size: "s" }, true);
/* One element for all rows: React skips an element that it has rendered. */
const IDLE = <Icon of={Download} size="s" />;
const BUSY = <Icon of={LoaderCircle} size="s" />;

const INVISIBLE = { visibility: "hidden" } as const;

export interface EntryDownloadButtonProps {
  /** Number of the entry. */
  readonly number: string;
  readonly isBusy: boolean;
  /** False for an entry without a document: a long list keeps the button in the row, invisible and out of reach. */
  readonly isShown: boolean;
  readonly onPress: () => void;
}

/**
 * Button of a row that downloads the duplicate in place (FIN-12). A plain element with the look of `IconButton`,
 * because long lists render it several times in each frame.
 */
export function EntryDownloadButton({ number, isBusy, isShown, onPress }: EntryDownloadButtonProps) {
  return (
    <button
      type="button"
      className={LOOK}
      style={isShown ? undefined : INVISIBLE}
      aria-busy={isBusy ? true : undefined}
      aria-disabled={isBusy ? true : undefined}
      aria-label={t("entry.download", { number })}
      onClick={isBusy ? undefined : onPress}
      {...trackedAs("invoice-download", "DOWNLOAD")}
    >
      {isBusy ? BUSY : IDLE}
    </button>
  );
}

const PROBLEM = { color: "var(--bad)" };

/** Reason why the duplicate was not downloaded, and what to do. */
export function EntryDownloadFailure({ why }: { readonly why: DuplicateFailureReason }) {
  const { title, advice } = duplicateFailureTexts(why);
  return (
    <small role="alert" style={PROBLEM}>
      <Icon of={CircleAlert} size="s" />
      {title} {advice}
    </small>
  );
}
