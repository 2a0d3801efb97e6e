import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PIN } from "#lms/demo/insert-demo-customers.ts";
import { insertRow } from "#lms/demo/lms-records.ts";
import { USUAL_CONSENTS } from "#lms/consent/lms-consents.ts";
import { CORE_PROFILE_OPERATIONS } from "#lms/core-profile-operations.ts";
import { createLmsOperations } from "#lms/lms-operations.ts";
import { OPEN_POLICY } from "#lms/login/login-policy.ts";
import { checkLms } from "#lms/setup/check-lms.ts";
import { PublishedContract } from "../../conformance/contract/published-contract.ts";
import { ROOT } from "../../scripts/run-tool.ts";
import { readPdf } from "#test/sandbox/read-pdf.ts";
import { openLmsScene, SCENE_NOW, type LmsScene } from "./lms-scene.ts";

const ANNA = "1001";
const TOMASZ = "1002";
const INN = "1003";
const HOME = "1004";
const COTTAGE = "1005";
const MARIA = "maria.wilk@poczta.example";

let scene: LmsScene;

beforeAll(async () => {
  scene = await openLmsScene();
}, 60_000);
afterAll(() => scene.close());
beforeEach(async () => {
  scene.now = SCENE_NOW;
  await scene.database.run("DELETE FROM ebok.failed_login; DELETE FROM ebok.counted_call");
});

describe("login", () => {
  it.each([ANNA, "anna.zielinska@poczta.example", "600100201", "+48 600 100 201", "600-100-201", TOMASZ, INN])(
    "[LMS-01] logs in as %s by a PIN that LMS stores as bcrypt, MD5 or text",
    async (login) => {
      const answer = await scene.client().logIn(login, DEMO_PIN);
      expect(answer.one("e:errorCode")).toBeUndefined();
      expect(answer.one("e:currentContext")).toBe([TOMASZ, INN].includes(login) ? login : ANNA);
    },
  );

  it.each([
    ["a deleted customer", { deleted: 1 }],
    ["a supplier", { type: 2 }],
    ["a customer without a PIN", { pin: "0" }],
    ["a customer whose PIN is a hash of another kind", { pin: "$argon2id$v=19$m=65536" }],
  ])("(part of LMS-01) refuses %s", async (_, change) => {
    const pin = "pin" in change ? change.pin : "7777";
    const id = await scene.asOwner(() =>
      insertRow(scene.database, "customers", { name: "Jan", lastname: "Sarna", pin, ...change }),
    );
    expect((await scene.client().logIn(String(id), pin)).one("e:errorCode")).toBe("BAD_CREDENTIALS");
  });

  it("[LMS-15] refuses excluded customers, and expired PINs that are stored as a text", async () => {
    scene.policy = { statuses: [3], textPinValidity: 86_400 };
    const client = await scene.startAnother();
    scene.policy = OPEN_POLICY;
    const answerOf = async (login: string): Promise<string | undefined> =>
      (await client.logIn(login, DEMO_PIN)).one("e:errorCode");
    expect([await answerOf(ANNA), await answerOf(TOMASZ), await answerOf(INN)]).toEqual([
      undefined,
      undefined,
      "BAD_CREDENTIALS",
    ]);
    const change = (column: string, value: number, customer: string) =>
      scene.asOwner(() =>
        scene.database.query(`UPDATE customers SET ${column} = $1 WHERE id = $2`, [value, Number(customer)]),
      );
    await change("pinlastchange", SCENE_NOW / 1_000 - 3_600, INN);
    await change("status", 4, ANNA);
    expect([await answerOf(ANNA), await answerOf(INN)]).toEqual(["BAD_CREDENTIALS", undefined]);
    await change("status", 3, ANNA);
  });

  it("[LMS-02] opens only those accounts of a shared e-mail address whose own PIN is right", async () => {
    expect((await scene.client().logIn(MARIA, DEMO_PIN)).all("e:contexts/e:item/e:id")).toEqual([HOME, COTTAGE]);
    await scene.asOwner(() => scene.database.query("UPDATE customers SET pin = '9090' WHERE id = $1", [Number(HOME)]));
    const client = scene.client();
    expect((await client.logIn(MARIA, "9090")).all("e:contexts/e:item/e:id")).toEqual([HOME]);
    const foreign = await client.call("changeContext", `<contextId>${COTTAGE}</contextId>`);
    expect(foreign.one("e:errorCode")).toBe("UNKNOWN_CONTEXT");
    await scene.asOwner(() =>
      scene.database.query("UPDATE customers SET pin = $2 WHERE id = $1", [Number(HOME), DEMO_PIN]),
    );
  });

  it("[LMS-03] locks after five wrong PINs, however the login is spelled, and counts parallel ones", async () => {
    const spellings = [
      ANNA,
      "anna.zielinska@poczta.example",
      "600100201",
      "600 100 201",
      "Anna.Zielinska@poczta.example",
    ];
    const answers = await Promise.all(spellings.map((login) => scene.client().logIn(login, "0000")));
    const codes = answers.map((answer) => answer.one("e:errorCode") ?? "");
    expect(codes.filter((code) => code === "BAD_CREDENTIALS")).toHaveLength(4);
    expect(codes).toContain("LOCKED");
    expect((await scene.client().logIn(ANNA, DEMO_PIN)).one("e:errorCode")).toBe("LOCKED");
    expect((await scene.client().logIn(TOMASZ, DEMO_PIN)).one("e:sessionId")).toBeDefined();
    scene.now += 31 * 60_000;
    expect((await scene.client().logIn(ANNA, DEMO_PIN)).one("e:sessionId")).toBeDefined();
  });

  it("(part of LMS-03) answers for an unknown login as for a known one", async () => {
    const known = await scene.client().logIn(TOMASZ, "0000");
    expect((await scene.client().logIn("x".repeat(9_000), "0000")).xml).toBe(known.xml);
  });
});

