import { observer } from "mobx-react-lite";
import { formatPolishDate, warsawDateAt } from "#domain/shared-kernel/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import type { SupportViewModel } from "./support.view-model.ts";
import { t } from "./support.texts.ts";

export interface AboutMessageProps {
  readonly model: Pick<SupportViewModel, "messageOf">;
  readonly messageId: string;
}

/** Names the message that the new request will be about (REQ-04). */
export const AboutMessage = observer(function AboutMessage({ model, messageId }: AboutMessageProps) {
  const message = model.messageOf(messageId);
  if (message === undefined) return null;
  const day = formatPolishDate(warsawDateAt(message.createdAt));
  return (
    <Banner tone="info" live="none" title={t("about.title")}>
      {t("about.text", { title: providerText(message.title), day })}
    </Banner>
  );
});
