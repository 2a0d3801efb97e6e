import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { jsonText, type JsonRecord } from "#kit/json.ts";
import { offerConditionLines } from "../language/offer-condition-lines.ts";
import type { SandboxLanguage } from "../language/sandbox-language.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { findOffer } from "./action-link.repository.ts";
import { sellerOf } from "./invoice.operations.ts";
import { toOfferAnswer } from "./offer-answer.ts";
import type { LocalMessage } from "./outbox.ts";
import { withWithdrawal } from "./with-withdrawal.ts";

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