describe("session", () => {
  it("[LMS-04] serves a session in every process over the database, which stores no session id", async () => {
    const client = scene.client();
    await client.logIn(MARIA, DEMO_PIN);
    const other = await scene.startAnother();
    await other.logIn(MARIA, DEMO_PIN);
    const { sessionId } = other;
    expect((await client.call("sessionCheck")).one("e:active")).toBe("true");
    await other.call("changeContext", `<contextId>${COTTAGE}</contextId>`);
    expect((await other.call("getClientData")).one("e:client/e:accountNumber")).toBe(COTTAGE);
    const rows = await scene.database.query("SELECT * FROM ebok.session");
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain(sessionId);
    await other.call("sessionEnd");
    expect((await other.call("getClientData")).one("e:sessionError")).toBe("true");
  });

  it("(part of LMS-04) ends an unused session after an hour and any session after twelve", async () => {
    const client = scene.client();
    await client.logIn(ANNA, DEMO_PIN);
    for (let hour = 1; hour <= 12; hour += 1) {
      scene.now += 59 * 60_000;
      expect((await client.call("getClientData")).one("e:sessionError")).toBeUndefined();
    }
    scene.now += 15 * 60_000;
    expect((await client.call("sessionCheck")).one("e:active")).toBe("false");
  });

  it.each([
    ["deletes the customer", "deleted = 1"],
    ["changes the PIN", `pinlastchange = ${SCENE_NOW / 1_000 + 60}`],
  ])("(part of LMS-04) ends a session when LMS %s", async (_, change) => {
    const client = scene.client();
    await client.logIn(MARIA, DEMO_PIN);
    await client.call("changeContext", `<contextId>${COTTAGE}</contextId>`);
    const apply = (set: string) =>
      scene.asOwner(() => scene.database.query(`UPDATE customers SET ${set} WHERE id = ${COTTAGE}`));
    await apply(change);
    expect((await client.call("getClientFinancialEntries")).one("e:sessionError")).toBe("true");
    await apply("deleted = 0, pinlastchange = 0");
    expect((await client.call("getClientFinancialEntries")).one("e:sessionError")).toBeUndefined();
  });

  it("(part of LMS-04) refuses a body that is not valid by the schema, and a wrong fingerprint", async () => {
    const client = scene.client();
    await client.logIn(ANNA, DEMO_PIN);
    const unknown = await client.raw("getClientData", client.envelope("getClientData", "<surprise>1</surprise>"));
    expect(unknown.status).toBe(400);
    const headers = { "X-Ebok-Fingerprint": client.fingerprint("sessionEnd") };
    expect((await client.raw("getClientData", client.envelope("getClientData", ""), headers)).status).toBe(400);
  });
});

