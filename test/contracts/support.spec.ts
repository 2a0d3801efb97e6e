import { expect, it } from "vitest";
import { SoapSupportAdapter } from "#adapters/soap/support/soap-support.adapter.ts";
import { SoapSalesAdapter } from "#adapters/soap/offers/soap-sales.adapter.ts";
import { warsawDateAt } from "#domain/shared-kernel/index.ts";
import {
  canReply,
  canRequestAnswer,
  COMPLAINT_TERMS,
  fileKindByContent,
  PERSONAL_DATA_FORM_ID,
  personalDataAnswerDue,
  PIECE_BYTES,
  pieceEnd,
  repeatedAnswerDue,
  type SupportRequest,
} from "#domain/support/index.ts";
import { fakeSupport } from "#test/fakes/fake-support.ts";
import { soapReply } from "#test/fakes/soap-reply.ts";
import { demoForms } from "#test/mothers/index.ts";
import { useSandbox } from "./sandbox-wire.ts";
import { supportPortContract } from "./support-port.contract.ts";

const NOW = 1_790_000_000_000;

supportPortContract("fake", async () => {
  const support = fakeSupport({ forms: demoForms(), now: () => NOW });
  return {
    support,
    now: () => NOW,
    async breakDown() {
      for (const method of [
        "loadForms",
        "loadRequests",
        "loadCallPermission",
        "addFile",
        "register",
        "addMessage",
        "requestCall",
        "cancelCall",
      ] as const)
        support.script.failAlways(method, { kind: "http", status: 503 });
    },
  };
});

const newWire = useSandbox();

/** Time until noon of the next Tuesday in UTC, ms: agents work then and a day later, whenever the test runs. */
function untilTuesdayNoon(now: number): number {
  const day = new Date(now);
  const days = (9 - day.getUTCDay()) % 7;
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + (days === 0 ? 7 : days), 12) - now;
}

supportPortContract("SOAP", async () => {
  const wire = newWire();
  const advanced = untilTuesdayNoon(Date.now());
  await wire.advance(advanced);
  await wire.logIn("m.brzezinska");
  return {
    support: new SoapSupportAdapter(wire.gateway),
    now: () => Date.now() + advanced,
    breakDown: () => wire.breakDown("*"),
  };
});

it("(part of VAL-13) rejects a file whose name has a path or another ending than its content", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  const support = new SoapSupportAdapter(wire.gateway);
  const content = new TextEncoder().encode("%PDF-1.7\n");
  const send = async (name: string, number: number) => {
    const id = `wrong-name-${String(number).padStart(8, "0")}`;
    const sent = await support.addFile({
      idempotencyKey: id,
      fileId: id,
      name,
      size: content.length,
      position: 0,
      content,
    });
    return sent.ok;
  };
  const names = ["faktura.pdf.exe", "x.js", "a.php", "a.png", "a", "../a.pdf", "a.PDF"];
  expect(await Promise.all(names.map(send))).toEqual([false, false, false, false, false, false, true]);
});

it("(part of REQ-03) reopens a complaint whose answer is rejected, unless it is closed", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  const support = new SoapSupportAdapter(wire.gateway);
  const requests = async () => {
    const loaded = await support.loadRequests();
    return loaded.ok ? loaded.value : [];
  };
  const write = (number: string, key: string) =>
    support.addMessage({
      idempotencyKey: `disagree-intent-${key}`,
      number,
      text: "Nadal jest wolno.",
      disagrees: true,
      fileIds: [],
    });
  const find = async (is: (request: SupportRequest) => boolean) => (await requests()).find(is);
  const complaint = await find(({ kind }) => kind === "complaint");
  const number = complaint?.number ?? "";
  expect(await write(number, "1")).toMatchObject({ ok: true, value: { number, answerBy: expect.any(String) } });
  const reopened = await find((request) => request.number === number);
  expect([reopened?.state, reopened?.entries.at(-1)?.text]).toEqual([
    "inProgress",
    "Nie zgadzam się z odpowiedzią.\nNadal jest wolno.",
  ]);
  const closed = await find(({ state }) => state === "closed");
  expect(await write(closed?.number ?? "", "2")).toEqual({
    ok: false,
    failure: { kind: "request-message-refused", code: "request-closed" },
  });
});

