import { observer } from "#ui/shared/observer.ts";
import { useRef } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import type { ConnectedDevice, RouterQuestion } from "#domain/wifi/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { t, frequencyName } from "./wifi.texts.ts";

export interface RouterDialogViewState {
  readonly question: RouterQuestion | undefined;
  readonly busy: boolean;
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
  const { question, busy } = model;
  if (question === undefined) return null;
  const isDanger = question.kind === "defaults";
  const name = question.kind === "off" ? frequencyName(question.frequencyType) : "";
  const dropped = connected.filter(
    ({ frequencyType }) => question.kind !== "off" || frequencyType === question.frequencyType,
  ).length;
  return (
    <ClosableDialog
      name={`wifi-${question.kind}`}
      size="m"
      role="alertdialog"
      title={t(`ask.${question.kind}`, { name })}
      onClose={busy ? undefined : () => model.cancel()}
      focusOn={isDanger ? safe : confirm}
      foot={
        <>
          <Button
            saves
            ref={confirm}
            variant={isDanger ? "danger" : "primary"}
            busy={busy}
            busyLabel={t("sending")}
            onClick={() => void model.confirm()}
            {...trackedAs(`wifi-${question.kind}-confirm`)}
          >
            {t(`ask.${question.kind}.yes`)}
          </Button>
          <Button ref={safe} onClick={() => model.cancel()}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{t(`ask.${question.kind}.text`, { name })}</p>
        {isDanger && message}
        {dropped > 0 && <p>{t("ask.drop", { count: dropped })}</p>}
        <p className="muted">{t("ask.here")}</p>
      </div>
    </ClosableDialog>
  );
});