describe("customer", () => {
  it("[LMS-08] shows services with state, price, speed and address, and the account for transfers", async () => {
    const client = scene.client();
    await client.logIn(ANNA, DEMO_PIN);
    const data = await client.call("getClientData");
    expect(data.all("e:products/e:item/e:name")).toEqual(["Światłowód 900", "Telewizja 120 kanałów"]);
    expect(data.all("e:products/e:item/e:category")).toEqual(["internet", "television"]);
    expect(data.all("e:products/e:item/e:status")).toEqual(["ACTIVE", "ACTIVE"]);
    expect(data.all("e:products/e:item/e:actualPrice")).toEqual(["79.99", "45.00"]);
    expect(data.all("e:products/e:item/e:downlink")).toEqual(["900"]);
    expect(data.all("e:products/e:item/e:address/e:street")).toEqual(["ul. Szkolna", "ul. Szkolna"]);
    expect(data.one("e:client/e:bankAccountNumber")).toMatch(/^\d\d88040000300\d{9}1001$/);
    expect(data.one("e:client/e:personalId")).toBe("85031204567");
    await client.logIn(TOMASZ, DEMO_PIN);
    expect((await client.call("getClientData")).all("e:products/e:item/e:status")).toEqual(["SUSPENDED"]);
    await client.logIn(INN, DEMO_PIN);
    const company = await client.call("getClientData");
    expect(company.one("e:client/e:companyName")).toBe("Pensjonat Pod Lipą s.c.");
    expect(company.one("e:client/e:taxId")).toBe("7371020311");
  });

  it("[LMS-16] shows contact data as numbers of nine digits, without those of other countries", async () => {
    const client = scene.client();
    await client.logIn(MARIA, DEMO_PIN);
    const contact = await client.call("getContactData");
    expect(contact.all("e:mobilePhones/e:item")).toEqual(["600100204"]);
    expect([contact.one("e:mainEmail"), contact.one("e:documentSendEmail")]).toEqual([MARIA, MARIA]);
    expect(contact.one("e:address/e:building")).toBe("1");
  });

  it("(part of LMS-05) shows debt, partial payment, correction, note and overpayment", async () => {
    const client = scene.client();
    await client.logIn(TOMASZ, DEMO_PIN);
    // 4 × 59.00 − 20.00 + 4.17 − 89.00
    expect((await client.call("getClientData")).one("e:client/e:currentBalance")).toBe("-131.17");
    const entries = await client.call("getClientFinancialEntries");
    expect(entries.all("e:entries/e:item/e:kind").toSorted()).toEqual(
      ["correction", "interest", "invoice", "invoice", "invoice", "invoice", "payment", "payment"].toSorted(),
    );
    // The correction belongs to the third invoice, both payments to the first two.
    expect(entries.all("e:entries/e:item[e:kind='invoice']/e:unpaidAmount")).toEqual([
      "0.00",
      "29.00",
      "39.00",
      "59.00",
    ]);
    await client.logIn(MARIA, DEMO_PIN);
    expect((await client.call("getClientData")).one("e:client/e:currentBalance")).toBe("23.00");
  });
});

