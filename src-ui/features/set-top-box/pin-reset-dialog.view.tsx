import { observer } from "#ui/shared/observer.ts";
import { useRef } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { t } from "./set-top-box.texts.ts";
import type { SetTopBoxViewState } from "./set-top-box.view.tsx";

/** Asks before the PIN of a decoder is reset. */
export const PinResetDialog = observer(function PinResetDialog({
  model,
  name,
}: {
  readonly model: SetTopBoxViewState;
  /** Name of the decoder among the others. */
  readonly name: string;
}) {
  const confirm = useRef<HTMLButtonElement>(null);
  const { isSending } = model;
  return (
    <ClosableDialog
      name="decoder-pin"
      size="m"
      role="alertdialog"
      title={t("ask.title")}
      onClose={isSending ? undefined : () => model.cancel()}
      focusOn={confirm}
      foot={
        <>
          <Button
            saves
            ref={confirm}
            variant="primary"
            busy={isSending}
            busyLabel={t("sending")}
            onClick={() => void model.confirm()}
            {...trackedAs("decoder-pin-confirm")}
          >
            {t("ask.yes")}
          </Button>
          <Button onClick={() => model.cancel()}>{t("cancel")}</Button>
        </>
      }
    >
      <p>{t("ask.text", { model: name })}</p>
    </ClosableDialog>
  );
});
