import { expect } from "vitest";
import type { EffectCustomer } from "./operation-effects/effect-customer.ts";

/** New contact data; those without a new value stay. An empty e-mail address removes it. */
interface NewContactData {
  readonly email?: string;
  readonly mobilePhone?: string;
}

/** Requests a code for a new value and returns its element of the request; nothing for a value that needs none. */
async function tokenElement(
  customer: EffectCustomer,
  field: "mainEmail" | "mobilePhone1",
  value = "",
): Promise<string> {
  if (value === "") return "";
  if (field === "mainEmail") await customer.call("setEmailChangeToken", `<emailAddress>${value}</emailAddress>`);
  else await customer.call("setPhoneChangeToken", `<phoneNumber>${value}</phoneNumber>`);
  return `<${field}Token>${customer.sentCode}</${field}Token>`;
}

/** Changes contact data with the codes that were sent to the new values. */
export async function changeContactData(
  customer: EffectCustomer,
  { email, mobilePhone }: NewContactData,
): Promise<void> {
  const tokens =
    (await tokenElement(customer, "mobilePhone1", mobilePhone)) + (await tokenElement(customer, "mainEmail", email));
  const stored = await customer.call("getContactData");
  const list = (name: string, texts: readonly string[] = stored.all(`e:${name}/e:item`)): string =>
    `<${name}>${texts.map((text) => `<item>${text}</item>`).join("")}</${name}>`;
  const field = (name: string, text = stored.one(`e:${name}`) ?? ""): string => `<${name}>${text}</${name}>`;
  const mobilePhones = list("mobilePhones", mobilePhone === undefined ? undefined : [mobilePhone]);
  const emails = field("mainEmail", email) + field("documentSendEmail");
  const fields = `<contactData>${mobilePhones}${list("linePhones")}${emails}${tokens}</contactData>`;
  expect(await customer.read("setContactData", "e:success", fields)).toBe("true");
}
