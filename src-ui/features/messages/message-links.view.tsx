import { observer } from "#ui/shared/observer.ts";
import type { Message } from "#domain/messages/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { formatMoney } from "#ui/shared/formats.ts";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { IfPage } from "#ui/shared/if-page.tsx";
import type { MessageDue } from "./due-of-message.ts";
import { t } from "./messages.texts.ts";

export interface MessageLinksState {
  /** Returns what is left to pay of the invoice of a message. */
  dueAmount(message: Message): MessageDue;
}

/** Links to what a message is about: its invoice and the payment, or the visit (MSG-07). */
export const MessageLinks = observer(function MessageLinks({
  model,
  message,
}: {
  readonly model: MessageLinksState;
  readonly message: Message;
}) {
  const { entryId, productId } = message;
  const due = model.dueAmount(message);
  return (
    <>
      {entryId !== undefined && typeof due === "number" && (
        <IfAvailable feature="payments">
          <LinkButton variant="pay" href={`${pathTo("invoice")}?pay=${encodeURIComponent(entryId)}`}>
            {t("pay", { amount: formatMoney(due) })}
          </LinkButton>
        </IfAvailable>
      )}
      {entryId !== undefined && (
        <IfAvailable feature="invoices">
          <LinkButton href={pathTo("invoiceDetails", entryId)}>{t("invoice")}</LinkButton>
        </IfAvailable>
      )}
      {productId !== undefined && (
        <IfAvailable feature="appointments">
          <IfPage page="myServices">
            <LinkButton href={pathTo("myServices", productId)}>{t("visit")}</LinkButton>
          </IfPage>
        </IfAvailable>
      )}
    </>
  );
});
