import { describe, expect, test } from "vitest";
import { DEMO_LOGINS } from "#sandbox/demo/logins.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const READS = [
  "getClientData",
  "getContactData",
  "getConsentsByCustomerAccount",
  "getSiteContent",
  "getBanners",
  "getClientFinancialEntries",
  "getClientMessages",
  "getOutageMessages",
  "getSalesOfferHistory",
  "getOnboardingtData",
  "getBranches",
  "getFaq",
  "getRegulations",
  "getDocuments",
  "sessionCheck",
  "getSessionServerHash",
];
/** Logins that need only a password; the others have the data of a new customer. */
const LOGINS = DEMO_LOGINS.filter(({ secondFactor }) => secondFactor === undefined);
const MOCK_DAY = "2026-11-20T10:00:00+01:00";
const sandbox = runningSandboxForTests();

describe("demo customers", () => {
  test.each(LOGINS.map(({ login }) => login))(
    "answers every read of the demo customer %s without an error",
    async (login) => {
      const client = sandbox.client();
      await client.logIn(login);
      for (const read of READS) {
        const answer = await client.call(read);
        expect(answer.all("e:sessionError | e:errorCode | e:errorMessage"), read).toEqual([]);
      }
      expect(await client.call("sessionEnd")).toBeDefined();
    },
  );

  test("returns entries of every status to demo customers", async () => {
    const statuses = new Set<string>();
    for (const { login } of LOGINS) {
      const client = sandbox.client("statuses");
      await client.logIn(login);
      for (const status of (await client.call("getClientFinancialEntries")).all("e:entries/e:item/e:status"))
        statuses.add(status);
    }
    expect([...statuses].sort()).toEqual(["0", "1", "2", "3", "4", "5", "6"]);
  });
});

test("returns the welcome banner of a new customer to no other account", async () => {
  const keysFor = async (login: string) => {
    const client = sandbox.client();
    await client.logIn(login);
    return (await client.call("getSiteContent")).all("e:content/e:item/e:key");
  };
  const [newcomer, other] = [await keysFor("nowak.nowy"), await keysFor("m.brzezinska")];
  expect(newcomer.filter((key) => !other.includes(key))).toEqual(["welcome_banner"]);
  expect(other.filter((key) => !newcomer.includes(key))).toEqual([]);
});

describe("first demo customer", () => {
  test("returns the first demo customer's two open invoices with their days and the balance", async () => {
    const client = sandbox.client();
    await client.api("reset", { now: MOCK_DAY });
    await client.logIn("m.brzezinska");
    const entries = await client.call("getClientFinancialEntries");
    expect(entries.all("e:entries/e:item[position() <= 12]/e:amount")).toEqual([
      "223.70",
      "213.80",
      "213.80",
      "218.90",
      "241.17",
      "198.80",
      "205.20",
      "198.80",
      "212.53",
      "198.80",
      "198.80",
      "198.80",
    ]);
    expect(entries.all("e:entries/e:item[position() <= 8]/e:dueDate")).toEqual([
      "30-11-2026",
      "30-10-2026",
      "30-09-2026",
      "31-08-2026",
      "31-07-2026",
      "30-06-2026",
      "31-05-2026",
      "30-04-2026",
    ]);
    expect(entries.all("e:entries/e:item[position() <= 3]/e:number")).toEqual([
      "FV/4127830/11/26",
      "FV/4127830/10/26",
      "FV/4127830/09/26",
    ]);
    expect(entries.all("e:entries/e:item[position() <= 3]/e:unpaidAmount")).toEqual(["223.70", "49.99", "0.00"]);
    const data = await client.call("getClientData");
    expect(data.one("e:client/e:currentBalance")).toBe("-273.69");
    expect(data.one("e:client/e:accountBalanceDate")).toBe("20-11-2026");
    expect(data.one("e:client/e:lastGoodLogin")).toBe("2026-11-19T21:04:00+01:00");
  });

  test("returns the first demo customer's services with subscriptions and a resigned one", async () => {
    const client = sandbox.client();
    await client.api("reset", { now: MOCK_DAY });
    await client.logIn("m.brzezinska");
    const data = await client.call("getClientData");
    expect(data.all("e:products/e:item/e:status").toSorted()).toEqual([
      "ACTIVE",
      "ACTIVE",
      "ACTIVE",
      "ACTIVE",
      "ACTIVE",
      "DURING_RESIGNATION",
      "ORDERED",
      "ORDERED",
      "RESIGNED",
      "SUSPENDED",
    ]);
    const tv = "e:products/e:item[e:code='TV-PREMIUM']";
    expect(data.all(`${tv}/e:productPrices/e:item/e:value`)).toEqual(["74.90", "89.90", "99.90"]);
    expect(data.all(`${tv}/e:productPrices/e:item/e:validFrom`)).toEqual(["01-03-2025", "01-07-2026", "01-03-2027"]);
    expect(data.one(`${tv}/e:commitmentTo`)).toBe("28-02-2027");
    expect(data.all("e:products/e:item/e:productInfo")).toEqual(
      expect.arrayContaining(["58 301 22 47", "na twoją prośbę do 31-03-2027"]),
    );
  });

  test("returns messages, an offer and an outage relative to the same day", async () => {
    const client = sandbox.client();
    await client.api("reset", { now: MOCK_DAY });
    await client.logIn("m.brzezinska");
    const messages = await client.call("getClientMessages");
    expect(messages.all("e:messages/e:item[e:type != '3']/e:title")).toEqual([
      "Prace w nocy z 24 na 25 listopada",
      "Potwierdzenie wypowiedzenia umowy TEL/0198812/19",
      "Faktura za listopad jest gotowa",
      "Zmiana listy kanałów od 1 stycznia 2027",
      "Termin montażu w Żukowie: 27-11-2026, 8:00–12:00",
      "Informacja o przetwarzaniu danych osobowych",
      "Potwierdzenie końca umowy TEL/0198812/19",
      "Zawiadomienie o zmianie regulaminu",
      "Zawiadomienie o zmianie cennika",
    ]);
    expect(messages.xml).not.toContain("{{");
    const offers = await client.call("getSalesOfferHistory");
    expect(offers.all("e:offers/e:item[e:status='0']/e:offerExpirationDate")).toEqual(["05-12-2026"]);
    expect((await client.call("getOutageMessages")).one("e:outages/e:item/e:plannedEnd")).toBe(
      "2026-11-20T18:00:00+01:00",
    );
  });
});
