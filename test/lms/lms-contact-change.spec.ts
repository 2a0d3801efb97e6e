import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PIN } from "#lms/demo/insert-demo-customers.ts";
import { type ServiceAnswer, type ServiceClient } from "#test/sandbox/service-client.ts";
import { openLmsScene, SCENE_NOW, type LmsScene } from "./lms-scene.ts";

const ANNA = "1001";
const TOMASZ = "1002";
const ANNA_EMAIL = "anna.zielinska@poczta.example";
const MINUTE = 60_000;

let scene: LmsScene;

beforeAll(async () => {
  scene = await openLmsScene();
}, 60_000);
afterAll(() => scene.close());
beforeEach(async () => {
  scene.now = SCENE_NOW;
  await scene.database.run("DELETE FROM ebok.counted_call; DELETE FROM ebok.failed_login");
});

const write = (client: ServiceClient, operation: string, fields: string, key: string = crypto.randomUUID()) =>
  client.call(operation, `<intentId>${key}</intentId>${fields}`);

const asOwner = (sql: string, values: readonly (string | number)[] = []) =>
  scene.asOwner(() => scene.database.query(sql, values));

interface SentContact {
  readonly mobilePhones?: readonly string[];
  readonly mainEmail?: string;
  readonly documentSendEmail?: string;
  /** Elements after the data, such as codes. */
  readonly more?: string;
}

function save(client: ServiceClient, contact: SentContact, key?: string): Promise<ServiceAnswer> {
  const { mobilePhones = ["600100201"], mainEmail = ANNA_EMAIL, documentSendEmail = mainEmail, more = "" } = contact;
  const phones = mobilePhones.map((number) => `<item>${number}</item>`).join("");
  const data =
    `<mobilePhones>${phones}</mobilePhones><linePhones></linePhones><mainEmail>${mainEmail}</mainEmail>` +
    `<documentSendEmail>${documentSendEmail}</documentSendEmail>${more}`;
  return write(client, "setContactData", `<contactData>${data}</contactData>`, key);
}

/** Returns the code of the last message to a recipient. */
async function codeTo(recipient: string): Promise<string> {
  const message = (await scene.sentMessages()).find((one) => one.recipient === recipient);
  return /\b\d{6}\b/.exec(message?.text ?? "")?.[0] ?? "";
}

const askForCode = (client: ServiceClient, number: string) =>
  write(client, "setPhoneChangeToken", `<phoneNumber>${number}</phoneNumber>`);

const contactsInLms = async (customer: string) =>
  (
    await asOwner("SELECT contact, type FROM customercontacts WHERE customerid = $1 ORDER BY id", [Number(customer)])
  ).map(({ contact, type }) => [contact, type]);

describe("identity", () => {
  it("[LMS-28] wants the identity confirmed by the PIN within five minutes, and stores no refusal", async () => {
    const anna = await scene.logIn(ANNA);
    scene.now += 6 * MINUTE;
    expect((await askForCode(anna, "700100201")).one("e:errorCode")).toBe("CONFIRM_IDENTITY");
    const key = crypto.randomUUID();
    const change = { mainEmail: "" };
    expect((await save(anna, change, key)).one("e:errorCode")).toBe("CONFIRM_IDENTITY");
    // A change of no number and no address needs no confirmation.
    expect((await save(anna, {})).one("e:success")).toBe("true");
    const wrong = await anna.call("confirmIdentity", "<password>0000</password>");
    expect(wrong.one("e:errorCode")).toBe("BAD_CREDENTIALS");
    expect(wrong.one("e:attemptsLeft")).toBe("4");
    const right = await anna.call("confirmIdentity", `<password>${DEMO_PIN}</password>`);
    expect(right.one("e:confirmedUntil")).toBe("2026-11-28T12:11:00+01:00");
    expect((await save(anna, change, key)).one("e:errorCode")).toBeUndefined();
    await asOwner("INSERT INTO customercontacts (customerid, contact, type) VALUES (1001, $1, 24)", [ANNA_EMAIL]);
  });

  it("(part of LMS-28) locks after five wrong PINs of a confirmation", async () => {
    const tomasz = await scene.logIn(TOMASZ);
    let last: string | undefined;
    for (let attempt = 0; attempt < 5; attempt += 1)
      last = (await tomasz.call("confirmIdentity", "<password>0000</password>")).one("e:errorCode");
    expect(last).toBe("LOCKED");
    const right = await tomasz.call("confirmIdentity", `<password>${DEMO_PIN}</password>`);
    expect(right.one("e:errorCode")).toBe("LOCKED");
  });
});

