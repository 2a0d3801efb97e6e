import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import type { ConnectedDevice, RouterQuestion } from "#domain/wifi/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { t, frequencyName } from "./wifi.texts.ts";

export interface RouterDialogViewState {
  readonly asked: RouterQuestion | undefined;
  readonly isSending: boolean;
  confirm(): Promise<void>;
  cancel(): void;
}

/** Asks before devices are disconnected. `connected`: devices known to be connected. */
export const RouterDialog = observer(function RouterDialog({
  model,
  connected,
  message,
}: {
  readonly model: RouterDialogViewState;
  readonly connected: readonly ConnectedDevice[];
  /** Operator's text about factory settings. */
  readonly message: React.ReactNode;
}) {
  const safe = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const { asked, isSending } = model;
  if (asked === undefined) return null;
  const isDanger = asked.kind === "defaults";
  const name = asked.kind === "off" ? frequencyName(asked.frequencyType) : "";
  const dropped = connected.filter(
    ({ frequencyType }) => asked.kind !== "off" || frequencyType === asked.frequencyType,
  ).length;
  return (
    <ClosableDialog
      name={`wifi-${asked.kind}`}
      size="m"
      role="alertdialog"
      title={t(`ask.${asked.kind}`, { name })}
      onClose={isSending ? undefined : () => model.cancel()}
      focusOn={isDanger ? safe : confirm}
      foot={
        <>
          <Button
            ref={confirm}
            variant={isDanger ? "danger" : "primary"}
            busy={isSending}
            busyLabel={t("sending")}
            onClick={() => void model.confirm()}
            {...trackedAs(`wifi-${asked.kind}-confirm`)}
          >
            {t(`ask.${asked.kind}.yes`)}
          </Button>
          <Button ref={safe} onClick={() => model.cancel()}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{t(`ask.${asked.kind}.text`, { name })}</p>
        {isDanger && message}
        {dropped > 0 && <p>{t("ask.drop", { count: dropped })}</p>}
        <p className="muted">{t("ask.here")}</p>
      </div>
    </ClosableDialog>
  );
});
