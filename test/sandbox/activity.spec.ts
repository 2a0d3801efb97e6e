import type { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { writeNames } from "#sandbox/contexts/operations.ts";
import { keyFromBase32, totpCode, totpStep } from "#kit/login/totp.ts";
import { textColumn } from "#sandbox/database/rows.ts";
import { outboxOf, type StoredOutboxMessage } from "#sandbox/contexts/outbox.ts";
import { WRITE_ACTIVITIES } from "#sandbox/contexts/write-activities.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { registerPhoneWithKey } from "./operation-effects/phone-with-key.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";
import { ServiceClient } from "./service-client.ts";

const sandbox = runningSandboxForTests();
let tenantCount = 0;

/** Returns a customer with an open session and an unused provider. */
async function customerOf(login = "m.brzezinska"): Promise<EffectCustomer> {
  tenantCount += 1;
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(`activity-${tenantCount}`), login);
  await customer.openSession();
  // The demo data of the account are seeded by its first call.
  customer.prepared = (await customer.read("getContactData", "e:contactData/e:documentSendEmail")) ?? "";
  return customer;
}

const ITEM = "e:activities/e:item";

/** Lists the kinds of the newest activities. */
async function newestKinds(customer: EffectCustomer, count: number): Promise<readonly string[]> {
  return (await customer.readAll("getActivities", `${ITEM}/e:kind`)).slice(0, count);
}

async function newest(customer: EffectCustomer, field: string): Promise<string | undefined> {
  return customer.read("getActivities", `${ITEM}[1]/e:${field}`);
}

/** Lists the notices, oldest first. */
function noticesIn(db: DatabaseSync): readonly StoredOutboxMessage[] {
  return outboxOf(db)
    .filter(({ text }) => text.includes("Jeśli to nie ty, "))
    .toReversed();
}

/** Lists channel, recipient and text of the notices, oldest first. */
function noticesOf({ tenant }: EffectCustomer): readonly string[] {
  return noticesIn(tenant.db).map(
    ({ channel, recipient, text }) => `${channel} ${recipient}: ${text.replaceAll("\u00a0", " ")}`,
  );
}

const EMAIL = "malgorzata.brzezinska-kowalczyk@poczta.example";
const PHONES = ["601234567", "602118904"] as const;

/** Saves the contact data with these phones and address; everything else stays. */
function saveContact(
  customer: EffectCustomer,
  phones: readonly string[],
  email: string,
  tokens = "",
): Promise<unknown> {
  const items = phones.map((phone) => `<item>${phone}</item>`).join("");
  return customer.call(
    "setContactData",
    `<contactData><mobilePhones>${items}</mobilePhones><linePhones><item>583012247</item></linePhones>` +
      `<mainEmail>${email}</mainEmail><documentSendEmail>${customer.prepared}</documentSendEmail>` +
      `${tokens}</contactData>`,
  );
}

/** Returns the code that an authenticator app shows for a new key. */
function appCode({ tenant }: EffectCustomer, tokenId: string): string {
  const row = tenant.db.prepare("SELECT secret FROM factor_token WHERE token_id = ?").get(tokenId);
  return totpCode(keyFromBase32(textColumn(row ?? {}, "secret")), totpStep(tenant.now()));
}

const PASSWORD_CHANGE = "<currentPassword>Wiazka-2026</currentPassword><newPassword>Mewa-nad-molem-7</newPassword>";