it("(part of REQ-24) tells a question about a complaint from an answer", async () => {
  const wire = newWire();
  await wire.logIn("konta.lis");
  const support = new SoapSupportAdapter(wire.gateway);
  const loaded = await support.loadRequests();
  const requests = loaded.ok ? loaded.value : [];
  const kindsOf = (end: string) =>
    requests.find(({ number }) => number.endsWith(end))?.entries.map(({ side, kind }) => [side, kind]);
  expect(kindsOf("/003471")).toEqual([
    ["customer", undefined],
    ["provider", "question"],
  ]);
  expect(kindsOf("/003101")?.at(-1)).toEqual(["provider", "answer"]);
  const asked = requests.find(({ number }) => number.endsWith("/003471"));
  expect(asked?.entries.at(-1)?.answerBy).toMatch(/^\d{4}-/);
  expect(asked?.state).toBe("inProgress");
  const refused = requests.find(({ number }) => number.endsWith("/003101"));
  expect(refused?.entries.map(({ outcome }) => outcome)).toEqual([undefined, "rejected"]);
});

it.each([
  ["a question whatever the state", "<state>ANSWERED</state>", "<kind>QUESTION</kind>", "inProgress"],
  ["an unknown kind as before", "<state>ANSWERED</state>", "<kind>GREETING</kind>", "answered"],
  ["no kind as before", "<state>IN_PROGRESS</state>", "", "inProgress"],
  ["an answer whatever the state", "<state>IN_PROGRESS</state>", "<kind>ANSWER</kind>", "answered"],
])("(part of REQ-24) reads a message of the operator: %s", async (_what, state, kind, expected) => {
  const wire = newWire();
  await wire.logIn("konta.lis");
  const entry = `<item><side>PROVIDER</side>${kind}<at>2026-11-20T10:00:00+01:00</at><text>Dzień dobry</text></item>`;
  const body = soapReply(
    "getContactFormSubmissions",
    "<submissions><item><number>ZG/1</number><formId>COMPLAINT</formId><kind>COMPLAINT</kind><title>Reklamacja</title>" +
      `${state}<sentAt>2026-11-19T10:00:00+01:00</sentAt><entries>${entry}</entries></item></submissions>`,
  );
  const fault = { operation: "getContactFormSubmissions", body, contentType: "text/xml; charset=utf-8", status: 200 };
  await wire.fault({ ...fault, times: 1 });
  const loaded = await new SoapSupportAdapter(wire.gateway).loadRequests();
  expect(loaded.ok && loaded.value[0]?.state).toBe(expected);
});

it("(part of REQ-20) adds the request for an answer to a complaint once, whatever the key", async () => {
  const wire = newWire();
  await wire.logIn("konta.lis");
  const support = new SoapSupportAdapter(wire.gateway);
  const requests = async () => {
    const loaded = await support.loadRequests();
    return loaded.ok ? loaded.value : [];
  };
  const today = warsawDateAt(Date.now());
  const late = (await requests()).find((request) => canRequestAnswer(request, today));
  const number = late?.number ?? "";
  const ask = (key: string) =>
    support.addMessage({
      idempotencyKey: `answer-intent-${key}`,
      number,
      text: "Proszę o odpowiedź.",
      disagrees: false,
      requestsAnswer: true,
      fileIds: [],
    });
  const answerBy = repeatedAnswerDue(COMPLAINT_TERMS, today);
  expect([await ask("00000001"), await ask("00000002")]).toEqual([
    { ok: true, value: { number, answerBy } },
    { ok: true, value: { number, answerBy } },
  ]);
  const asked = (await requests()).find((request) => request.number === number);
  expect([asked?.answerRequest?.answerBy, asked?.entries.length]).toEqual([answerBy, 2]);
});

it("(part of REQ-20) refuses to ask for an answer that is not late, and adds nothing", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  const support = new SoapSupportAdapter(wire.gateway);
  const loaded = await support.loadRequests();
  const before = loaded.ok ? loaded.value : [];
  const today = warsawDateAt(Date.now());
  const others = before.filter((request) => canReply(request) && !canRequestAnswer(request, today));
  expect(new Set(others.map(({ state }) => state)).size).toBeGreaterThan(1);
  for (const [index, { number }] of others.entries()) {
    const order = { number, text: "Proszę o odpowiedź.", disagrees: false, requestsAnswer: true, fileIds: [] };
    expect(await support.addMessage({ idempotencyKey: `early-intent-${1000 + index}`, ...order })).toEqual({
      ok: false,
      failure: { kind: "request-message-refused", code: "answer-not-late" },
    });
  }
  expect(await support.loadRequests()).toEqual({ ok: true, value: before });
});

