import { describe, expect, test } from "vitest";
import { isWorkday } from "#kit/calendar/holidays.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";
import type { ServiceClient } from "./service-client.ts";

const DAY_MS = 24 * 3_600_000;
const TELEVISION = "<productId>4127830-01</productId>";
const COTTAGE = "<productId>4127830-08</productId>";
const VISIT = "2026-11-27T08";
const sandbox = runningSandboxForTests();

/** Returns the fields of a write about the cottage, with a new idempotency key. */
const cottageWrite = (slotId: string): string =>
  `<intentId>visit-${String((writes += 1)).padStart(12, "0")}</intentId>${COTTAGE}<slotId>${slotId}</slotId>`;
let writes = 0;

async function customerAt(now: string, tenant?: string): Promise<ServiceClient> {
  const client = sandbox.client(tenant);
  await client.api("reset", { now });
  await client.logIn("m.brzezinska");
  return client;
}

const isoDay = (day: string): string => day.split("-").toReversed().join("-");

describe("visits and moves", () => {
  test.each(["2026-12-14", "2026-12-21", "2026-12-29", "2027-03-22", "2027-04-26", "2027-05-20", "2026-10-28"])(
    "[VISIT-03] offers and books no public holiday or weekend on %s",
    async (today) => {
      const client = await customerAt(`${today}T10:00:00+01:00`);
      const visits = await client.call("getAppointmentSlots", TELEVISION);
      const move = await client.call("getServiceMove", TELEVISION);
      const booked = await client.call("getAppointmentSlots", COTTAGE);
      const days = [
        ...[...visits.all("e:slots/e:item/e:from"), ...booked.all("e:booked/e:from")].map((from) => from.slice(0, 10)),
        ...[...move.all("e:days/e:item"), ...move.all("e:plannedFor")].map(isoDay),
      ];
      expect(days.length).toBeGreaterThan(20);
      expect(days.filter((day) => !isWorkday(day))).toEqual([]);
    },
  );

  test("(part of VISIT-07) names the price of the price list in force, and of the next one", async () => {
    const costsOn = async (day: string): Promise<string | undefined> => {
      const client = await customerAt(`${day}T10:00:00+01:00`);
      await client.api("clock", { advanceMs: 29 * DAY_MS });
      await client.logIn("m.brzezinska");
      return (await client.call("getAppointmentSlots", TELEVISION)).one("e:costs");
    };
    const noFault = "Jeśli przyczyna leży po naszej stronie, nic nie płacisz.";
    expect(await costsOn("2026-11-10")).toBe(`Wizyta na życzenie: 19,90 zł. ${noFault}`);
    expect(await costsOn("2026-11-27")).toBe(`Wizyta na życzenie: 19,90 zł, a od 01-01-2027 24,90 zł. ${noFault}`);
    expect(await costsOn("2026-12-10")).toBe(`Wizyta na życzenie: 24,90 zł. ${noFault}`);
  });

  test("(part of VISIT-02) lets a visit be changed or cancelled until 18:00 of the day before", async () => {
    const client = await customerAt("2026-11-26T17:59:00+01:00", "late-visit");
    const cancel = async (): Promise<string | undefined> =>
      (await client.call("cancelAppointment", cottageWrite(VISIT))).one("e:errorCode");
    // The first call seeds the account, whose demo visit is a week later.
    await client.call("getAppointmentSlots", COTTAGE);
    sandbox.tenant("late-visit").db.exec("UPDATE visit SET day = '2026-11-27', hour = 8");
    const booked = await client.call("getAppointmentSlots", COTTAGE);
    expect(booked.one("e:booked/e:changeableUntil")).toBe("2026-11-26T18:00:00+01:00");
    await client.api("clock", { advanceMs: 60_000 });
    expect(await cancel()).toBe("TOO_LATE");
    const [slot] = booked.all("e:slots/e:item/e:slotId");
    const again = await client.call("bookAppointment", cottageWrite(slot ?? ""));
    expect(again.one("e:errorCode")).toBe("TOO_LATE");
    await client.api("clock", { advanceMs: 24 * 3_600_000 });
    await client.logIn("m.brzezinska");
    expect(await cancel()).toBe("NO_VISIT");
    expect((await client.call("getAppointmentSlots", COTTAGE)).one("e:booked/e:slotId")).toBeUndefined();
  });

  test("(part of VISIT-04) returns the booked visit with its product until it is cancelled", async () => {
    const client = await customerAt("2026-11-20T10:00:00+01:00");
    const visit = async (): Promise<string | undefined> =>
      (await client.call("getClientData")).one("e:products/e:item[e:productId='4127830-08']/e:visit/e:slotId");
    expect(await visit()).toBe(VISIT);
    await client.call("cancelAppointment", cottageWrite(VISIT));
    expect(await visit()).toBeUndefined();
  });

  test("[ORDER-05] moves the start of an ordered service and its order with the visit", async () => {
    const client = await customerAt("2026-11-20T10:00:00+01:00", "moved-start");
    const product = "e:products/e:item[e:productId='4127830-08']";
    const order = "e:offers/e:item[e:offerId='117020']";
    const dates = async (): Promise<readonly (string | undefined)[]> => {
      const data = await client.call("getClientData");
      const offers = await client.call("getSalesOfferHistory");
      return [
        data.one(`${product}/e:contractStart`),
        data.one(`${product}/e:commitmentTo`),
        data.one(`${product}/e:productPrices/e:item/e:validFrom`),
        offers.one(`${order}/e:orderDay`),
      ];
    };
    expect(await dates()).toEqual(["27-11-2026", "10-11-2028", "27-11-2026", "27-11-2026"]);
    const slots = (await client.call("getAppointmentSlots", COTTAGE)).all("e:slots/e:item/e:slotId");
    const slot = slots.find((one) => one.startsWith("2026-12-01")) ?? "";
    await client.call("bookAppointment", cottageWrite(slot));
    expect(await dates()).toEqual(["01-12-2026", "10-11-2028", "01-12-2026", "01-12-2026"]);
    await client.call("cancelAppointment", cottageWrite(slot));
    expect(await dates()).toEqual([undefined, "10-11-2028", undefined, undefined]);
    const offers = await client.call("getSalesOfferHistory");
    expect(offers.one(`${order}/e:orderNextStep`)).toMatch(/Umów nowy termin/u);
    await client.call("bookAppointment", cottageWrite(slot));
    expect(await dates()).toEqual(["01-12-2026", "10-11-2028", "01-12-2026", "01-12-2026"]);
  });

  test("[VISIT-09] says in a message that a visit is moved or cancelled, and marks the earlier ones", async () => {
    const client = await customerAt("2026-11-20T10:00:00+01:00", "visit-messages");
    const slots = (await client.call("getAppointmentSlots", COTTAGE)).all("e:slots/e:item/e:slotId");
    const messages = async () => {
      const answer = await client.call("getClientMessages");
      const path = "e:messages/e:item[e:productId='4127830-08']";
      const [titles, bodies] = [answer.all(`${path}/e:title`), answer.all(`${path}/e:body`)];
      const all = titles.map((title, index) => [title, (bodies[index] ?? "").replaceAll("\u00a0", " ")] as const);
      return all.toReversed();
    };
    const seeded = "Termin montażu w Żukowie: 27-11-2026, 8:00–12:00";
    expect((await messages()).map(([title]) => title)).toEqual([seeded]);
    const slot = slots.find((one) => one.startsWith("2026-12-01")) ?? "";
    const [from, to] = [Number(slot.slice(11)), Number(slot.slice(11)) + 4].map((hour) => `${hour}:00`);
    await client.call("bookAppointment", cottageWrite(slot));
    const [moved, former] = await messages();
    expect(moved?.[0]).toBe(`Nowy termin wizyty technika: 01-12-2026, ${from}–${to}`);
    expect(moved?.[1]).toContain(
      `Wizyta technika jest umówiona na 01-12-2026 między ${from} a ${to}. ` +
        "Zastępuje wizytę 27-11-2026 między 8:00 a 12:00; wcześniejsza wiadomość o tamtym terminie jest nieaktualna.",
    );
    expect(moved?.[1]).toMatch(/Żukowo\. Za przyjazd technika nie płacisz osobno\./u);
    expect(former?.[0]).toBe(seeded);
    expect(former?.[1]).toMatch(/^<p>Ta wiadomość jest nieaktualna: termin wizyty się zmienił\.<\/p>/u);
    await client.call("cancelAppointment", cottageWrite(slot));
    const [cancelled, outdated, oldest] = await messages();
    expect(cancelled?.[0]).toBe("Wizyta technika 01-12-2026 jest odwołana");
    expect(outdated?.[1]).toMatch(/^<p>Ta wiadomość jest nieaktualna: wizyta jest odwołana\./u);
    expect(oldest?.[1]?.match(/Ta wiadomość/gu)).toHaveLength(1);
    await client.call("bookAppointment", cottageWrite(slot));
    const [again] = await messages();
    expect(again?.[0]).toBe(`Wizyta technika: 01-12-2026, ${from}–${to}`);
    expect(again?.[1]).not.toContain("Zastępuje");
  });

  test("[ORDER-08] cancels the visit and the commitment of a service when its order is withdrawn", async () => {
    const client = await customerAt("2026-11-20T10:00:00+01:00", "withdrawn-visit");
    const product = "e:products/e:item[e:productId='4127830-08']";
    const fields = [
      "visit/e:slotId",
      "commitmentFrom",
      "commitmentTo",
      "contractStart",
      "productPrices/e:item/e:value",
    ];
    const read = async (): Promise<readonly (string | undefined)[]> => {
      const data = await client.call("getClientData");
      return ["status", "contractEnd", ...fields].map((field) => data.one(`${product}/e:${field}`));
    };
    expect((await read()).slice(2)).not.toContain(undefined);
    const statement =
      "<intentId>withdraw-000000000001</intentId><name>Małgorzata Brzezińska-Kowalczyk</name>" +
      "<contractNumber>2026/117020</contractNumber><email>malgorzata.brzezinska-kowalczyk@poczta.example</email>";
    await client.raw("withdrawFromContract", client.envelope("withdrawFromContract", statement, ""));
    expect(await read()).toEqual(["INACTIVE", "20-11-2026", ...fields.map(() => undefined)]);
    expect((await client.call("getAppointmentSlots", COTTAGE)).one("e:errorCode")).toBe("NOT_POSSIBLE");
    expect((await client.call("cancelAppointment", cottageWrite(VISIT))).one("e:errorCode")).toBe("NO_VISIT");
  });

  test("[WITHDRAW-07] frees the visit at once when a guest's statement is linked to an account later", async () => {
    const tenant = "linked-withdrawal";
    const client = await customerAt("2026-11-20T10:00:00+01:00", tenant);
    const freeSlots = async (): Promise<readonly string[]> =>
      (await client.call("getAppointmentSlots", TELEVISION)).all("e:slots/e:item/e:slotId");
    expect(await freeSlots()).not.toContain(VISIT);
    const send = (sender: ServiceClient, intentId: string): Promise<Response> => {
      const statement =
        `<intentId>${intentId}</intentId><name>Małgorzata Brzezińska-Kowalczyk</name>` +
        "<contractNumber>2026/117020</contractNumber><email>praca@poczta.example</email>";
      return sender.raw("withdrawFromContract", sender.envelope("withdrawFromContract", statement, ""));
    };
    // The address is not the customer's: without a session the statement ends nothing.
    await send(sandbox.client(tenant), "withdraw-000000000001");
    expect(await freeSlots()).not.toContain(VISIT);
    await send(client, "withdraw-000000000002");
    expect(await freeSlots()).toContain(VISIT);
  });
});

