import type { XmlElement } from "#adapters/soap/decoding/parse-xml.ts";
import type { Check } from "../check.ts";
import type { PublishedContract } from "../contract/published-contract.ts";
import type { ProviderAnswer } from "../exchange/provider-answer.ts";
import { childOf, itemsOf, textOf } from "../validation/response-tree.ts";

/**
 * Returns the fields of the client that each data-protection restriction leaves out: those that its documentation in
 * the contract names.
 */
export function restrictedFieldsOf(
  contract: Pick<PublishedContract, "elementsOf">,
): ReadonlyMap<string, readonly string[]> {
  const client = contract.elementsOf("Client");
  const names = new Set(client.map(({ name }) => name));
  return new Map(
    client
      .filter(({ name }) => name.startsWith("rodoRestriction"))
      .map(({ name, documentation }) => [
        name,
        [...new Set(documentation.match(/\w+/g) ?? [])].filter((word) => word !== name && names.has(word)),
      ]),
  );
}

/** Restriction of all addresses, also of those beside the client. */
const OF_ADDRESSES = "rodoRestrictionAddress";

/** Returns the paths of addresses beside the client. */
function otherAddressesIn(answer: ProviderAnswer): readonly string[] {
  const withAddress = (product: XmlElement, path: string): readonly string[] => [
    ...(childOf(product, "address") === undefined ? [] : [`${path}/address`]),
    ...itemsOf(product, "childrenList").flatMap((child, index) =>
      withAddress(child, `${path}/childrenList/item[${index}]`),
    ),
  ];
  return [
    ...answer.items("addressList").map((_, index) => `addressList/item[${index}]`),
    ...answer.items("products").flatMap((product, index) => withAddress(product, `products/item[${index}]`)),
  ];
}

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
        for (const [restriction, fields] of restrictedFieldsOf(context.contract)) {
          if (!["true", "1"].includes(textOf(client, restriction))) continue;
          const paths = [
            ...fields.filter((field) => hasField(client, field)).map((field) => `client/${field}`),
            ...(restriction === OF_ADDRESSES ? otherAddressesIn(answer) : []),
          ];
          for (const path of paths)
            yield {
              rule: "client.restricted-left-out",
              operation: "getClientData",
              path,
              requestId: answer.requestId,
              expected: `no ${path} with ${restriction}`,
              found: path,
              effect: "data that must not be used reaches the browser",
            };
        }
      await session?.call("sessionEnd");
    }
  },
};
