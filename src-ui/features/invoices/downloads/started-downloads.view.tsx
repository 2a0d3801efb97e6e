import { observer } from "#ui/shared/observer.ts";
import { DuplicateDownloadLink } from "#ui/shared/duplicate/duplicate-download-link.tsx";
import { duplicateStatusText } from "#ui/shared/duplicate/duplicate.texts.ts";
import type { DuplicateState } from "#domain/finance/invoice-duplicate.ts";

/** Duplicates that were ordered in the list. */
export interface StartedDownloadsViewState {
  readonly duplicates: ReadonlyMap<string, { readonly state: DuplicateState }>;
}

/**
 * Starts the download of each finished duplicate, and announces its state. Outside the rows, because a row is removed
 * when it scrolls out of view.
 */
export const StartedDownloads = observer(function StartedDownloads({
  model,
}: {
  readonly model: StartedDownloadsViewState;
}) {
  if (model.duplicates.size === 0) return null;
  return (
    <div className="visually-hidden" role="status">
      {[...model.duplicates].map(([entryId, duplicate]) => (
        <StartedDownload key={entryId} duplicate={duplicate} />
      ))}
    </div>
  );
});

const StartedDownload = observer(function StartedDownload({
  duplicate: { state },
}: {
  readonly duplicate: { readonly state: DuplicateState };
}) {
  return (
    <>
      {duplicateStatusText(state)}
      {state.kind === "ready" && <DuplicateDownloadLink key={state.address} address={state.address} hidden />}
    </>
  );
});
