import type { CustomerDocument, DocumentDelivery } from "#domain/documents/index.ts";
import { formatDateTime } from "#ui/shared/formats.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./documents.texts.ts";

/** Says when and how a document was sent: "Wysłano e-mailem na m•••@poczta.example, 12-03-2026, 10:14". */
export function deliveryText({ channel, recipient, at }: DocumentDelivery): string {
  const moment = formatDateTime(at);
  return recipient === undefined
    ? t(`deliveryTo_${channel}`, { moment })
    : t(`delivery_${channel}`, { moment, recipient: providerText(recipient) });
}

/** Says what is known about the sending of a document without a readable delivery. */
export function noDeliveryText({ hasUnreadDeliveries }: Pick<CustomerDocument, "hasUnreadDeliveries">): string {
  return hasUnreadDeliveries ? t("deliveryUnread") : t("undelivered");
}
