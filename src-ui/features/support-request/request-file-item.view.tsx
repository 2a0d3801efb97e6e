import { Paperclip } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { use } from "react";
import type { RequestFile } from "#domain/support/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { DownloadOnceLink } from "#ui/shared/download-once-link.tsx";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import type { DocumentDownloads } from "#ui/stores/offers/document-downloads.ts";
import { t } from "./support.texts.ts";

export interface RequestFileItemProps {
  readonly file: RequestFile;
  readonly model: Pick<DocumentDownloads, "stateOf" | "open" | "markUsed">;
}

/** File of a message: a button that downloads it, or its name if it cannot be opened (REQ-02). */
export function RequestFileItem({ file: { name, documentId }, model }: RequestFileItemProps) {
  const canOpen = !use(UnavailableFeaturesContext).has("documents");
  return (
    <li>
      {documentId !== undefined && canOpen ? (
        <OpenFile name={name} documentId={documentId} model={model} />
      ) : (
        <>
          <Icon of={Paperclip} size="s" />
          {name}
        </>
      )}
    </li>
  );
}

const OpenFile = observer(function OpenFile({
  name,
  documentId,
  model,
}: {
  readonly name: string;
  readonly documentId: string;
} & Pick<RequestFileItemProps, "model">) {
  const state = model.stateOf(documentId);
  return (
    <>
      <Button
        saves={false}
        variant="quiet"
        size="s"
        flush
        icon={Paperclip}
        busy={state.kind === "busy"}
        busyLabel={t("file.opening", { name })}
        {...trackedAs("support-file", "DOWNLOAD")}
        onClick={() => void model.open(documentId)}
      >
        <VisuallyHidden>{t("file.open")}</VisuallyHidden> {name}
      </Button>
      {state.kind === "ready" && (
        <DownloadOnceLink address={state.address} name={name} onUse={() => model.markUsed(documentId)} />
      )}
      <span role="status" className="thread__problem">
        {(state.kind === "lost" || state.kind === "gone") && t(`file.${state.kind}`)}
      </span>
    </>
  );
});
