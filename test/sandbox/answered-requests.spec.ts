import { expect, test } from "vitest";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;

async function openCustomer(login: string, name: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(name), login);
  await customer.openSession();
  return customer;
}

/** Returns fields of the last message of the request whose number ends so. */
async function lastEntry(customer: EffectCustomer, number: string) {
  const answer = await customer.call("getContactFormSubmissions");
  const request = `e:submissions/e:item[contains(e:number, '${number}')]`;
  const field = (name: string) => answer.one(`${request}/e:entries/e:item[last()]/e:${name}`);
  return {
    state: answer.one(`${request}/e:state`),
    by: field("side"),
    kind: field("kind"),
    on: field("at")?.slice(0, 10),
    outcome: field("outcome"),
    text: field("text"),
  };
}

const isAnswer = { state: "ANSWERED", by: "PROVIDER", kind: "ANSWER" };

test.each([
  ["m.brzezinska", "a fault that the operator has noted", "/004182", "2026-11-18", "umówimy wizytę technika"],
  ["konta.lis", "a request about personal data", "/003455", "2026-12-04", "Spełniliśmy twoją prośbę"],
  ["konta.lis", "a complaint about accessibility", "/003402", "2026-12-14", "pracujemy nad poprawką"],
])("(part of REQ-35) answers for %s %s on its last day", async (login, _what, number, day, text) => {
  const customer = await openCustomer(login, `seeded${number.replace("/", "-")}`);
  await customer.moveClock(Date.parse(`${day}T08:59:00+01:00`) - customer.tenant.now());
  expect(await lastEntry(customer, number)).not.toMatchObject({ kind: "ANSWER" });
  await customer.moveClock(60 * DAY_MS);
  expect(await lastEntry(customer, number)).toMatchObject({
    ...isAnswer,
    on: day,
    text: expect.stringContaining(text),
  });
});

test("(part of REQ-35) answers a new request about personal data within its month", async () => {
  const customer = await openCustomer("isobar.wilga", "new-personal-data");
  const fields = [
    ["right", "ERASE"],
    ["text", "Usuńcie mój stary numer telefonu."],
  ].map(([name, value]) => `<item><name>${name}</name><value>${value}</value></item>`);
  const form = `<formId>PERSONAL_DATA</formId><answers>${fields.join("")}</answers><files/>`;
  const number = (await customer.read("registerContactFormSubmission", "e:number", form)) ?? "";
  await customer.moveClock(60 * DAY_MS);
  expect(await lastEntry(customer, number)).toMatchObject({ ...isAnswer, on: "2026-11-30" });
});

test("(part of REQ-35) answers a message about a rejected complaint, and rejects it again", async () => {
  const customer = await openCustomer("konta.lis", "rejected-again");
  const [number] = await customer.readAll(
    "getContactFormSubmissions",
    "e:submissions/e:item[contains(e:number, '/003101')]/e:number",
  );
  const message = `<number>${number}</number><text>To nie były moje wiadomości.</text><disagrees>true</disagrees><files/>`;
  const answerBy = await customer.read("addSupportRequestMessage", "e:answerBy", message);
  expect(answerBy).toBe("30-11-2026");
  const days = async () => {
    const answers = await customer.call("getContactFormSubmissions");
    const request = "e:submissions/e:item[contains(e:number, '/003101')]";
    return [answers.one(`${request}/e:firstAnswerBy`), answers.one(`${request}/e:answerBy`)];
  };
  const [first] = await days();
  expect([first, await days()]).toEqual(["17-10-2026", ["17-10-2026", "30-11-2026"]]);
  await customer.moveClock(60 * DAY_MS);
  expect(await days()).toEqual(["17-10-2026", undefined]);
  const answer = { ...isAnswer, on: "2026-11-23", outcome: "REJECTED" };
  expect(await lastEntry(customer, "/003101")).toMatchObject(answer);
});

test("(part of REQ-20) stores a new request for the late answer to a reopened complaint", async () => {
  const customer = await openCustomer("konta.lis", "late-again");
  const request = "e:submissions/e:item[contains(e:number, '/003101')]";
  const read = async (field: string) => customer.readAll("getContactFormSubmissions", `${request}/e:${field}`);
  const [number] = await read("number");
  const ask = async (text: string, more: string) =>
    customer.read("addSupportRequestMessage", "e:answerBy", `<number>${number}</number><text>${text}</text>${more}`);
  await ask("Nie zgadzam się.", "<disagrees>true</disagrees><files/>");
  // The first answer was asked for once more, too.
  customer.changeRows(
    `UPDATE support_request SET answer_by = '2026-11-13', answer_requested_at = '2026-10-01T10:00:00',
    repeated_answer_by = '2026-10-06' WHERE number = ?`,
    number ?? "",
  );
  const again = "<requestsAnswer>true</requestsAnswer><files/>";
  const entries = (await read("entries/e:item/e:text")).length;
  expect([await ask("Proszę o odpowiedź.", again), await ask("Proszę o odpowiedź.", again)]).toEqual([
    "19-11-2026",
    "19-11-2026",
  ]);
  expect(await read("entries/e:item/e:text")).toHaveLength(entries + 1);
  expect(await read("repeatedAnswerBy")).toEqual(["19-11-2026"]);
});

test("(part of REQ-35) leaves complaints of the demo without an answer that was missed", async () => {
  const customer = await openCustomer("konta.lis", "missed-answers");
  await customer.moveClock(60 * DAY_MS);
  for (const number of ["/003244", "/003390"])
    expect(await lastEntry(customer, number)).toMatchObject({ by: "CUSTOMER", kind: undefined });
});

test.each([
  ["LARGE_PRINT", "dużym drukiem", "listem na adres .+"],
  ["PLAIN_TEXT", "jako zwykły tekst", "e-mailem na adres \\S+@\\S+"],
])("(part of REQ-35) answers how the document was sent in the format %s", async (format, words, way) => {
  const customer = await openCustomer("firma.bursztyn", `format-${format.toLowerCase().replace("_", "-")}`);
  const [documentId = ""] = await customer.readAll("getDocuments", "e:documents/e:item/e:documentId");
  const fields = `<documentId>${documentId}</documentId><format>${format}</format>`;
  const number = (await customer.read("requestDocumentFormat", "e:formatRequest/e:number", fields)) ?? "";
  const open = () => customer.readAll("getDocuments", "e:documents/e:item/e:formatRequests/e:item/e:number");
  await customer.moveClock(2 * DAY_MS);
  expect(await lastEntry(customer, number)).toMatchObject({ by: "CUSTOMER" });
  expect(await open()).toContain(number);
  await customer.moveClock(14 * DAY_MS);
  const text = expect.stringMatching(
    new RegExp(`^Wysłaliśmy dokument „.+” ${words} dnia 23-11-2026 ${way}\\. Nic za to`, "u"),
  );
  expect(await lastEntry(customer, number)).toMatchObject({ ...isAnswer, on: "2026-11-23", text });
  expect(await open()).not.toContain(number);
});