describe("activity log", () => {
  test("(part of ACT-02) has a rule for every write of the provider", () => {
    expect(writeNames().length).toBeGreaterThan(40);
    expect(writeNames().filter((name) => !Object.hasOwn(WRITE_ACTIVITIES, name))).toEqual([]);
  });

  test("[ACT-02] records logins, failed ones and a lock with device and address", async () => {
    const customer = await customerOf();
    await customer.logIn("m.brzezinska", "zle-haslo");
    for (let failure = 2; failure <= 6; failure += 1) await customer.logIn("m.brzezinska", "zle-haslo");
    expect(await newestKinds(customer, 5)).toEqual([
      "LOGIN_LOCKED",
      ...Array.from({ length: 4 }, () => "LOGIN_FAILED"),
    ]);
    expect(await newest(customer, "detail")).toMatch(/^do \d\d-\d\d-\d{4},\u00a0\d\d:\d\d$/u);
    expect(noticesOf(customer).join()).toMatch(/jest zablokowane do \d\d-\d\d-\d{4}, \d\d:\d\d\./u);
    await customer.moveClock(31 * 60_000);
    await customer.logIn("m.brzezinska");
    expect(await newestKinds(customer, 2)).toEqual(["LOGIN", "LOGIN_LOCKED"]);
    expect(await newest(customer, "address")).toMatch(/^(?:::ffff:)?127\.0\.0\.1$|^::1$/u);
    expect([await newest(customer, "channel"), await newest(customer, "group")]).toEqual(["BROWSER", "LOGIN"]);
  });

  test("(part of ACT-06) distinguishes a login with a recovery code from other logins", async () => {
    const customer = await customerOf("kod.sikora");
    customer.tenant.db.exec("UPDATE session SET confirmed_at = used_at");
    const [code = ""] = await customer.readAll("createRecoveryCodes", "e:codes/e:item");
    const challenge = (await customer.logIn("kod.sikora")).one("e:challenge/e:challengeId") ?? "";
    const opened = await customer.call(
      "sessionStart",
      `<challengeId>${challenge}</challengeId><rememberDevice>false</rememberDevice>` +
        `<recoveryCode>${code}</recoveryCode>`,
    );
    expect(opened.one("e:isLogged")).toBe("true");
    expect(await newestKinds(customer, 1)).toEqual(["LOGIN_RECOVERY_CODE"]);
  });

  test("(part of ACT-02) records a write once when it is sent twice with its key", async () => {
    const customer = await customerOf();
    const client = new ServiceClient(customer.url, customer.tenant.name, customer.sessionId);
    const change = "<intentId>0123456789abcdef</intentId><login>malgorzata.b</login>";
    for (let turn = 0; turn < 2; turn += 1) await client.call("changeCustomLogin", change);
    const kinds = (await client.call("getActivities")).all(`${ITEM}/e:kind`);
    expect(kinds.filter((kind) => kind === "LOGIN_CHANGED")).toEqual(["LOGIN_CHANGED"]);
  });

  test("(part of ACT-02) records a wrong password at a confirmation of the identity", async () => {
    const customer = await customerOf();
    await customer.call("confirmIdentity", "<password>zle-haslo</password>");
    expect(await newestKinds(customer, 1)).toEqual(["LOGIN_FAILED"]);
    await customer.call("confirmIdentity", "<password>Wiazka-2026</password>");
    expect(await newestKinds(customer, 2)).toEqual(["LOGIN_FAILED", "LOGIN"]);
  });

  test("(part of ACT-02) records no refused write and none of another customer", async () => {
    const customer = await customerOf();
    const before = await newestKinds(customer, 50);
    await customer.call("changeCustomLogin", "<login>nowak.nowy</login>");
    await customer.logIn("nowak.nowy");
    await customer.openSession();
    expect(await newestKinds(customer, 50)).toEqual(before);
  });

  test("(part of ACT-02) names the app as the channel of a session that was opened in it", async () => {
    const customer = await customerOf();
    const opened = await customer.call(
      "sessionStart",
      "<login>m.brzezinska</login><password>Wiazka-2026</password><channel>APP</channel>",
    );
    expect(opened.one("e:isLogged")).toBe("true");
    expect(await newest(customer, "channel")).toBe("APP");
  });

  test("(part of ACT-02) records start and end of a payment, and masks contact data", async () => {
    const customer = await customerOf();
    const [entryId = ""] = await customer.readAll(
      "getClientFinancialEntries",
      "e:entries/e:item[e:unpaidAmount>0]/e:entryId",
    );
    const [amount = ""] = await customer.readAll(
      "getClientFinancialEntries",
      "e:entries/e:item[e:unpaidAmount>0]/e:unpaidAmount",
    );
    const paymentId = await customer.read(
      "startPayment",
      "e:paymentId",
      `<entryIds><item>${entryId}</item></entryIds><amount>${amount}</amount><returnPage>invoice</returnPage>`,
    );
    await customer.decideAtBank(paymentId ?? "", "confirm");
    expect(await newestKinds(customer, 2)).toEqual(["PAYMENT_CONFIRMED", "PAYMENT_STARTED"]);
    expect(await newest(customer, "amount")).toBe(amount);
    await customer.call("requestPasswordReset", "<login>m.brzezinska</login>");
    const details = await customer.readAll("getActivities", `${ITEM}/e:detail`);
    expect(details.join(" ")).not.toMatch(/[\w.]{2,}@|\d{9}/u);
  });
});

