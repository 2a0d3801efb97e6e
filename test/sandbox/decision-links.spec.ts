import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DECISION_LINKS } from "#sandbox/demo/decision-links.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();

const CONTRACT = new URL("../../docs/contract/ebok.xsd", import.meta.url);

/** Returns the decision codes that the contract lists for `errorCode`. */
function codesOfContract(): readonly string[] {
  const documentation = /Refusals, in errorCode: error1 \(unknown case\)[^<]*/.exec(
    readFileSync(CONTRACT, "utf8"),
  )?.[0];
  return (documentation ?? "").match(/error\d+/g) ?? [];
}

/** Sends the request of one link. Returns its decision code; `undefined` when the server refuses nothing. */
async function codeOf(operation: "getMatter" | "answerMatter", token: string): Promise<string | undefined> {
  const client = sandbox.client();
  const example = readFileSync(
    new URL(`../../docs/contract/examples/${operation}.request.xml`, import.meta.url),
    "utf8",
  );
  const envelope = example
    .replace(/<token>[^<]*</, `<token>${token}<`)
    .replace(/<intentId>[^<]*</, `<intentId>${token.padEnd(24, "0")}<`);
  const response = await client.raw(operation, envelope);
  expect(response.status).toBe(200);
  return /<errorCode>([^<]*)</.exec(await response.text())?.[1];
}

test.each(["opening", "answer"] as const)("(part of ROUTE-07) lists a demo link for each decision code: %s", (when) => {
  expect(codesOfContract()).toHaveLength(11);
  expect(DECISION_LINKS.filter((link) => link.when === when).map(({ code }) => code)).toEqual(codesOfContract());
});

test.each(DECISION_LINKS)("(part of ROUTE-07) demo link returns $code on $when", async ({ code, when, token }) => {
  expect(await codeOf("getMatter", token)).toBe(when === "opening" ? code : undefined);
  if (when === "answer") expect(await codeOf("answerMatter", token)).toBe(code);
});

test("sandbox page lists each link with a decision code", async () => {
  const page = await (await fetch(`${sandbox.url()}/sandbox`)).text();
  for (const { href } of DECISION_LINKS) expect(page).toContain(`href="${href}"`);
});
