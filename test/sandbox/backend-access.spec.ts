import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OPERATIONS, type OperationPolicy } from "#adapters/soap/operations.ts";
import { operationNamed, operationNames } from "#sandbox/contexts/operations.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();

const POLICIES: readonly (readonly [string, OperationPolicy])[] = Object.entries(OPERATIONS);
/** Operations of a session that save something for the customer, as the portal's guard sees them. */
const SAVING = POLICIES.flatMap(([name, policy]) => (policy.write && policy.saves && policy.session ? [name] : []));
const WITH_SESSION = SAVING.filter((name) => operationNamed(name)?.session === "required");

/** Sends the example of the contract and returns true if the server rejects it as access of the operator. */
async function isClosed(operation: string, login: string): Promise<boolean> {
  const client = sandbox.client();
  await client.logIn(login);
  const example = readFileSync(
    new URL(`../../docs/contract/examples/${operation}.request.xml`, import.meta.url),
    "utf8",
  );
  const answer = await client.raw(operation, example.replace(/<sessionId>[^<]*</, `<sessionId>${client.sessionId}<`));
  expect(answer.status).toBe(200);
  return (await answer.text()).includes("<backendAccessError>true</backendAccessError>");
}

test.each(WITH_SESSION)("(part of ACC-12) rejects %s from a CRM user", async (operation) => {
  expect([await isClosed(operation, "crm.oliwa"), await isClosed(operation, "m.brzezinska")]).toEqual([true, false]);
});

test("(part of ACC-12) classifies writes that save nothing alike in portal and sandbox", () => {
  const allowed = operationNames().filter((name) => {
    const operation = operationNamed(name);
    return operation?.effect === "by-intent" && operation.savesNothing === true;
  });
  const savesNothing = POLICIES.flatMap(([name, policy]) =>
    policy.write && !policy.saves && policy.hasIdempotencyKey ? [name] : [],
  );
  expect(allowed).toEqual(savesNothing);
});

test("(part of ACC-12) lets a CRM user read a document", async () => {
  expect(await isClosed("getDownloadToken", "crm.oliwa")).toBe(false);
});
