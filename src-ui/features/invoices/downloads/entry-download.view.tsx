import { CircleAlert, Download } from "lucide-react";
import { observer } from "mobx-react-lite";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { duplicateFailureTexts } from "#ui/shared/duplicate/duplicate.texts.ts";
import type { DuplicateState } from "#domain/finance/invoice-duplicate.ts";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { t } from "../invoices.texts.ts";

/** Duplicate of one entry; `undefined` if it was not ordered. */
export interface EntryDownloadViewState {
  readonly duplicate: { readonly state: DuplicateState; readonly busy: boolean } | undefined;
  orderDuplicate(): void;
}

/** Button of a row that downloads the duplicate in place (FIN-12). */
export const EntryDownloadButton = observer(function EntryDownloadButton({
  model,
  number,
}: {
  readonly model: EntryDownloadViewState;
  readonly number: string;
}) {
  return (
    <IfAvailable feature="documents">
      <Button
        variant="quiet"
        size="s"
        className="btn--icon"
        saves={false}
        icon={Download}
        busy={model.duplicate?.busy ?? false}
        aria-label={t("entry.download", { number })}
        onClick={() => model.orderDuplicate()}
        {...trackedAs("invoice-download", "DOWNLOAD")}
      />
    </IfAvailable>
  );
});

const PROBLEM = { color: "var(--bad)" };

/** Reason why the duplicate was not downloaded, and what to do. */
export const EntryDownloadFailure = observer(function EntryDownloadFailure({
  model: { duplicate },
}: {
  readonly model: EntryDownloadViewState;
}) {
  if (duplicate?.state.kind !== "problem") return null;
  const { title, advice } = duplicateFailureTexts(duplicate.state.why);
  return (
    <small role="alert" style={PROBLEM}>
      <Icon of={CircleAlert} size="s" />
      {title} {advice}
    </small>
  );
});
