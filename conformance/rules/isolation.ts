import type { Payload } from "#adapters/soap/gateway/envelope.ts";
import { expectAnswer, type Check } from "../check.ts";
import type { PublishedContract } from "../contract/published-contract.ts";
import type { ProviderClient } from "../exchange/provider-client.ts";
import { textOf } from "../validation/response-tree.ts";
import { withoutMoments } from "./compare-answers.ts";

const UNKNOWN_ID = "kit-unknown";

/** Elements with an id of the account that a read may take. */
const ID_ELEMENTS = ["entryId", "productId", "serviceKey"] as const;

type IdElement = (typeof ID_ELEMENTS)[number];

/** Reads of the contract that take one id of the account and nothing else. */
function readsById({ operations }: PublishedContract): readonly {
  readonly operation: string;
  readonly element: IdElement;
}[] {
  return [...operations.values()].flatMap(({ name, request }) => {
    const parameters = request.filter((element) => element.name !== "sessionId" && !element.optional);
    const element = ID_ELEMENTS.find((each) => each === parameters[0]?.name);
    return element === undefined || parameters.length > 1 ? [] : [{ operation: name, element }];
  });
}

async function idsOf(client: ProviderClient): Promise<Readonly<Record<IdElement, readonly string[]>>> {
  const entries = await client.call("getClientFinancialEntries");
  const data = await client.call("getClientData");
  const routers = await client.call("getWifiHardware");
  const some = (values: readonly string[]): readonly string[] => values.filter((id) => id !== "").slice(0, 3);
  return {
    entryId: some(entries.items("entries").map((entry) => textOf(entry, "entryId"))),
    productId: some(data.items("products").map((item) => textOf(item, "productId"))),
    serviceKey: some(routers.items("devices").map((item) => textOf(item, "serviceKey"))),
  };
}

/** Ids of one account asked by another one. */
export const isolationRules: Check = {
  id: "isolation",
  title: "Foreign ids yield nothing",
  needs: "read",
  rules: ["accounts.isolated"],
  async *run(context) {
    const accounts = context.accountsFor("read");
    if (accounts.length < 2) {
      yield { notTried: "needs two accounts for read" };
      return;
    }
    const [stranger, ...owners] = accounts;
    const client = stranger && (await context.logIn(stranger));
    if (client === undefined) return;
    let tried = 0;
    for (const account of owners) {
      const owner = await context.logIn(account);
      if (owner === undefined) continue;
      const ids = await idsOf(owner);
      for (const { operation, element } of readsById(context.contract)) {
        const asked = (id: string): Payload => ({ [element]: id });
        for (const id of ids[element]) {
          const foreign = await client.call(operation, asked(id));
          if (foreign.isUnsupported) break;
          const unknown = await client.call(operation, asked(UNKNOWN_ID));
          tried += 1;
          yield* expectAnswer(withoutMoments(foreign).replaceAll(id, UNKNOWN_ID) === withoutMoments(unknown), foreign, {
            rule: "accounts.isolated",
            path: element,
            expected: `the response of an unknown id: ${unknown.summary}`,
            effect: "customers can read the data of others",
          });
        }
      }
      await owner.call("sessionEnd");
    }
    if (tried === 0) yield { notTried: "no account has data to ask for" };
    await client.call("sessionEnd");
  },
};
