import { DeviationLog } from "#adapters/soap/decoding/deviation-log.ts";
import { Fields } from "#adapters/soap/decoding/fields.ts";
import { parseXml } from "#adapters/soap/decoding/parse-xml.ts";
import { decodeWithdrawal } from "#adapters/soap/withdrawal/decode-withdrawal.ts";
import { withdrawalReceiptFile } from "#ui/features/withdrawal/withdrawal-receipt-file.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import type { EffectCustomer } from "./operation-effects/effect-customer.ts";

/** Returns the file of the receipt that the portal writes for the newest statement of a customer, on one line. */
export async function withdrawalPageText(customer: EffectCustomer): Promise<string> {
  const { xml } = await customer.call("getWithdrawals");
  const list = /<withdrawals>(.*)<\/withdrawals>/su.exec(xml)?.[1] ?? "";
  const tree = parseXml(`<list><withdrawals>${list}</withdrawals></list>`);
  if (tree === undefined) throw new Error("not well-formed");
  const log = new DeviationLog("getWithdrawals");
  const [receipt] = Fields.of(tree, log).list("withdrawals", decodeWithdrawal) ?? [];
  if (receipt === undefined) throw new Error("no statement");
  const { text } = withdrawalReceiptFile(receipt, "Wiązka", { kind: "unknown" }, { isBusiness: false });
  return unjoinedText(text).replaceAll(/\s+/gu, " ");
}