it("(part of REQ-41) lists the service chosen in the form, and none that was described", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  const support = new SoapSupportAdapter(wire.gateway);
  const send = async (service: string, number: number) => {
    const sent = await support.register({
      idempotencyKey: `service-intent-${1000 + number}`,
      formId: "FAULT",
      answers: [
        { name: "service", value: service },
        { name: "problem", value: "DROPS" },
        { name: "text", value: "Internet rozłącza się co kilka minut." },
      ],
      files: [],
    });
    return sent.ok ? sent.value.number : undefined;
  };
  const numbers = [await send("4127830-02", 1), await send("internet w domu", 2)];
  const loaded = await support.loadRequests();
  const requests = loaded.ok ? loaded.value : [];
  const serviceOf = (number: string | undefined) => requests.find((request) => request.number === number)?.productId;
  expect(numbers.map(serviceOf)).toEqual(["4127830-02", undefined]);
  expect(serviceOf(requests.find(({ number }) => number.endsWith("/004182"))?.number)).toBe("4127830-02");
});

it("[REQ-22] registers a request about personal data that is answered within a month", async () => {
  const wire = newWire();
  await wire.logIn("konta.lis");
  const support = new SoapSupportAdapter(wire.gateway);
  const forms = await support.loadForms();
  const form = forms.ok ? forms.value.find(({ formId }) => formId === PERSONAL_DATA_FORM_ID) : undefined;
  expect(form?.kind).toBe("personalData");
  const sent = await support.register({
    idempotencyKey: "personal-data-key-0001",
    formId: PERSONAL_DATA_FORM_ID,
    answers: [
      { name: "right", value: "ERASE" },
      { name: "text", value: "Stary adres do korespondencji." },
    ],
    files: [],
  });
  expect(sent).toMatchObject({ ok: true, value: { answerBy: personalDataAnswerDue(warsawDateAt(Date.now())) } });
  const requests = await support.loadRequests();
  const kinds = requests.ok ? requests.value.map(({ kind }) => kind) : [];
  expect(kinds.filter((kind) => kind === "personalData")).toHaveLength(2);
});

it("(part of REQ-02) downloads a file of a request by its document", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  const loaded = await new SoapSupportAdapter(wire.gateway).loadRequests();
  const files = loaded.ok ? loaded.value.flatMap(({ entries }) => entries.flatMap((entry) => entry.files)) : [];
  const sales = new SoapSalesAdapter(wire.gateway);
  const heads = await Promise.all(
    files.map(async ({ name, documentId = "" }) => {
      const ticket = await sales.requestDocument({ idempotencyKey: `download-${documentId}`, documentId });
      const file = await wire.fetch(ticket.ok ? ticket.value.address : wire.base);
      return [name, fileKindByContent(new Uint8Array(await file.arrayBuffer()))];
    }),
  );
  expect(Object.fromEntries(heads)).toEqual({ "pomiar-predkosci.pdf": "pdf", "router.jpg": "jpg" });
});

it("(part of MSG-03) mails the number of a request, and loads the earlier requests", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  const support = new SoapSupportAdapter(wire.gateway);
  const sent = await support.register({
    idempotencyKey: "mailed-intent-0001",
    formId: "OTHER",
    answers: [
      { name: "topic", value: "Umowa" },
      { name: "text", value: "Proszę o kopię umowy." },
    ],
    files: [],
  });
  const number = sent.ok ? sent.value.number : "nothing";
  expect((await wire.outbox())[0]?.text).toContain(number);
  const loaded = await support.loadRequests();
  expect(
    loaded.ok ? loaded.value.map(({ state, entries }) => [state, entries.map(({ side }) => side).join(" ")]) : [],
  ).toEqual([
    ["closed", "customer provider customer"],
    ["answered", "customer provider"],
    ["closed", "customer provider"],
    ["inProgress", "customer provider"],
    ["received", "customer"],
  ]);
});