describe("contact data", () => {
  it("[LMS-29] saves a new number only with the code that went to it, and stores no code", async () => {
    const anna = scene.client();
    await anna.logIn(ANNA, DEMO_PIN);
    const next = { mobilePhones: ["600100201", "700100202"] };
    expect((await save(anna, next)).one("e:errorMessage")).toBe("WRONG_TOKEN;mobilePhone2");
    expect((await askForCode(anna, "700100202")).one("e:sent")).toBe("true");
    const code = await codeTo("700100202");
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(await scene.database.query("SELECT * FROM ebok.contact_code"))).not.toContain(code);
    expect(await scene.database.query("SELECT * FROM ebok.outgoing_message")).toEqual([]);
    const wrong = `<mobilePhone2Token>${code === "000000" ? "000001" : "000000"}</mobilePhone2Token>`;
    expect((await save(anna, { ...next, more: wrong })).one("e:errorMessage")).toBe("WRONG_TOKEN;mobilePhone2");
    const more = `<mobilePhone2Token>${code}</mobilePhone2Token>`;
    expect((await save(anna, { ...next, more })).one("e:success")).toBe("true");
    expect(await contactsInLms(ANNA)).toContainEqual(["700100202", 1]);
    expect((await anna.call("getContactData")).all("e:mobilePhones/e:item")).toEqual(["600100201", "700100202"]);
    expect((await save(anna, {})).one("e:success")).toBe("true");
    expect(await contactsInLms(ANNA)).not.toContainEqual(["700100202", 1]);
  });

  it("(part of LMS-29) refuses a code after ten minutes and after five wrong ones", async () => {
    const anna = scene.client();
    await anna.logIn(ANNA, DEMO_PIN);
    await askForCode(anna, "700100203");
    const code = await codeTo("700100203");
    const next = (token: string) => ({
      mobilePhones: ["600100201", "700100203"],
      more: `<mobilePhone2Token>${token}</mobilePhone2Token>`,
    });
    const wrong = code === "111111" ? "111112" : "111111";
    for (let attempt = 0; attempt < 5; attempt += 1) await save(anna, next(wrong));
    expect((await save(anna, next(code))).one("e:errorMessage")).toBe("WRONG_TOKEN;mobilePhone2");
    scene.now += 2 * MINUTE;
    await askForCode(anna, "700100203");
    const second = await codeTo("700100203");
    scene.now += 10 * MINUTE;
    await anna.call("confirmIdentity", `<password>${DEMO_PIN}</password>`);
    expect((await save(anna, next(second))).one("e:errorMessage")).toBe("WRONG_TOKEN;mobilePhone2");
  });

  it("(part of LMS-29) sends one code a minute, and refuses what is no number or address", async () => {
    const anna = scene.client();
    await anna.logIn(ANNA, DEMO_PIN);
    const before = (await scene.sentMessages()).length;
    expect((await askForCode(anna, "700100204")).one("e:sent")).toBe("true");
    expect((await askForCode(anna, "700100204")).one("e:sent")).toBe("true");
    expect((await scene.sentMessages()).length).toBe(before + 1);
    const email = await write(anna, "setEmailChangeToken", "<emailAddress>anna</emailAddress>");
    expect(email.one("e:errorCode")).toBe("WRONG_EMAIL");
    expect((await save(anna, { mobilePhones: ["12"] })).one("e:errorMessage")).toBe("WRONG_DATA");
  });

  it("(part of LMS-29) allows six codes an hour to one number", async () => {
    const anna = scene.client();
    for (let sent = 0; sent < 6; sent += 1) {
      await anna.logIn(ANNA, DEMO_PIN);
      expect((await askForCode(anna, "700100205")).one("e:sent")).toBe("true");
      scene.now += 2 * MINUTE;
    }
    await anna.logIn(ANNA, DEMO_PIN);
    expect((await askForCode(anna, "700100205")).one("e:errorCode")).toBe("TRY_LATER");
  });

  it("[LMS-30] informs the former address of a change, and logs in by the new one", async () => {
    const anna = scene.client();
    await anna.logIn(ANNA, DEMO_PIN);
    const mainEmail = "anna@nowa.example";
    await write(anna, "setEmailChangeToken", `<emailAddress>${mainEmail}</emailAddress>`);
    const more = `<mainEmailToken>${await codeTo(mainEmail)}</mainEmailToken>`;
    expect((await save(anna, { mainEmail, more })).one("e:success")).toBe("true");
    const [notice] = await scene.sentMessages();
    expect(notice).toMatchObject({ channel: "email", recipient: ANNA_EMAIL });
    expect(notice?.text).toContain("28.11.2026, 12:00");
    expect((await scene.client().logIn(mainEmail, DEMO_PIN)).one("e:currentContext")).toBe(ANNA);
    expect((await scene.client().logIn(ANNA_EMAIL, DEMO_PIN)).one("e:errorCode")).toBe("BAD_CREDENTIALS");
    const data = await anna.call("getClientData");
    expect(data.one("e:client/e:email")).toBe(mainEmail);
    expect(data.one("e:client/e:contactDataEditable")).toBe("true");
    await asOwner("UPDATE customercontacts SET contact = $1 WHERE contact = $2", [ANNA_EMAIL, mainEmail]);
  });

  it("[LMS-38] saves a postal address as a typed one of LMS, and no address of invoices and services", async () => {
    const anna = scene.client();
    await anna.logIn(ANNA, DEMO_PIN);
    const place = (building: string, zip = "") =>
      `<address><building>${building}</building><city>Limanowa</city><street>ul. Szkolna</street><flat>3</flat>${zip}</address>`;
    const inLms = () =>
      asOwner(
        `SELECT ca.type, a.street, a.house, a.flat, a.zip, a.city FROM customer_addresses ca
        JOIN addresses a ON a.id = ca.address_id WHERE ca.customer_id = 1001 ORDER BY ca.type`,
      );
    const before = await inLms();
    expect((await save(anna, { more: place("12") })).one("e:success")).toBe("true");
    expect(await inLms()).toEqual(before);
    expect((await save(anna, { more: place("13") })).one("e:success")).toBe("true");
    const postal = { type: 0, street: "ul. Szkolna", house: "13", flat: "3", zip: "34-600", city: "Limanowa" };
    expect(await inLms()).toEqual([postal, ...before]);
    expect((await save(anna, { more: place("14", "<zip></zip>") })).one("e:success")).toBe("true");
    expect(await inLms()).toEqual([{ ...postal, house: "14", zip: null }, ...before]);
    expect((await anna.call("getContactData")).one("e:address/e:building")).toBe("14");
    const long = `<address><building>${"1".repeat(21)}</building><city>Limanowa</city></address>`;
    expect((await save(anna, { more: long })).one("e:errorMessage")).toBe("WRONG_DATA");
  });
});