describe("documents", () => {
  it("(part of LMS-07) shows the lines of net invoices and the differences of corrections", async () => {
    const client = scene.client();
    await client.logIn(INN, DEMO_PIN);
    const entry = (await client.call("getClientFinancialEntries")).one("e:entries/e:item/e:entryId") ?? "";
    const details = await client.call("getInvoiceDetails", `<entryId>${entry}</entryId>`);
    expect(details.all("e:items/e:item/e:net")).toEqual(["65.03", "20.00"]);
    expect(details.all("e:items/e:item/e:vat")).toEqual(["14.96", "4.60"]);
    expect(details.one("e:gross")).toBe("104.59");
    await client.logIn(TOMASZ, DEMO_PIN);
    const entries = await client.call("getClientFinancialEntries");
    const correction = entries.one("e:entries/e:item[e:kind='correction']/e:entryId") ?? "";
    const reduced = await client.call("getInvoiceDetails", `<entryId>${correction}</entryId>`);
    expect([reduced.one("e:gross"), reduced.one("e:vat"), reduced.one("e:corrects/e:reason")]).toEqual([
      "-20.00",
      "-3.74",
      "Przerwa w dostawie usługi",
    ]);
    const listed = entries.one("e:entries/e:item[e:kind='correction']/e:correctedEntryId");
    expect(listed).toBe(reduced.one("e:corrects/e:entryId"));
    const corrected = await client.call(
      "getInvoiceDetails",
      `<entryId>${reduced.one("e:corrects/e:entryId") ?? ""}</entryId>`,
    );
    const named = ["number", "entryId", "issuedOn", "gross"].map((name) =>
      corrected.one(`e:corrections/e:item/e:${name}`),
    );
    expect(named).toEqual([reduced.one("e:number"), correction, reduced.one("e:issuedOn"), "-20.00"]);
    expect(reduced.all("e:corrections/e:item")).toEqual([]);
  });

  it("(part of LMS-07) shows a document in another currency in złote, without lines", async () => {
    const client = scene.client();
    await client.logIn(INN, DEMO_PIN);
    const entry = (await client.call("getClientFinancialEntries")).one("e:entries/e:item/e:entryId") ?? "";
    const apply = (sql: string) => scene.asOwner(() => scene.database.query(sql, [Number(entry.slice(1))]));
    await apply("UPDATE documents SET currency = 'EUR' WHERE id = $1");
    await apply("UPDATE cash SET currencyvalue = 4.2537 WHERE docid = $1");
    const entries = await client.call("getClientFinancialEntries");
    expect(entries.one("e:entries/e:item/e:amount")).toBe("444.89");
    expect(entries.one("e:entries/e:item/e:duplicatePossible")).toBe("false");
    const details = await client.call("getInvoiceDetails", `<entryId>${entry}</entryId>`);
    expect(details.one("e:errorCode")).toBe("UNKNOWN_ENTRY");
    await apply("UPDATE documents SET currency = NULL WHERE id = $1");
    await apply("UPDATE cash SET currencyvalue = 1 WHERE docid = $1");
  });

  it("[LMS-09] makes the PDF of a document once for each address, and one address for each key", async () => {
    const client = scene.client();
    await client.logIn(ANNA, DEMO_PIN);
    const entry = (await client.call("getClientFinancialEntries")).one("e:entries/e:item/e:entryId") ?? "";
    const fields = `<intentId>0123456789abcdef</intentId><entryId>${entry}</entryId>`;
    const first = await client.call("getDownloadToken", fields);
    expect((await client.call("getDownloadToken", fields)).xml).toBe(first.xml);
    const address = first.one("e:downloadUrl") ?? "";
    expect((await fetch(address, { method: "HEAD" })).status).toBe(200);
    const file = await fetch(address);
    const { text, untagged } = await readPdf(new Uint8Array(await file.arrayBuffer()));
    expect(text).toContain("Światłowód 900, abonament");
    expect(text).toContain("124,99");
    expect(untagged).toEqual([]);
    expect((await fetch(address)).status).toBe(410);
  });

  it("[LMS-10] answers for an entry of another customer as for an unknown one", async () => {
    const client = scene.client();
    await client.logIn(TOMASZ, DEMO_PIN);
    const foreign = (await client.call("getClientFinancialEntries")).all("e:entries/e:item/e:entryId");
    await client.logIn(ANNA, DEMO_PIN);
    for (const entryId of [...foreign, "D0", "D999999999", "C1;DROP TABLE cash", "' OR 1=1 --"]) {
      const details = await client.call("getInvoiceDetails", `<entryId>${entryId}</entryId>`);
      expect(details.one("e:errorCode")).toBe("UNKNOWN_ENTRY");
      const key = `<intentId>${crypto.randomUUID()}</intentId><entryId>${entryId}</entryId>`;
      expect((await client.call("getDownloadToken", key)).one("e:errorCode")).toBe("UNKNOWN_ENTRY");
    }
  });
});

