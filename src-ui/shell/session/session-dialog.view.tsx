import { useEffect, useRef, useState } from "react";
import { ANSWERS_ATTRIBUTE, WARNING_MS } from "#domain/session/index.ts";
import { TitlePrefix } from "#ui/shell/title-prefix.ts";
import { nextAnnouncement } from "./session-warning-announcements.policy.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Countdown, formatCountdown } from "#ui/design-system/countdown.tsx";
import { Dialog } from "#ui/design-system/dialog.tsx";
import { LiveRegion } from "#ui/design-system/live-region.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "shell-session");

export interface SessionDialogProps {
  /** Time until the session ends (ms). */
  readonly leftMs: number;
  /** True if the session cannot be extended (SESS-15). */
  readonly isFinal?: boolean;
  /** Time left when the dialog opened (ms). */
  readonly warningMs?: number | undefined;
  readonly onStay: () => void;
  readonly onLogOut: () => void;
}

/** Buttons that decide by themselves; any other press extends the session (SESS-12). */
const DECIDES = { [ANSWERS_ATTRIBUTE]: true };

/**
 * Dialog with the time left and two answers; Escape extends the session (SESS-02), or closes the dialog before the
 * latest end.
 */
export function SessionDialog({
  leftMs,
  isFinal = false,
  warningMs = WARNING_MS,
  onStay,
  onLogOut,
}: SessionDialogProps) {
  const stay = useRef<HTMLButtonElement>(null);
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const [before, setBefore] = useState(() => nextAnnouncement(undefined, seconds));
  const announcement = nextAnnouncement(before, seconds);
  if (announcement !== before) setBefore(announcement);
  useTitleCountdown(seconds);
  return (
    <Dialog
      dataAttributes={trackedAs("session")}
      size="s"
      role="alertdialog"
      title={t(isFinal ? "finalTitle" : "sessionTitle")}
      focusOn={stay}
      onCancel={onStay}
      foot={
        <>
          <Button ref={stay} variant="primary" {...DECIDES} onClick={onStay} {...trackedAs("session-stay")}>
            {t(isFinal ? "finalRead" : "sessionStay")}
          </Button>
          <Button {...DECIDES} onClick={onLogOut} {...trackedAs("log-out")}>
            {t("logOut")}
          </Button>
        </>
      }
    >
      <Countdown seconds={seconds} of={warningMs / 1_000}>
        <p>{t(isFinal ? "finalText" : "sessionText")}</p>
        <LiveRegion message={announcement.mark === undefined ? "" : t(`sessionLeft_${announcement.mark}`)} />
      </Countdown>
    </Dialog>
  );
}

/** Shows the time left in the title of the tab, which is visible while another tab or window is used (SESS-02). */
function useTitleCountdown(seconds: number): void {
  const prefix = useRef<TitlePrefix>(undefined);
  useEffect(() => {
    const created = new TitlePrefix(document, (left) => t("titleLeft", { left: formatCountdown(left) }));
    prefix.current = created;
    return () => created.stop();
  }, []);
  useEffect(() => prefix.current?.show(seconds), [seconds]);
}