test("[MOVE-03] gives a service and what belongs to it the new address after the day of its move", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("moved"), "m.brzezinska");
  await customer.openSession();
  const field = (id: string, path: string) =>
    customer.read("getClientData", `e:products/e:item[e:productId='4127830-0${id}']/e:${path}`);
  await customer.moveClock(22 * DAY_MS);
  expect(await customer.read("getClientData", "e:client/e:serviceMoveMessage")).toContain("08-12-2026");
  expect([await field("1", "address/e:street"), await field("1", "moveOn")]).toEqual([
    "ul. gen. Władysława Andersa",
    "08-12-2026",
  ]);
  await customer.moveClock(DAY_MS);
  for (const id of ["1", "2", "5"]) {
    expect(await field(id, "address/e:street")).toBe("ul. Chmielna");
    expect(await field(id, "address/e:flatNumber")).toBe("4");
    expect(await field(id, "moveOn")).toBeUndefined();
  }
  expect(await customer.read("getClientData", "e:client/e:serviceMoveMessage")).toBeUndefined();
  expect(await customer.read("getClientData", "e:flags/e:showServiceMoveButton")).not.toBe("true");
  expect(await field("3", "address/e:street")).toBe("ul. gen. Władysława Andersa");
  expect(await customer.readAll("getClientData", "e:addressList/e:item/e:zip")).toEqual(["80-809", "83-330", "80-748"]);
});

test("(part of MOVE-03) names the new day in the operator's sentence about the move", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("renamed-move"), "m.brzezinska");
  await customer.openSession();
  const sentence = () => customer.read("getClientData", "e:client/e:serviceMoveMessage");
  expect(await sentence()).toBe("Przeniesienie jest umówione na 08-12-2026.");
  await customer.call("changeServiceMoveDate", "<productId>4127830-01</productId><day>26-11-2026</day>");
  expect(await sentence()).toBe("Przeniesienie jest umówione na 26-11-2026 i 08-12-2026.");
});
