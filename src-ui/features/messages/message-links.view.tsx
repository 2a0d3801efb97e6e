import { observer } from "mobx-react-lite";
import type { Message } from "#domain/messages/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { formatMoney, type Grosze } from "#domain/shared-kernel/index.ts";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { t } from "./messages.texts.ts";

export interface MessageLinksState {
  /** Returns what is left to pay of the invoice of a message; `undefined` if nothing can be paid, or it is not known. */
  dueAmount(message: Message): Grosze | undefined;
  /** Returns true while it is unknown whether something can be paid. */
  isDuePending(message: Message): boolean;
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
      {entryId !== undefined && due !== undefined && (
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
          <LinkButton href={pathTo("myServices", productId)}>{t("visit")}</LinkButton>
        </IfAvailable>
      )}
    </>
  );
});
