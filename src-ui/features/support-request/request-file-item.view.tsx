import { Paperclip } from "lucide-react";
import { observer } from "mobx-react-lite";
import { use, useEffect, useRef } from "react";
import type { RequestFile } from "#domain/support/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import type { RequestFilesViewModel } from "./request-files.view-model.ts";
import { t } from "./support.texts.ts";

export interface RequestFileItemProps {
  readonly file: RequestFile;
  readonly model: Pick<RequestFilesViewModel, "stateOf" | "open" | "markUsed">;
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
      {state.kind === "ready" && <DownloadLink address={state.address} onUse={() => model.markUsed(documentId)} />}
      <span role="status" className="thread__problem">
        {(state.kind === "lost" || state.kind === "gone") && t(`file.${state.kind}`)}
      </span>
    </>
  );
});

/** Link that downloads the file. It is clicked automatically and then removed, because its address is valid once. */
function DownloadLink({ address, onUse }: { readonly address: string; readonly onUse: () => void }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.click(), []);
  return (
    <a ref={link} hidden href={address} download onClick={() => queueMicrotask(onUse)}>
      {t("file.open")}
    </a>
  );
}
