import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const COMPLAINT = {
  subject: "QUALITY",
  service: "Internet",
  from: "01-11-2026",
  text: "Internet rozłącza się co kilka minut.",
};

test("(part of REQ-32) refuses an answer by e-mail to a customer without an e-mail address", async () => {
  const client = sandbox.client();
  await client.logIn("m.brzezinska");
  const send = async (answers: Readonly<Record<string, string>>): Promise<readonly (string | undefined)[]> => {
    const items = Object.entries({ ...COMPLAINT, ...answers }).map(
      ([name, value]) => `<item><name>${name}</name><value>${value}</value></item>`,
    );
    const reply = await client.call(
      "registerContactFormSubmission",
      `<intentId>${crypto.randomUUID()}</intentId><formId>COMPLAINT</formId><answers>${items.join("")}</answers><files/>`,
    );
    return [reply.one("e:errorCode"), reply.one("e:number")?.slice(0, 3)];
  };
  expect(await send({ answer: "EMAIL" })).toEqual([undefined, "ZG/"]);
  sandbox
    .tenant(client.headers["X-Sandbox-Tenant"] ?? "")
    .db.exec("UPDATE contact SET data = json_remove(data, '$.mainEmail')");
  expect(await send({ answer: "EMAIL" })).toEqual(["WRONG_ANSWERS", undefined]);
  expect(await send({ answer: "LETTER" })).toEqual([undefined, "ZG/"]);
  expect(await send({ answer: "EMAIL", "complaint.email": "anna@poczta.example" })).toEqual([undefined, "ZG/"]);
});

test("[REQ-38] confirms a complaint by e-mail with its content, day, hour and what silence means", async () => {
  const client = sandbox.client("complaint-receipt");
  await client.logIn("m.brzezinska");
  const items = Object.entries({ ...COMPLAINT, answer: "EMAIL" }).map(
    ([name, value]) => `<item><name>${name}</name><value>${value}</value></item>`,
  );
  const reply = await client.call(
    "registerContactFormSubmission",
    `<intentId>complaint-00000000001</intentId><formId>COMPLAINT</formId><answers>${items.join("")}</answers><files/>`,
  );
  const number = reply.one("e:number") ?? "";
  const { db } = sandbox.tenant(client.headers["X-Sandbox-Tenant"] ?? "");
  const mail = outboxOf(db).find(({ text }) => text.startsWith(`Przyjęliśmy reklamację ${number} dnia `));
  expect(mail?.text).toMatch(/o godzinie \d\d:\d\d \(czas polski\)\. Odpowiemy do \d\d-\d\d-\d{4}\./u);
  expect(mail?.text).toContain("Jeśli tego nie zrobimy, uznamy reklamację za uwzględnioną.");
  expect(mail?.text).toContain(COMPLAINT.text);
});
