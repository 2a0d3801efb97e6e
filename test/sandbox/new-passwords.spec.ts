import { expect, test } from "vitest";
import { runningSandboxForTests } from "./running-sandbox.ts";
import { escapeForXml, type ServiceClient } from "./service-client.ts";

const sandbox = runningSandboxForTests();

/** Returns the refusal of a new password of the logged-in customer; "" if it was changed. */
async function refusalOf(client: ServiceClient, password: string): Promise<string> {
  const answer = await client.call(
    "changePasswordAuthenticated",
    `<intentId>${crypto.randomUUID()}</intentId><currentPassword>Wiazka-2026</currentPassword>` +
      `<newPassword>${escapeForXml(password)}</newPassword>`,
  );
  return answer.one("e:errorCode") ?? "";
}

test.each([
  ["Password12", "COMMON_PASSWORD"],
  ["Qwerty1234", "COMMON_PASSWORD"],
  ["1234567890", "COMMON_PASSWORD"],
  ["Kasia-2026!", "COMMON_PASSWORD"],
  ["Sunshine2026!", "COMMON_PASSWORD"],
  ["Wiazka2026", "COMMON_PASSWORD"],
  ["Wiązka-2027", "COMMON_PASSWORD"],
  ["nowak.nowyN1", "COMMON_PASSWORD"],
  ["Krotkie-1", "MISSING_DATA"],
  ["a".repeat(65), "MISSING_DATA"],
  ["zielony kot", ""],
  ["Zażółć-gęślą-1", ""],
  ["zielony kot śpi na dachu", ""],
  ["Wiązka światłowodów nad molem", ""],
  ["b".repeat(32) + "c".repeat(32), ""],
])("(part of VAL-01) answers the new password %j with the refusal %j", async (password, refusal) => {
  const client = sandbox.client();
  await client.logIn("nowak.nowy");
  expect(await refusalOf(client, password)).toBe(refusal);
  if (refusal === "") expect((await client.logIn("nowak.nowy", password)).one("e:sessionId")).toBeTruthy();
});