describe("installation", () => {
  it("[LMS-11] names exactly the supported operations, and refuses the others as not supported", async () => {
    const client = scene.client();
    const capabilities = await client.call("getCapabilities");
    expect(capabilities.one("e:profile")).toBe("core");
    const [supports, lacks] = [capabilities.all("e:supports/e:item"), capabilities.all("e:lacks/e:item")];
    expect(lacks).toEqual([
      "requestPasswordReset",
      "checkPasswordToken",
      "resetPassword",
      "changePasswordAuthenticated",
      "getSiteContent",
      "startPayment",
      "getPaymentState",
      "getOpenPayments",
      "abandonPayment",
      "getOutageMessages",
    ]);
    const contract = new PublishedContract(join(ROOT, "docs/contract"));
    const names = [...contract.operations.keys()].filter((name) => name !== "getCapabilities");
    const inCore = names.filter((name) => contract.isInProfile(name, "core") && !contract.isInProfile(name, "login"));
    expect(CORE_PROFILE_OPERATIONS.toSorted()).toEqual(inCore.toSorted());
    const settings = { helpdesk: scene.helpdesk, consents: USUAL_CONSENTS, sendsMessages: true, takesPayments: false };
    const operations = createLmsOperations(settings);
    const isNamed = (name: string): boolean =>
      !lacks.includes(name) && (supports.includes(name) || contract.isInProfile(name, "core"));
    expect(names.filter((name) => operations.has(name))).toEqual(names.filter(isNamed));
    await client.logIn(ANNA, DEMO_PIN);
    expect((await client.call("getFaq")).one("e:errorCode")).toBe("NOT_SUPPORTED");
    expect((await client.call("checkBackdoor")).one("e:backdoor")).toBe("false");
  });

  it("[LMS-12] can change of LMS only what the documentation lists, with the rights of its role", async () => {
    for (const sql of [
      "UPDATE customers SET pin = '1' WHERE id = 1001",
      "DELETE FROM cash",
      "INSERT INTO messages (subject) VALUES ('x')",
      "UPDATE rttickets SET customerid = 1002",
      "UPDATE rtmessages SET body = ''",
      "DELETE FROM rttickets",
    ])
      await expect(scene.database.query(sql)).rejects.toThrow(/permission/);
    await expect(scene.database.query("SELECT id, access FROM nodes")).resolves.toBeDefined();
    const { problems, warnings } = await checkLms(scene.database, scene);
    expect([...problems, ...warnings].filter((line) => !line.includes("PIN"))).toEqual([]);
    await scene.asOwner(() => scene.database.run("GRANT UPDATE (subject) ON rttickets TO ebok_portal"));
    expect((await checkLms(scene.database)).warnings).toContain(
      "The role may change more of rttickets than the provider needs.",
    );
    await scene.asOwner(() => scene.database.run("REVOKE UPDATE (subject) ON rttickets FROM ebok_portal"));
  });

  it("[LMS-13] reports versions, and each missing table, column and right", async () => {
    const { facts, problems, warnings } = await checkLms(scene.database);
    expect(facts.join("\n")).toMatch(/PostgreSQL 1\d.*\nLMS database version 2026081100\n\d+ customers/);
    expect([...problems, ...warnings]).toEqual([
      "1 customers cannot log in: their PIN has a form other than bcrypt, MD5 and text.",
    ]);
    const wrong = { ...scene.helpdesk, queues: [{ id: 99, kind: "FAULT" as const }], directory: "/missing" };
    expect((await checkLms(scene.database, { helpdesk: wrong, sendProgram: "/missing/send" })).problems).toEqual([
      "The queue 99 of --queues is missing.",
      "The directory of --ticket-files, /missing, cannot be read and written.",
      "The program of --send, /missing/send, cannot be run.",
    ]);
    await scene.asOwner(() =>
      scene.database.run(
        "REVOKE SELECT (city) ON addresses FROM ebok_portal; ALTER TABLE tariffs RENAME upceil TO up;" +
          "ALTER TABLE nodes RENAME TO machines; REVOKE DELETE ON ebok.session FROM ebok_portal;" +
          "REVOKE INSERT (body) ON rtmessages FROM ebok_portal;" +
          "REVOKE USAGE ON SEQUENCE rttickets_id_seq FROM ebok_portal",
      ),
    );
    expect((await checkLms(scene.database)).problems).toEqual([
      "The role may not read addresses (city).",
      "tariffs has no column upceil.",
      "The table nodes is missing.",
      "The role may not use the sequence rttickets_id_seq.",
      "The role may not insert into rtmessages (body).",
      "The role has no right to DELETE on ebok.session.",
    ]);
  });
});
