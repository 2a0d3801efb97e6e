import { useEffect, useState } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "resend-code");

const TICK_MS = 1_000;

const secondsUntil = (then: number, now: number): number => Math.max(0, Math.ceil((then - now) / TICK_MS));

/** Time until another code can be requested, then the button that requests it. */
export function ResendCode({
  againAt,
  now,
  busy,
  name,
  onResend,
}: {
  readonly againAt: number;
  readonly now: () => number;
  readonly busy: boolean;
  /** Name of the button in analytics. */
  readonly name: string;
  readonly onResend: () => void;
}) {
  const [seconds, setSeconds] = useState(() => secondsUntil(againAt, now()));
  useEffect(() => {
    const look = () => setSeconds(secondsUntil(againAt, now()));
    look();
    const ticking = window.setInterval(look, TICK_MS);
    return () => window.clearInterval(ticking);
  }, [againAt, now]);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <>
      {seconds > 0 ? (
        <p className="resend">
          {t("wait")} <time dateTime={`PT${seconds}S`}>{time}</time>
        </p>
      ) : (
        <div>
          <Button saves variant="quiet" flush busy={busy} busyLabel={t("busy")} onClick={onResend} {...trackedAs(name)}>
            {t("another")}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {seconds > 0 ? "" : t("ready")}
      </p>
    </>
  );
}
