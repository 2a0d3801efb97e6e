import { beforeAll, describe, expect, test } from "vitest";
import { isWorkday } from "#kit/calendar/holidays.ts";
import { DEMO_ACCOUNTS } from "#sandbox/demo/accounts.ts";
import { demoActionLinks } from "#sandbox/demo/action-links.ts";
import { demoDocuments } from "#sandbox/demo/documents.ts";
import { FAQ } from "#sandbox/demo/faq.ts";
import { FILMS } from "#sandbox/demo/films.ts";
import { DEMO_LOGINS } from "#sandbox/demo/logins.ts";
import { runningSandboxForTests } from "../running-sandbox.ts";
import { isoDayOf, readItems, openAccounts, itemText, type OpenAccount } from "./demo-customers.ts";

const sandbox = runningSandboxForTests();
const NOT_VISITED = new Set(["RESIGNED", "TERMINATED", "INACTIVE"]);
const productsOf = ({ data }: OpenAccount) => readItems(data, "e:products/e:item");
const digitsOf = (text: string): string => text.replaceAll(/\D/gu, "");
/** Days with holidays in the weeks after them, the first days of a month and the last ones. */
const DAYS = ["2026-12-02", "2026-12-18", "2027-04-20"];

describe.each(DAYS)("customers of the demo on %s", (today) => {
  let accounts: readonly OpenAccount[] = [];

  beforeAll(async () => {
    accounts = await openAccounts(sandbox.client, `${today}T10:00:00+01:00`);
  }, 120_000);

  test("have one e-mail address and one mobile number in all their data", async () => {
    expect(new Set(accounts.map(({ login }) => login)).size).toBe(DEMO_LOGINS.length);
    for (const { account, client, data, email, codePhone } of accounts) {
      const contact = await client.call("getContactData");
      const own = data.one("e:client/e:email");
      expect([contact.one("e:mainEmail"), email], account).toEqual([own, own]);
      const mobile = data.one("e:client/e:mobilePhone");
      if (mobile !== undefined) expect(contact.all("e:mobilePhones/e:item"), account).toContain(mobile);
      if (codePhone !== undefined) expect(mobile, account).toBe(codePhone);
      const line = data.one("e:client/e:phone");
      if (line !== undefined) expect(contact.all("e:linePhones/e:item"), account).toContain(line);
    }
  });

  test("(part of ACT-01) have their last login in the activity log", async () => {
    for (const { login, account, client, data } of accounts) {
      if (DEMO_LOGINS.find((one) => one.login === login)?.accounts[0] !== account) continue;
      const activities = readItems(await client.call("getActivities"), "e:activities/e:item");
      const before = activities.filter((one) => itemText(one, "at") < today && itemText(one, "group") === "LOGIN");
      expect(itemText(before[0] ?? new Map(), "at").slice(0, 16), login).toBe(
        data.one("e:client/e:lastGoodLogin")?.slice(0, 16),
      );
    }
  });

  test("(part of CONSENT-07) have the marketing permissions of their consents", async () => {
    for (const { account, client } of accounts) {
      const given = (await client.call("getConsentsByCustomerAccount")).all(
        "e:consents/e:item[starts-with(e:consentId, 'MARKETING_') and e:currentValue='true']/e:consentId",
      );
      const permitted = (await client.call("getContactData")).all(
        "e:marketingPermissions/e:item[e:state='true']/e:type",
      );
      expect(
        permitted.map((type) => `MARKETING_${type}`),
        account,
      ).toEqual(given);
    }
  });

  test("(part of CONSENT-05) have a contract where they have active services", () => {
    for (const account of accounts) {
      const active = productsOf(account).filter((one) => itemText(one, "status") === "ACTIVE");
      const signed = active.filter((one) => itemText(one, "contractNumber") !== "");
      expect(signed.length > 0, account.account).toBe(active.length > 0);
    }
  });

  test("have a phone service for each number of the call billing", () => {
    for (const account of accounts) {
      const infos = productsOf(account).map((product) => digitsOf(itemText(product, "productInfo")));
      for (const number of account.data.all("e:client/e:billingPhones/e:item"))
        expect(
          infos.some((info) => info.startsWith(number)),
          `${account.account} ${number}`,
        ).toBe(true);
    }
  });

  test("have as many channels as the service says, the public ones in the basic package", async () => {
    for (const account of accounts)
      for (const product of productsOf(account)
        .filter((one) => itemText(one, "tvGuideId") !== "")
        .slice(0, 3)) {
        const answer = await account.client.call(
          "getTvChannels",
          `<tvGuideId>${itemText(product, "tvGuideId")}</tvGuideId>`,
        );
        const channels = readItems(answer, "e:channels/e:item");
        const [, said] = /(\d+) kanał/u.exec(itemText(product, "productInfo")) ?? [];
        expect([String(channels.length), itemText(product, "channels")], account.account).toEqual([said, said]);
        const id = itemText(product, "productId");
        const parts = readItems(
          account.data,
          `e:products/e:item[e:productId='${id}']/e:childrenList/e:item[e:status='ACTIVE']`,
        );
        for (const part of parts) {
          const name = itemText(part, "name").replace("Pakiet ", "");
          const [, count] = /(\d+) kanał/u.exec(itemText(part, "productInfo")) ?? [];
          expect(String(channels.filter((channel) => itemText(channel, "packageName") === name).length)).toBe(count);
        }
        const names = channels.map((channel) => itemText(channel, "name"));
        expect(new Set(names).size).toBe(names.length);
        for (const channel of channels.filter((one) => /^(?:TVP|MiniMini)/u.test(itemText(one, "name"))))
          expect(itemText(channel, "packageName"), itemText(channel, "name")).toBe("Podstawowy");
      }
  });

  test("get technicians, moves and assemblies on working days only", async () => {
    for (const account of accounts) {
      const products = productsOf(account).filter((one) => !NOT_VISITED.has(itemText(one, "status")));
      for (const product of products.slice(0, 8)) {
        const id = `<productId>${itemText(product, "productId")}</productId>`;
        const move = await account.client.call("getServiceMove", id);
        const visit = await account.client.call("getAppointmentSlots", id);
        const days = [
          ...move.all("e:plannedFor | e:days/e:item").map(isoDayOf),
          ...visit.all("e:booked/e:from | e:slots/e:item/e:from").map((moment) => moment.slice(0, 10)),
          ...[...itemText(product, "productInfo").matchAll(/montaż (\d\d-\d\d-\d{4})/gu)].map(([, day = ""]) =>
            isoDayOf(day),
          ),
        ];
        expect(
          days.filter((day) => !isWorkday(day)),
          account.account,
        ).toEqual([]);
      }
    }
    const planned = demoActionLinks(today).flatMap(({ data, state }) =>
      typeof data["day"] === "string" && state === undefined && data["day"] > today ? [data["day"]] : [],
    );
    expect(planned.filter((day) => !isWorkday(day))).toEqual([]);
  });

  test("transfer numbers of other operators only", () => {
    const own = DEMO_ACCOUNTS.flatMap(({ createSeed }) =>
      createSeed({ today, near: today }).products.map(({ productInfo = "" }) => digitsOf(productInfo)),
    );
    const transferred = demoActionLinks(today).flatMap(({ data }) =>
      typeof data["phoneNumber"] === "string" ? [data["phoneNumber"]] : [],
    );
    expect(transferred.length).toBeGreaterThan(0);
    expect(transferred.filter((number) => own.some((info) => info.startsWith(number)))).toEqual([]);
  });

  test("[SITE-05] see only banners that lead them somewhere: to an open offer or to a router", async () => {
    for (const { account, client, data } of accounts) {
      const isConsumer =
        data.one("e:client/e:customerType") === "PRIVATE" && data.one("e:client/e:blockade/e:type") === undefined;
      const content = readItems(await client.call("getSiteContent"), "e:content/e:item");
      const banners = readItems(await client.call("getBanners"), "e:banners/e:item");
      const offers = readItems(await client.call("getSalesOfferHistory"), "e:offers/e:item");
      const routers = readItems(await client.call("getWifiHardware"), "e:devices/e:item");
      const hasOffer = offers.some(
        (offer) => itemText(offer, "status") === "0" && itemText(offer, "title").startsWith("Internet 2 Gb/s"),
      );
      const leadsTo = (path: string) => banners.some((banner) => itemText(banner, "destinationUrl") === path);
      expect(
        content.some((item) => itemText(item, "key") === "bottom_logged_in_banner"),
        account,
      ).toBe(isConsumer);
      expect(leadsTo("/service/yourOffer"), account).toBe(isConsumer && hasOffer);
      expect(leadsTo("/wifiConfiguration"), account).toBe(routers.length > 0);
    }
  });

  test("write about speeds that their services have", async () => {
    for (const account of accounts) {
      const active = productsOf(account).filter((product) => itemText(product, "status") === "ACTIVE");
      const names = active.map((product) => itemText(product, "name"));
      const answer = await account.client.call("getContactFormSubmissions");
      for (const text of answer.all("e:submissions/e:item/e:entries/e:item/e:text"))
        for (const [, speed = ""] of text.matchAll(/umowa mówi o (\d+ [MG]b\/s)/gu))
          expect(
            names.some((name) => name.endsWith(speed)),
            `${account.account} ${speed}`,
          ).toBe(true);
    }
  });

  test("have requests, messages and offers whose days follow each other", async () => {
    for (const { account, client } of accounts) {
      const requests = readItems(await client.call("getContactFormSubmissions"), "e:submissions/e:item");
      for (const request of requests)
        expect(itemText(request, "sentAt").slice(0, 10) <= isoDayOf(itemText(request, "answerBy")), account).toBe(true);
      const messages = readItems(await client.call("getClientMessages"), "e:messages/e:item");
      for (const message of messages)
        expect(itemText(message, "createdAt").slice(0, 10) <= today, `${account} ${itemText(message, "title")}`).toBe(
          true,
        );
      const offers = readItems(await client.call("getSalesOfferHistory"), "e:offers/e:item");
      for (const offer of offers) {
        const [from, to, closed] = ["registrationDate", "offerExpirationDate", "closeDate"].map((name) =>
          isoDayOf(itemText(offer, name)),
        );
        const days = [from, closed, to].filter((day) => day !== undefined).filter((day) => day !== "");
        expect(days, `${account} ${itemText(offer, "title")}`).toEqual(days.toSorted((a, b) => a.localeCompare(b)));
        const number = itemText(offer, "processNumber");
        // Orders of subscriptions are numbered by account.
        if (!number.startsWith("SUB/")) expect(number.slice(0, 4), account).toBe(from?.slice(0, 4));
      }
    }
  });

  test("have services that began, or whose commitment began, when their order was completed", async () => {
    let compared = 0;
    for (const { account, client, data } of accounts) {
      const history = await client.call("getSalesOfferHistory");
      for (const order of readItems(history, "e:offers/e:item[e:orderState='COMPLETED']")) {
        const path = `e:offers/e:item[e:offerId='${itemText(order, "offerId")}']/e:products/e:item/e:name`;
        const ordered = history.all(path);
        const services = readItems(data, "e:products/e:item");
        for (const service of services.filter((one) => ordered.includes(itemText(one, "name")))) {
          compared += 1;
          expect(
            [itemText(service, "contractStart"), itemText(service, "commitmentFrom")],
            `${account} ${itemText(order, "title")}`,
          ).toContain(itemText(order, "orderDay"));
        }
      }
    }
    expect(compared).toBeGreaterThan(1);
  });

  test("have subscriptions as old as their service, with a consent before the first", async () => {
    for (const { account, client, data } of accounts) {
      const billing = await client.call("getDirectBilling");
      const consentOn = isoDayOf(billing.one("e:consentChangedOn") ?? "");
      for (const service of readItems(billing, "e:services/e:item[e:state='ACTIVE']")) {
        const since = isoDayOf(itemText(service, "since"));
        expect(consentOn <= since, `${account} ${itemText(service, "name")}`).toBe(true);
        const product = readItems(data, "e:products/e:item").find(
          (one) => itemText(one, "productId") === itemText(service, "productId"),
        );
        const start = isoDayOf(itemText(product ?? new Map(), "contractStart"));
        if (start !== "") expect(since, `${account} ${itemText(service, "name")}`).toBe(start);
      }
    }
  });

  test("have devices with serial numbers of their own", () => {
    const serials = accounts.flatMap(({ data }) =>
      data.all("e:products/e:item/e:hardware/e:item/e:serialNumber | e:products/e:item/e:hardware/e:item/e:caCard"),
    );
    expect(new Set(serials).size).toBe(serials.length);
  });
});