describe("notices", () => {
  test("(part of ACT-05) goes to the former address for a new one, then to the new one", async () => {
    const customer = await customerOf();
    await customer.call("setEmailChangeToken", "<emailAddress>nowa@poczta.example</emailAddress>");
    await saveContact(customer, PHONES, "nowa@poczta.example", `<mainEmailToken>${customer.sentCode}</mainEmailToken>`);
    await customer.call("changePasswordAuthenticated", PASSWORD_CHANGE);
    const [first, second, ...others] = noticesOf(customer);
    expect(first).toBe(
      `email ${EMAIL}: Na twoim koncie zmieniono adres e-mail: n•••@poczta.example. Kiedy: 16-11-2026, 10:00. ` +
        "Skąd: Przeglądarka. Jeśli to nie ty, od razu zadzwoń do nas: 58 300 70 00. " +
        "Nie używaj „Nie pamiętam hasła”: link przyjdzie na nowy adres.",
    );
    expect(second).toContain("email nowa@poczta.example: Na twoim koncie zmieniono hasło.");
    expect(second).toContain("ustaw inne hasło przez „Nie pamiętam hasła” na stronie logowania i zadzwoń do nas: 58");
    expect(others).toEqual([]);
  });

  test("(part of ACT-05) goes by SMS to a removed phone", async () => {
    const customer = await customerOf();
    await saveContact(customer, PHONES.slice(0, 1), EMAIL);
    expect(noticesOf(customer)).toEqual([expect.stringMatching(/^sms 602118904: .*zmieniono numer telefonu/u)]);
  });

  test("[ACT-05] sends one notice for each sensitive change, without a link or a secret", async () => {
    const customer = await customerOf("sm.jantar");
    const token = (await customer.read("create2FAToken", "e:tokenId", "<factor>app</factor>")) ?? "";
    const code = appCode(customer, token);
    await customer.call("confirm2FAToken", `<tokenId>${token}</tokenId><code>${code}</code>`);
    await customer.call("save2FADevice", "<name>Laptop w biurze</name>");
    await customer.call("changeCustomLogin", "<login>jantar.gdynia</login>");
    await customer.call(
      "orderOverpaymentPayout",
      "<account>61109010140000071219812874</account><amount>10.00</amount>",
    );
    const sentences = noticesOf(customer).map((notice) => /koncie (.*?)\. Kiedy/u.exec(notice)?.[1]);
    expect(sentences).toEqual([
      "włączono logowanie dwuetapowe",
      "dodano zaufane urządzenie: Laptop w biurze",
      "zmieniono login",
      expect.stringMatching(
        /^zlecono wypłatę nadpłaty na rachunek: •••• 2874\. Kwota: 10,00 zł\. .* najpóźniej \d\d-\d\d-\d{4}$/u,
      ),
    ]);
    expect(noticesIn(customer.tenant.db).flatMap(({ links }) => links)).toEqual([]);
  });

  test("(part of ACT-05) confirms e-invoices, and a phone that logs in without a password", async () => {
    const customer = await customerOf();
    await customer.call(
      "activateEDocument",
      "<activateEDocumentData><marketingPermissions>" +
        "<item><type>PHONE</type><required>false</required><state>true</state></item>" +
        "</marketingPermissions></activateEDocumentData>",
    );
    await registerPhoneWithKey(customer);
    expect(noticesOf(customer).map((notice) => /koncie (.*?)\. Kiedy/u.exec(notice)?.[1])).toEqual([
      "włączono e-fakturę: m•••@poczta.example",
      "połączono urządzenie z aplikacją: Telefon Zosi",
      "włączono logowanie bez hasła w aplikacji: Telefon Zosi",
    ]);
  });

  test("(part of ACT-05) notifies of a login from a new device, and of none from a known one", async () => {
    const client = sandbox.client("new-device");
    const { db } = sandbox.tenant("new-device");
    const fields = "<login>m.brzezinska</login><password>Wiazka-2026</password>";
    const logInFrom = (userAgent: string) =>
      client.raw("sessionStart", client.envelope("sessionStart", fields, ""), { "User-Agent": userAgent });
    await logInFrom("Chrome/140 Windows");
    await logInFrom("Chrome/141 Windows");
    expect(noticesIn(db)).toEqual([]);
    await logInFrom("Firefox/150 Linux");
    expect(noticesIn(db).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Zalogowano się na twoje konto z nowego urządzenia\..*Firefox, Linux/u),
    ]);
  });
});
