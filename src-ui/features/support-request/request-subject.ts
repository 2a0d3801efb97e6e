import type { Message, Outage } from "#domain/messages/index.ts";
import {
  addressLine,
  allVisibleProducts,
  displayName,
  visibleProducts,
  type Address,
  type Product,
} from "#domain/products/index.ts";
import { formatPolishDate, warsawDateAt } from "#domain/shared-kernel/index.ts";
import type { RequestInvoice } from "#domain/support/index.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import type { TextParams } from "#ui/shared/texts/texts.ts";
import { serviceLabel } from "./own-data-offer.ts";
import type { RequestOrigin } from "./support-address.ts";
import type { SupportDependencies } from "./support-dependencies.ts";
import { inPolish, t } from "./support.texts.ts";

/** Sentence that names the subject. */
interface RequestSubjectText {
  readonly of: `about.${"message" | "outage" | "withdrawal" | "statement" | "invoice" | "service"}Text`;
  readonly params?: TextParams;
  /** Texts of the provider by placeholder. */
  readonly parts: Readonly<Record<string, string>>;
}

/** Message, outage, order, invoice or service that a new request is about, in the customer's words. */
export interface RequestSubject {
  /** Banner above the topics. */
  readonly title: string;
  readonly text: RequestSubjectText;
  /** First line of the request's text, in Polish: an employee reads it. */
  readonly line: string;
  /** Set for an invoice: a form with a field for invoices has it chosen (REQ-26). */
  readonly invoice?: RequestInvoice;
  /** Set for a service: a form with a field for services has it chosen (REQ-40). */
  readonly serviceId?: string;
  /** True for a refused statement: the reason of the complaint is then chosen (WITHDRAW-36). */
  readonly isAboutStatement?: boolean;
}

/** Names a message by its title, day and number (REQ-04). */
function messageSubject({
  title,
  createdAt,
  clientMessageId,
}: Pick<Message, "title" | "createdAt" | "clientMessageId">): RequestSubject {
  const day = warsawDateAt(createdAt);
  return {
    title: t("about.message"),
    text: { of: "about.messageText", params: { day: formatDate(day) }, parts: { title } },
    line: inPolish("about.messageLine", { title: title.trim(), day: formatPolishDate(day), number: clientMessageId }),
  };
}

/** Names an outage by its title and, if known, its address (REQ-11). */
function outageSubject({ title }: Pick<Outage, "title">, address: Address | undefined): RequestSubject {
  const name = title.trim().replace(/\.$/, "");
  const place = address && addressLine(address);
  return {
    title: t("about.outage"),
    text: { of: "about.outageText", parts: { title: name } },
    line:
      place === undefined
        ? inPolish("about.outageLine", { title: name })
        : inPolish("about.outageLineAt", { title: name, address: place }),
  };
}

/** Declares the withdrawal from an order by its number (OFFER-13). */
function withdrawalSubject(order: string): RequestSubject {
  return {
    title: t("about.withdrawalTitle"),
    text: { of: "about.withdrawalText", params: { number: order }, parts: {} },
    line: inPolish("about.withdrawal", { number: order }),
  };
}

/** Names a refused statement of withdrawal by its number (WITHDRAW-36). */
function statementSubject(number: string): RequestSubject {
  return {
    title: t("about.statement"),
    text: { of: "about.statementText", params: { number }, parts: {} },
    line: inPolish("about.statementLine", { number }),
    isAboutStatement: true,
  };
}

/** Names an invoice by its number (REQ-26). */
function invoiceSubject(invoice: RequestInvoice): RequestSubject {
  const { number } = invoice;
  return {
    title: t("about.invoice"),
    text: { of: "about.invoiceText", params: { number: providerText(number) }, parts: {} },
    line: inPolish("about.invoiceLine", { number }),
    invoice,
  };
}

/**
 * Names a service; a part of a service, which the forms do not offer, by its service. `undefined` while the services
 * are unknown.
 */
function serviceSubject(id: string, products: readonly Product[]): RequestSubject | undefined {
  const service = visibleProducts(products).find((main) =>
    allVisibleProducts([main]).some(({ productId }) => productId === id),
  );
  return (
    service && {
      title: t("about.service"),
      text: { of: "about.serviceText", parts: { name: displayName(service) } },
      line: inPolish("about.serviceLine", { name: serviceLabel(service) }),
      serviceId: service.productId,
    }
  );
}

/**
 * Returns the message, the outage, the order, the invoice or the service of a request; `undefined` while unknown
 * (REQ-04, REQ-11).
 */
export function requestSubjectOf(
  origin: RequestOrigin,
  { messages, client }: Pick<SupportDependencies, "messages" | "client">,
): RequestSubject | undefined {
  const { kind, id } = origin;
  if (origin.kind === "invoice") return invoiceSubject({ number: id, month: origin.month });
  if (kind === "statement") return statementSubject(id);
  if (kind === "order") return withdrawalSubject(id);
  if (kind === "service") return serviceSubject(id, client.data.known?.products ?? []);
  if (kind === "message") {
    const message = messages.messages.known?.find(({ clientMessageId }) => clientMessageId === id);
    return message && messageSubject(message);
  }
  const outage = messages.outages.known?.find(({ outageId }) => outageId === id);
  const address = client.data.known?.addressList.find(({ addressId }) => addressId === outage?.addressId);
  return outage && outageSubject(outage, address);
}
