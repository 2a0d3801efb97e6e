import type { XmlElement } from "#adapters/soap/decoding/parse-xml.ts";
import type { Check } from "../check.ts";
import { childOf, textOf } from "../validation/response-tree.ts";

/** Fields that a restriction leaves out of the client. */
const RESTRICTED: Readonly<Record<string, readonly string[]>> = {
  rodoRestrictionPersonalData: ["firstName", "lastName", "companyName", "personalId", "taxId", "coOwner", "proxy"],
  rodoRestrictionAddress: ["postAddress", "billingAddress", "invoiceRecipientAddress"],
  rodoRestrictionEmail: ["email", "marketingEmail"],
  rodoRestrictionPhone: ["phone", "mobilePhone", "billingPhones"],
};

const hasField = (client: XmlElement, field: string): boolean => childOf(client, field) !== undefined;

/** Data under a data-protection restriction does not leave the provider. */
export const restrictedDataRules: Check = {
  id: "restricted-data",
  title: "Data under a restriction",
  needs: "read",
  rules: ["client.restricted-left-out"],
  async *run(context) {
    for (const account of context.accountsFor("read")) {
      const session = await context.logIn(account);
      const answer = await session?.call("getClientData");
      const client = answer?.child("client");
      if (answer !== undefined && client !== undefined)
        for (const [restriction, fields] of Object.entries(RESTRICTED)) {
          if (!["true", "1"].includes(textOf(client, restriction))) continue;
          for (const field of fields.filter((one) => hasField(client, one)))
            yield {
              rule: "client.restricted-left-out",
              operation: "getClientData",
              path: `client/${field}`,
              requestId: answer.requestId,
              expected: `no ${field} with ${restriction}`,
              found: field,
              effect: "data that must not be used reaches the browser",
            };
        }
      await session?.call("sessionEnd");
    }
  },
};