describe("texts of the demo", () => {
  test("switch a device off for the same time everywhere", () => {
    const brzezinska = DEMO_ACCOUNTS[0]?.createSeed({ today: "2026-11-20", near: "2026-11-20" });
    const texts = [
      ...FAQ.map(({ answer }) => answer),
      ...Object.values(FILMS).flatMap(({ steps }) => steps),
      ...(brzezinska?.messages.map(({ body }) => body) ?? []),
    ];
    const times = texts.flatMap((text) => [...text.matchAll(/z prądu na (\d+ sekund)/gu)].map(([, time]) => time));
    expect(new Set(times)).toEqual(new Set(["30 sekund"]));
  });

  test("list the prices that consumers pay for the internet", () => {
    const today = "2026-11-20";
    const list = demoDocuments(today)
      .find(({ documentId }) => documentId === "cennik-internet-telewizja")
      ?.body.join();
    const paid = DEMO_ACCOUNTS.flatMap(({ createSeed, number }) =>
      number === "7000001" ? [] : createSeed({ today, near: today }).products,
    ).filter(
      ({ name, actualPrice = 0, status }) =>
        /^Internet światłowodowy \d+ .b\/s$/u.test(name) && actualPrice > 0 && status !== "RESIGNED",
    );
    expect(paid.length).toBeGreaterThan(5);
    for (const { name, actualPrice = 0 } of paid)
      expect(list).toContain(
        `${name.replace(" światłowodowy", "")}: ${(actualPrice / 100).toFixed(2).replace(".", ",")} zł`,
      );
  });

  test("send links about a request or a transfer before they expire", () => {
    for (const { sentOn, validUntil, closedOn } of demoActionLinks("2026-11-20")) {
      expect(validUntil === undefined || sentOn <= validUntil).toBe(true);
      expect(closedOn === undefined || sentOn <= closedOn).toBe(true);
      expect(sentOn <= "2026-11-20").toBe(true);
    }
  });
});
