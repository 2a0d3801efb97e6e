import "./chat.css";
import { ArrowDown } from "lucide-react";
import { memo, useState } from "react";
import type { ChatLine } from "#domain/chat/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { ErrorBoundary } from "#ui/design-system/error-boundary.tsx";
import { LiveRegion } from "#ui/design-system/live-region.tsx";
import { t } from "./chat.texts.ts";
import { LineView, type LineActions } from "./line.view.tsx";
import { useLogWindow } from "./use-log-window.ts";
import { observer } from "#ui/shared/observer.ts";

interface LogProps extends LineActions {
  readonly lines: readonly ChatLine[];
  readonly typing: boolean;
  /** Announces new messages to screen readers; off in a former chat, which is read as a whole. */
  readonly live?: boolean;
}

/**
 * Message log. Announces new messages while the log is scrolled to its end, otherwise only their number: the log itself
 * would also announce older lines that scrolling adds. Renders only when its lines change.
 */
export const LogView = memo(
  observer(function LogView({ lines, typing, live = true, ...actions }: LogProps) {
    const { log, from, to, atEnd, older, newer, toEnd, onScroll } = useLogWindow(lines.length, lines, typing);
    const below = useCountBelow(lines, atEnd);
    return (
      <>
        <div
          ref={log}
          className="chat__log"
          role={live ? "log" : "group"}
          aria-live={live ? (atEnd ? "polite" : "off") : undefined}
          aria-label={t("log")}
          tabIndex={0}
          onScroll={onScroll}
        >
          {from > 0 && (
            <Button size="s" variant="quiet" onClick={older}>
              {t("log.older")}
            </Button>
          )}
          {lines.slice(from, to).map((line) => (
            <div key={line.key} data-line="" className="chat__item">
              <ErrorBoundary fallback={() => <p className="chat__line">{t("content.unreadable")}</p>}>
                <LineView line={line} {...actions} />
              </ErrorBoundary>
            </div>
          ))}
          {to < lines.length && (
            <Button size="s" variant="quiet" onClick={newer}>
              {t("log.newer")}
            </Button>
          )}
          {typing && (
            <div className="bubble" aria-hidden="true">
              <span className="typing">
                <i />
                <i />
                <i />
              </span>
            </div>
          )}
        </div>
        {!atEnd && (
          <div className="chat__latest">
            <Button size="s" icon={ArrowDown} onClick={toEnd}>
              {t("log.latest")}
            </Button>
          </div>
        )}
        {live && <LiveRegion message={below === 0 ? "" : t("log.below", { count: below })} />}
      </>
    );
  }),
  isSameLog,
);

/** Returns the number of messages from the other side that came since the log was last scrolled to its end. */
function useCountBelow(lines: readonly ChatLine[], atEnd: boolean): number {
  const received = lines.filter((line) => line.kind === "message" && line.message.sender !== "customer").length;
  const [seen, setSeen] = useState(received);
  if (atEnd && seen !== received) setSeen(received);
  return atEnd ? 0 : Math.max(0, received - seen);
}

/** Ignores the callbacks: their identity changes at each render but their behaviour does not. */
function isSameLog(one: LogProps, other: LogProps): boolean {
  return (
    one.lines === other.lines &&
    one.typing === other.typing &&
    one.isWritable === other.isWritable &&
    one.live === other.live &&
    one.host === other.host
  );
}
