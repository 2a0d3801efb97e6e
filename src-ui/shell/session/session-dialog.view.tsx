import { useRef, useState } from "react";
import { ANSWERS_ATTRIBUTE, WARNING_MS } from "#domain/session/index.ts";
import { nextAnnouncement } from "./session-warning-announcements.policy.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Countdown } from "#ui/design-system/countdown.tsx";
import { Dialog } from "#ui/design-system/dialog.tsx";
import { LiveRegion } from "#ui/design-system/live-region.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "shell-session");

export interface SessionDialogProps {
  /** Milliseconds until the session ends. */
  readonly leftMs: number;
  /** How much was left when the dialog first came. */
  readonly warningMs?: number | undefined;
  readonly onStay: () => void;
  readonly onLogOut: () => void;
}

/** A press on an answer means what the answer says; any other extends (SESS-12). */
const DECIDES = { [ANSWERS_ATTRIBUTE]: true };

/** The time left before the session ends, and the two answers to it; Escape is "I stay" (SESS-02). */
export function SessionDialog({ leftMs, warningMs = WARNING_MS, onStay, onLogOut }: SessionDialogProps) {
  const stay = useRef<HTMLButtonElement>(null);
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const [before, setBefore] = useState(() => nextAnnouncement(undefined, seconds));
  const announcement = nextAnnouncement(before, seconds);
  if (announcement !== before) setBefore(announcement);
  return (
    <Dialog
      dataAttributes={trackedAs("session")}
      size="s"
      role="alertdialog"
      title={t("sessionTitle")}
      focusOn={stay}
      onCancel={onStay}
      foot={
        <>
          <Button ref={stay} variant="primary" {...DECIDES} onClick={onStay}>
            {t("sessionStay")}
          </Button>
          <Button {...DECIDES} onClick={onLogOut}>
            {t("logOut")}
          </Button>
        </>
      }
    >
      <Countdown seconds={seconds} of={warningMs / 1_000}>
        <p>{t("sessionText")}</p>
        <LiveRegion message={announcement.mark === undefined ? "" : t(`sessionLeft_${announcement.mark}`)} />
      </Countdown>
    </Dialog>
  );
}