it("[VAL-13] stores a file of 5,000,000 bytes, and rejects larger ones and empty ones", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  const support = new SoapSupportAdapter(wire.gateway);
  const size = 5_000_000;
  const whole = new Uint8Array(size).fill(0x20);
  whole.set([0x25, 0x50, 0x44, 0x46, 0x2d]);
  let received = 0;
  for (let turn = 0; received < size && turn < 40; turn += 1) {
    const content = whole.subarray(received, pieceEnd(received, size));
    const answer = await support.addFile({
      idempotencyKey: `large-file-intent-${turn}`,
      fileId: "large-file-0000001",
      name: "duży.pdf",
      size,
      position: received,
      content,
    });
    received = answer.ok ? answer.value.received : -1;
  }
  expect(received).toBe(size);
  const tooLarge = await support.addFile({
    idempotencyKey: "too-large-intent-1",
    fileId: "large-file-0000002",
    name: "duży.pdf",
    size: size + 1,
    position: 0,
    content: whole.subarray(0, PIECE_BYTES),
  });
  const refused = { ok: false, failure: { kind: "file-refused", code: "wrong-file" } };
  expect(tooLarge).toEqual(refused);
  expect(
    await support.addFile({
      idempotencyKey: "empty-file-intent1",
      fileId: "empty-file-0000001",
      name: "pusty.pdf",
      size: 0,
      position: 0,
      content: new Uint8Array(),
    }),
  ).toEqual(refused);

  await wire.fetch(`${wire.base}/sandbox/api/configuration`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ fileMegabytes: 2 }),
  });
  const begin = (length: number) =>
    support.addFile({
      idempotencyKey: `small-file-intent-${length}`,
      fileId: `small-file-${length}`,
      name: "mały.pdf",
      size: length,
      position: 0,
      content: whole.subarray(0, PIECE_BYTES),
    });
  expect(await begin(2_000_000)).toEqual({ ok: true, value: { received: PIECE_BYTES } });
  expect(await begin(2_000_001)).toEqual(refused);
  // The forms of the portal use the configured limit, too: the definition of the form says 5.
  const forms = await new SoapSupportAdapter(wire.gateway, { megabytes: 2 }).loadForms();
  const limits = forms.ok
    ? forms.value.flatMap(({ fields }) =>
        fields.flatMap(({ answer }) => (answer.kind === "file" ? [answer.files.megabytes] : [])),
      )
    : [];
  expect(new Set(limits)).toEqual(new Set([2]));
});

it("limits the files per field as the form says, and counts characters as the portal does", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  const support = new SoapSupportAdapter(wire.gateway);
  const ids = Array.from({ length: 4 }, (_, index) => `many-files-000000${index}`);
  for (const fileId of ids)
    await support.addFile({
      idempotencyKey: `intent-${fileId}`,
      fileId,
      name: "a.pdf",
      size: 5,
      position: 0,
      content: Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0x2d]),
    });
  const send = (idempotencyKey: string, files: readonly string[], text: string) =>
    support.register({
      idempotencyKey,
      formId: "OTHER",
      answers: [
        { name: "topic", value: "Umowa" },
        { name: "text", value: text },
      ],
      files: files.map((fileId) => ({ field: "files", fileId })),
    });
  expect(await send("many-files-intent-1", ids, "Cztery pliki.")).toEqual({
    ok: false,
    failure: { kind: "submission-refused", code: "wrong-answers" },
  });
  expect(await send("many-files-intent-2", ids.slice(1), "😀".repeat(4_000))).toMatchObject({ ok: true });
});

it("(part of NAV-05) rejects a call to a customer whose phone number may not be used", async () => {
  const wire = newWire();
  await wire.logIn("rodo.kwiatkowska");
  const support = new SoapSupportAdapter(wire.gateway);
  expect(await support.loadCallPermission()).toMatchObject({ ok: true, value: { allowed: false } });
  expect(
    await support.requestCall({ idempotencyKey: "rodo-intent-00001", phone: "601234567", callFrom: undefined }),
  ).toEqual({
    ok: false,
    failure: { kind: "call-refused", code: "not-allowed" },
  });
});

it("rejects a request that an employee of the operator sends for the customer", async () => {
  const wire = newWire();
  await wire.logIn("crm.oliwa");
  const support = new SoapSupportAdapter(wire.gateway);
  expect(
    await support.register({ idempotencyKey: "crm-intent-000001", formId: "OTHER", answers: [], files: [] }),
  ).toMatchObject({ ok: false, failure: { kind: "flagged", flag: "backendAccessError" } });
});
