import { type ReactNode, useEffect, useState } from "react";
import type {} from "#ui/design-system/custom-properties.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Loading, type LoadingProps } from "#ui/design-system/skeleton.tsx";
import { t } from "./shared.texts.ts";

/** Time after which a section without a response says so, ms (CALL-20). */
const LATE_MS = 10_000;

export interface LoadingSectionProps extends LoadingProps {
  /** Asks again; `undefined` where that is not possible. */
  readonly onRetry: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Skeleton of a section. Says after ten seconds that it takes long, and offers to ask again (CALL-20). */
export function LoadingSection({ onRetry, ...loading }: LoadingSectionProps) {
  const [turn, setTurn] = useState(0);
  const [lateTurn, setLateTurn] = useState<number>();
  useEffect(() => {
    const timer = window.setTimeout(() => setLateTurn(turn), LATE_MS);
    return () => window.clearTimeout(timer);
  }, [turn]);
  if (onRetry === undefined || lateTurn === undefined) return <Loading {...loading} />;
  const askAgain = (): void => {
    setTurn(turn + 1);
    onRetry();
  };
  // The button stays after a press, because it has the focus.
  return (
    <div className="stack" style={{ "--stack": "var(--space-4)" }}>
      <p className="cluster" role="status">
        {t("takesLong")}{" "}
        <Button saves={false} size="s" busy={lateTurn !== turn} busyLabel={t("retrying")} onClick={askAgain}>
          {t("retry")}
        </Button>
      </p>
      <Loading {...loading} />
    </div>
  );
}
