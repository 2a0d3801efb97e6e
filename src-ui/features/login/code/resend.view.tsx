import "#ui/design-system/forms/code-field.css";
import { useEffect, useState } from "react";
import { Button } from "#ui/design-system/button.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "login.code");

const TICK_MS = 1_000;

/** Returns the whole seconds until `then`; 0 once it has passed. */
function useSecondsUntil(then: number, now: () => number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(then, now()));
  useEffect(() => {
    const look = () => setSeconds(secondsUntil(then, now()));
    look();
    const ticking = window.setInterval(look, TICK_MS);
    return () => window.clearInterval(ticking);
  }, [then, now]);
  return seconds;
}

const secondsUntil = (then: number, now: number): number => Math.max(0, Math.ceil((then - now) / 1_000));

/** Countdown to the next code, then the resend button. Announces once that the button is available. */
export function Resend({
  againAt,
  now,
  onResend,
}: {
  readonly againAt: number;
  readonly now: () => number;
  readonly onResend: () => void;
}) {
  const seconds = useSecondsUntil(againAt, now);
  const waiting = seconds > 0;
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <>
      {waiting ? (
        <p className="resend">
          {t("wait")} <time dateTime={`PT${seconds}S`}>{time}</time>
        </p>
      ) : (
        <div>
          <Button variant="quiet" flush onClick={onResend}>
            {t("another")}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {waiting ? "" : t("ready")}
      </p>
    </>
  );
}