describe("consents", () => {
  const change = (client: ServiceClient, given: readonly string[], withdrawn: readonly string[]) => {
    const list = (ids: readonly string[]): string => ids.map((id) => `<item>${id}</item>`).join("");
    const fields = `<given>${list(given)}</given><withdrawn>${list(withdrawn)}</withdrawn>`;
    return write(client, "saveConsentsByCustomerAccount", fields);
  };

  const inLms = async (customer: string) =>
    (
      await asOwner("SELECT type, cdate::int AS cdate FROM customerconsents WHERE customerid = $1 ORDER BY type", [
        Number(customer),
      ])
    ).map(({ type, cdate }) => [type, cdate]);

  it("[LMS-31] gives consents as rows of LMS and withdraws them by deleting the rows", async () => {
    const anna = await scene.logIn(ANNA);
    await asOwner(
      "INSERT INTO customerconsents (customerid, type, cdate) VALUES (1001, 10, 1700000000), (1001, 33, 5)",
    );
    const before = await anna.call("getConsentsByCustomerAccount");
    expect(before.all("e:consents/e:item[e:currentValue='true']/e:consentId")).toEqual(["consent-10"]);
    expect(before.all("e:consents/e:item/e:changedAt")).toEqual(["2023-11-14T23:13:20+01:00"]);
    const after = await change(anna, ["consent-9"], ["consent-10"]);
    expect(after.all("e:consents/e:item[e:currentValue='true']/e:consentId")).toEqual(["consent-9"]);
    expect(after.all("e:consents/e:item/e:changedBy")).toEqual(["PORTAL", "PORTAL"]);
    expect(await inLms(ANNA)).toEqual([
      [9, SCENE_NOW / 1_000],
      [33, 5],
    ]);
    // An employee gives the consent again: its last change was not in the portal.
    await asOwner("INSERT INTO customerconsents (customerid, type, cdate) VALUES (1001, 10, 1700000000)");
    const again = await anna.call("getConsentsByCustomerAccount");
    expect(again.all("e:consents/e:item[e:consentId='consent-10']/e:changedBy")).toEqual([]);
  });

  it("(part of LMS-31) refuses unknown consents and those without contact data as a whole", async () => {
    const tomasz = await scene.logIn(TOMASZ);
    expect((await change(tomasz, ["consent-10", "consent-33"], [])).one("e:errorCode")).toBe("UNKNOWN_CONSENT");
    // He has no phone number.
    expect((await change(tomasz, ["consent-10", "consent-9"], [])).one("e:errorCode")).toBe("CONTACT_NEEDED");
    expect(await inLms(TOMASZ)).toEqual([]);
  });

  it("[LMS-32] turns e-invoices on and off as LMS stores them: no paper, by e-mail, to the named address", async () => {
    const tomasz = await scene.logIn(TOMASZ);
    await asOwner("UPDATE customercontacts SET type = 8 WHERE customerid = 1002");
    expect((await tomasz.call("getClientData")).one("e:flags/e:showEInvoiceActivation")).toBe("true");
    const data = "<activateEDocumentData><marketingPermissions></marketingPermissions></activateEDocumentData>";
    expect((await write(tomasz, "activateEDocument", data)).one("e:success")).toBe("true");
    expect((await inLms(TOMASZ)).map(([type]) => type)).toEqual([2, 4]);
    expect(await contactsInLms(TOMASZ)).toEqual([["tomasz.gil@poczta.example", 24]]);
    expect((await scene.sentMessages())[0]?.subject).toBe("Faktury elektroniczne są włączone");
    expect((await tomasz.call("getClientData")).one("e:flags/e:showEInvoiceActivation")).toBe("false");
    expect((await write(tomasz, "activateEDocument", data)).one("e:errorMessage")).toContain("już włączone");
    const off = await change(tomasz, [], ["consent-4"]);
    expect(off.one("e:consents/e:item[e:purpose='E_INVOICE']/e:currentValue")).toBe("false");
    expect(await inLms(TOMASZ)).toEqual([]);
  });

  it("(part of LMS-32) keeps an address that a given consent needs", async () => {
    const anna = scene.client();
    await anna.logIn(ANNA, DEMO_PIN);
    await change(anna, ["consent-4"], []);
    const refused = await save(anna, { mainEmail: "" });
    expect(refused.one("e:success")).toBe("false");
    expect(refused.all("e:enabledConsents/e:item")).toContain("Faktury elektroniczne");
  });
});
