import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import type { UndeletedMessage } from "./message-writes.ts";
import type { MessagePageState } from "./message-page.view.tsx";
import { t } from "./messages.texts.ts";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";

export interface UndeletedBannerState extends Pick<MessagePageState, "remove"> {
  dismissUndeleted(id: string): void;
}

/** Reports a message that was not deleted, with a retry. */
export function UndeletedBanner({
  undeleted: { message, why },
  model,
}: {
  readonly undeleted: UndeletedMessage;
  readonly model: UndeletedBannerState;
}) {
  return (
    <Banner
      tone="bad"
      live="alert"
      title={
        <TextWithPolish
          t={t}
          of={why === "lost" ? "deletion.lost" : "deletion.refused"}
          parts={{ title: message.title }}
        />
      }
      action={
        <>
          <Button
            saves
            variant="quiet"
            size="s"
            onClick={() => model.remove(message)}
            {...trackedAs("message-remove-retry")}
          >
            {t("deletion.retry")}
          </Button>
          <Button
            variant="quiet"
            size="s"
            onClick={() => model.dismissUndeleted(message.clientMessageId)}
            {...trackedAs("message-remove-close")}
          >
            {t("deletion.close")}
          </Button>
        </>
      }
    >
      {why === "lost" ? t("deletion.lostText") : t("deletion.refusedText")}
    </Banner>
  );
}
