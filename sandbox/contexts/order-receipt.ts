import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import { offerConditionLines } from "../language/offer-condition-lines.ts";
import type { SandboxLanguage } from "../language/sandbox-language.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { replacementText } from "../language/termination-lines.ts";
import { findOffer, type LinkedOffer } from "./action-link.repository.ts";
import { replacedIds } from "./complete-orders.ts";
import { unchangedBookingLines } from "./unchanged-booking-lines.ts";
import { sellerOf } from "./invoice.operations.ts";
import { toOfferAnswer } from "./offer-answer.ts";
import { priceStartOf } from "./order-progress.ts";
import type { LocalMessage } from "./outbox.ts";
import { productsOf, shownName } from "./product.repository.ts";
import { withWithdrawal } from "./with-withdrawal.ts";
import { orderReplacementKeys } from "./order-replacement-key.ts";

/** Returns the lines about the right to withdraw from an order, with its last day and the ways to use it. */
function withdrawalLines({ brand, help }: Tenant["configuration"], order: JsonRecord): readonly string[] {
  const until = jsonText(order["withdrawalUntil"]);
  if (until === "") return [];
  const { email } = help;
  return [
    `Odstąpienie: do ${formatPolishDay(until)} możesz odstąpić od umowy bez podania przyczyny. Wystarczy oświadczenie: ` +
      `w portalu („Odstąp od umowy tutaj”)${email === undefined ? "" : `, e-mailem na adres ${email}`} ` +
      `albo listem: ${brand.transferRecipient}. Liczy się dzień wysłania.`,
    ...(order["earlyStart"] === true
      ? ["Usługa rusza na twoje życzenie przed końcem tego czasu, więc po odstąpieniu zapłacisz za dni jej działania."]
      : []),
  ];
}

/** Returns the ids of the services that an order replaces. */
function replacedByOrder({ db }: Tenant, account: string, data: JsonRecord): ReadonlySet<string> {
  const keys = orderReplacementKeys(recordsIn(data["products"]));
  return new Set([...keys].flatMap((key) => replacedIds(db, account, { data }, key)));
}

/** Names the services with a terminated contract that an order replaces, and since when (OFFER-70). */
function replacementLines(tenant: Tenant, account: string, { status, data }: LinkedOffer): readonly string[] {
  const start = priceStartOf({ status, data });
  const ids = replacedByOrder(tenant, account, data);
  return productsOf(tenant.db, account)
    .filter(({ productId, status: own }) => own === "DURING_RESIGNATION" && ids.has(jsonText(productId)))
    .flatMap((product) => {
      const lastDay = jsonText(product["contractEnd"]);
      if (lastDay !== "" && start !== undefined && start > lastDay) return [];
      const ends = `Ta usługa skończy się więc przed ${formatPolishDay(lastDay)}, ostatnim dniem wypowiedzianej umowy.`;
      const isEarlier = lastDay !== "" && start !== undefined && start < lastDay;
      return [`${replacementText([shownName(product)], start)}${isEarlier ? ` ${ends}` : ""}`];
    });
}

/**
 * Returns the e-mail about an accepted offer. It is the confirmation of the contract on a durable medium, so it has the
 * conditions and the right to withdraw themselves (ORDER-24).
 */
export function orderReceipt(
  tenant: Tenant,
  {
    account,
    offerId,
    language,
  }: { readonly account: string; readonly offerId: string; readonly language: SandboxLanguage },
): LocalMessage | undefined {
  const offer = findOffer(tenant.db, account, offerId);
  if (offer === undefined) return undefined;
  const order = withWithdrawal(tenant.db, account, toOfferAnswer(offer, account, tenant.today()));
  const [number, title] = ["processNumber", "title"].map((name) => jsonText(order[name]));
  const seller = sellerOf(tenant);
  const text = [
    ...offerConditionLines(offer).map((line) => line.trim()),
    ...replacementLines(tenant, account, offer),
    ...unchangedBookingLines(tenant, account, replacedByOrder(tenant, account, offer.data)),
    ...withdrawalLines(tenant.configuration, order),
    `Sprzedawca: ${seller.name}, ${seller.address}, NIP ${seller.taxId}.`,
  ].join("\n");
  return {
    language,
    write: (texts) => texts.orderReceipt({ number: number ?? "", title: title ?? "", text }),
    nameLinks: (texts) => {
      const { documents, withdrawal } = texts.orderLinkNames();
      return [
        { name: documents, href: "/documents" },
        ...(order["withdrawalUntil"] === undefined ? [] : [{ name: withdrawal, href: "/withdrawal" }]),
      ];
    },
  };
}
