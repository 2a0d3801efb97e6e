import type { XmlElement } from "#adapters/soap/decoding/parse-xml.ts";
import type { TestAccount } from "../accounts/load-accounts.ts";
import { expectAnswer, type Check, type CheckResults } from "../check.ts";
import type { ProviderClient } from "../exchange/provider-client.ts";
import { textOf } from "../validation/response-tree.ts";
import { withoutMoments } from "./compare-answers.ts";

/** Texts with which toolkits have trouble: zeros in front, letters of Polish, markup. */
const TEXT = "007 Żółw & <b>";

/** Accounts of a login: texts stay texts, a switch shows the other account and keeps the hash. */
export const accountRules: Check = {
  id: "accounts",
  title: "Accounts: texts unchanged, switch of the account",
  needs: "read",
  rules: ["values.text-kept", "accounts.switched", "session.hash-constant"],
  async *run(context) {
    let switched = false;
    for (const account of context.accountsFor("read")) {
      const client = await context.logIn(account);
      if (client === undefined) continue;
      const data = await client.call("getClientData");
      const number = textOf(data.child("client"), "accountNumber");
      if (account.customerNumber !== undefined)
        yield* expectAnswer(number === account.customerNumber, data, {
          rule: "values.text-kept",
          path: "client.accountNumber",
          expected: "the customerNumber of the accounts file, with leading zeros",
          found: "another text",
          effect: "the customer sees another customer number",
        });
      const contexts = await contextsOf(client, account);
      const other = contexts.find((id) => id !== number);
      if (other !== undefined) {
        switched = true;
        const hash = await client.call("getSessionServerHash");
        await client.call("changeContext", { contextId: other });
        const after = await client.call("getClientData");
        yield* expectAnswer(after.isData && withoutMoments(after) !== withoutMoments(data), after, {
          rule: "accounts.switched",
          expected: "the data of the chosen account",
          found: after.isData ? "the data of the former account" : after.summary,
          effect: "the customer sees another account than the chosen one",
        });
        const hashAfter = await client.call("getSessionServerHash");
        yield* expectAnswer(hash.text("sessionServerHash") === hashAfter.text("sessionServerHash"), hashAfter, {
          rule: "session.hash-constant",
          expected: "the same hash after a switch of the account",
          found: "another hash",
          effect: "the portal ends the session after a switch",
        });
        await client.call("changeContext", { contextId: number });
      }
      await client.call("sessionEnd");
    }
    if (!switched) yield { notTried: "no account for read has two accounts", rules: ["accounts.switched"] };
    const [writable] = context.accountsFor("write");
    if (context.writes && context.profile === "full" && writable !== undefined) {
      const client = await context.logIn(writable);
      if (client !== undefined) yield* nameProduct(client);
    }
  },
};

async function contextsOf(client: ProviderClient, { login, password }: TestAccount): Promise<readonly string[]> {
  const again = await client.call("sessionStart", { login, password });
  const contexts = again.items("contexts").map((item) => textOf(item, "id"));
  const sessionId = again.text("sessionId");
  if (sessionId !== "") await client.call("sessionEnd", {}, { bearer: sessionId, sessionElement: sessionId });
  return contexts;
}

async function* nameProduct(client: ProviderClient): CheckResults {
  const products = async (): Promise<readonly XmlElement[]> => (await client.call("getClientData")).items("products");
  const [product] = await products();
  if (product === undefined) return;
  const productId = textOf(product, "productId");
  const former = textOf(product, "customName");
  const renamed = await client.write("setProductName", { productId, name: TEXT });
  if (!renamed.isData) return;
  const found = (await products()).find((each) => textOf(each, "productId") === productId);
  yield* expectAnswer(textOf(found, "customName") === TEXT, renamed, {
    rule: "values.text-kept",
    path: "products.item.customName",
    expected: "the text that was written: zeros in front, letters of Polish, & and <",
    found: "another text",
    effect: "the customer sees another text than the typed one",
  });
  await client.write("setProductName", { productId, name: former });
  await client.call("sessionEnd");
}
