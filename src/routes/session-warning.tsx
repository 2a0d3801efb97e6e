import { observer } from "mobx-react-lite";
import type { SessionKeeper } from "#ui/stores/session/session-keeper.ts";
import { SessionDialog } from "#ui/shell/session/session-dialog.view.tsx";

/**
 * The warning of a session that runs out (SESS-02). Apart from the frame, so that only it is drawn anew each second.
 */
export const SessionWarning = observer(function SessionWarning({
  keeper,
  onLogOut,
}: {
  readonly keeper: SessionKeeper;
  readonly onLogOut: () => void;
}) {
  const { warning } = keeper;
  return warning === undefined ? null : (
    <SessionDialog
      leftMs={warning.leftMs}
      warningMs={keeper.warningMs}
      onStay={() => keeper.extend()}
      onLogOut={onLogOut}
    />
  );
});
