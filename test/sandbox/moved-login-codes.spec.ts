import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { changeContactData } from "./change-contact-data.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const [FORMER, CURRENT] = ["601234214", "690111222"];

/** Requests a change of the second step, and confirms it with the sent code. Returns the phone of the code. */
async function changeFactor(customer: EffectCustomer, factor: string): Promise<string | undefined> {
  const tokenId = await customer.read("create2FAToken", "e:tokenId", factor);
  const recipient = outboxOf(customer.tenant.db).find(({ code }) => code !== undefined)?.recipient;
  const confirmation = `<tokenId>${tokenId ?? ""}</tokenId><code>${customer.sentCode}</code>`;
  expect(await customer.read("confirm2FAToken", "e:status2FA", confirmation)).toBe("OK");
  return recipient;
}

test("(part of ACC-60) sends login codes to a new number once they are turned off and on again", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("moved-codes"), "kod.sikora");
  await customer.openSession();
  await changeContactData(customer, { mobilePhone: CURRENT });
  expect(await customer.read("get2FADevices", "e:phone")).toBe("••• ••• 214");
  expect(await changeFactor(customer, "<factor>none</factor>")).toBe(FORMER);
  expect(await customer.readAll("get2FAPhones", "e:phones/e:item/e:phone")).toEqual(["••• ••• 222"]);
  expect(await changeFactor(customer, "<factor>sms</factor><phoneId>1</phoneId>")).toBe(CURRENT);
  expect(await customer.read("get2FADevices", "e:phone")).toBe("••• ••• 222");
  await customer.logIn("kod.sikora");
  expect(outboxOf(customer.tenant.db)[0]?.recipient).toBe(CURRENT);
});
