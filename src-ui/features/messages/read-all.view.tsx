import { CheckCheck } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { t } from "./messages.texts.ts";

export interface ReadAllState {
  readonly reading: {
    readonly state: "idle" | "busy" | "done" | "lost" | "refused";
    readonly unreadIds: readonly string[];
    readonly marked: number | undefined;
    readonly left: number;
    readAll(): Promise<void>;
  };
}

/** Number of unread messages from which one button marks them together. */
const FROM = 2;

/** Marks all messages as read, and says how it went (MSG-10). */
export const ReadAll = observer(function ReadAll({ model: { reading } }: { readonly model: ReadAllState }) {
  const { state, unreadIds, marked = 0, left } = reading;
  const isOffered = unreadIds.length >= FROM || state === "busy" || state === "lost" || state === "refused";
  return (
    <IfAvailable feature="messagesReadTogether">
      {isOffered && (
        <p className="reader__all">
          <Button
            saves
            variant="quiet"
            size="s"
            flush
            icon={CheckCheck}
            busy={state === "busy"}
            busyLabel={t("readAll.busy")}
            onClick={() => void reading.readAll()}
            {...trackedAs("messages-read-all")}
          >
            {t("readAll")}
          </Button>
        </p>
      )}
      {(state === "lost" || state === "refused") && (
        <Banner tone="bad" live="alert" title={t(marked === 0 ? `readAll.${state}` : `readAll.${state}Rest`)}>
          {marked > 0 && `${t("readAll.done", { count: marked })} `}
          {t(marked === 0 ? `readAll.${state}Text` : `readAll.${state}RestText`)}
        </Banner>
      )}
      <p role="status" className="reader__marked muted small">
        {state === "done" && t("readAll.done", { count: marked })}
        {state === "done" && left > 0 && ` ${t("readAll.left", { count: left })}`}
      </p>
    </IfAvailable>
  );
});
