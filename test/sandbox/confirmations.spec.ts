import { expect, test } from "vitest";
import { outboxOf, type StoredOutboxMessage } from "#sandbox/contexts/outbox.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";
import type { ServiceClient } from "./service-client.ts";

const sandbox = runningSandboxForTests();
const COTTAGE = "<productId>4127830-08</productId>";
const TELEVISION = "<productId>4127830-01</productId>";
const EMAIL = "malgorzata.brzezinska-kowalczyk@poczta.example";

async function clientOf(tenant: string, login?: string): Promise<ServiceClient> {
  const client = sandbox.client(tenant);
  await client.api("reset", { now: "2026-11-20T10:00:00+01:00" });
  if (login !== undefined) await client.logIn(login);
  return client;
}

const newest = (tenant: string): StoredOutboxMessage | undefined => outboxOf(sandbox.tenant(tenant).db)[0];
const intent = (number: number): string => `<intentId>confirmed-${String(number).padStart(8, "0")}</intentId>`;

test("[VISIT-06] confirms a booked and a cancelled visit by e-mail", async () => {
  const client = await clientOf("visit-mail", "m.brzezinska");
  const visits = await client.call("getAppointmentSlots", COTTAGE);
  const [slot = ""] = visits.all("e:slots/e:item/e:slotId");
  const fields = `${COTTAGE}<slotId>${slot}</slotId>`;
  await client.call("bookAppointment", intent(1) + fields);
  const [day, hour] = [slot.slice(0, 10).split("-").toReversed().join("-"), Number(slot.slice(11))];
  const time = `${day} między ${hour}:00 a ${hour + 4}:00`;
  expect(newest("visit-mail")).toMatchObject({ channel: "email", recipient: EMAIL });
  expect(newest("visit-mail")?.text).toContain(`Wizyta technika jest umówiona na ${time}.`);
  expect(newest("visit-mail")?.text).toMatch(/ Adres: .*, Żukowo\. Za przyjazd technika nie płacisz osobno\./u);
  await client.call("cancelAppointment", intent(2) + fields);
  expect(newest("visit-mail")?.text).toContain(`Wizyta technika ${time} jest odwołana.`);
});

test("(part of VISIT-06) says address and price in the e-mail about a visit on request", async () => {
  const client = await clientOf("visit-price-mail", "m.brzezinska");
  const service = "<productId>4127830-01</productId>";
  const visits = await client.call("getAppointmentSlots", service);
  const price = /^Wizyta na życzenie: [\d,]+\szł/u.exec(visits.one("e:costs") ?? "")?.[0] ?? "no price";
  await client.call(
    "bookAppointment",
    `${intent(12)}${service}<slotId>${visits.all("e:slots/e:item/e:slotId")[0]}</slotId>`,
  );
  const text = newest("visit-price-mail")?.text.replaceAll("\u00a0", " ");
  expect(text).toContain(`Andersa 14 m. 8, Gdańsk. ${price.replaceAll("\u00a0", " ")}. Jeśli przyczyna`);
});

test("[VISIT-08] says in the e-mail about a moved visit which visit it replaces", async () => {
  const client = await clientOf("moved-visit-mail", "m.brzezinska");
  const visits = await client.call("getAppointmentSlots", COTTAGE);
  const [first = "", second = ""] = visits.all("e:slots/e:item/e:slotId");
  const book = (number: number, slot: string) =>
    client.call("bookAppointment", `${intent(number)}${COTTAGE}<slotId>${slot}</slotId>`);
  const timeOf = (slot: string): string => {
    const [day, hour] = [slot.slice(0, 10).split("-").toReversed().join("-"), Number(slot.slice(11))];
    return `${day} między ${hour}:00 a ${hour + 4}:00`;
  };
  await book(8, first);
  await book(9, second);
  expect(newest("moved-visit-mail")?.text).toContain(
    `Wizyta technika jest umówiona na ${timeOf(second)}. Zastępuje wizytę ${timeOf(first)}.`,
  );
  await client.call("cancelAppointment", `${intent(10)}${COTTAGE}<slotId>${second}</slotId>`);
  await book(11, first);
  expect(newest("moved-visit-mail")?.text).toContain(`Wizyta technika jest umówiona na ${timeOf(first)}. Usługa`);
});

test("[MOVE-02] confirms the new day of a move by e-mail", async () => {
  const client = await clientOf("move-mail", "m.brzezinska");
  const [day = ""] = (await client.call("getServiceMove", TELEVISION)).all("e:days/e:item");
  await client.call("changeServiceMoveDate", `${intent(3)}${TELEVISION}<day>${day}</day>`);
  expect(newest("move-mail")).toMatchObject({ channel: "email", recipient: EMAIL });
  expect(newest("move-mail")?.text).toContain(`Przeprowadzka usługi jest przełożona na ${day}.`);
  await client.call("changeServiceMoveDate", `${intent(4)}${TELEVISION}<day>01-01-2020</day>`);
  expect(newest("move-mail")?.text).toContain(day);
});

test("(part of VISIT-10) sends the address of the day of a visit, also when the move changes", async () => {
  const tenant = "visit-address-mail";
  const client = await clientOf(tenant, "m.brzezinska");
  const texts = () => outboxOf(sandbox.tenant(tenant).db).map(({ text }) => text.replaceAll("\u00a0", " "));
  const move = async (number: number, day: string): Promise<readonly string[]> => {
    const { length } = texts();
    await client.call("changeServiceMoveDate", `${intent(number)}${TELEVISION}<day>${day}</day>`);
    return texts().slice(0, texts().length - length);
  };
  const bodies = async (): Promise<readonly string[]> =>
    (await client.call("getClientMessages"))
      .all("e:messages/e:item[e:productId='4127830-01']/e:body")
      .map((body) => body.replaceAll("\u00a0", " "));
  const slots = (await client.call("getAppointmentSlots", TELEVISION)).all("e:slots/e:item/e:slotId");
  const slot = slots.find((one) => one.startsWith("2026-12-04")) ?? "";
  const [from, to] = [Number(slot.slice(11)), Number(slot.slice(11)) + 4].map((hour) => `${hour}:00`);
  const [former, next] = ["ul. gen. Władysława Andersa 14 m. 8, Gdańsk", "ul. Chmielna 26 m. 4, 80-748 Gdańsk"];
  await client.call("bookAppointment", `${intent(20)}${TELEVISION}<slotId>${slot}</slotId>`);
  expect(texts()[0]).toContain(`Adres: ${former}.`);
  const stated = async (): Promise<readonly (string | undefined)[]> => [
    (await client.call("getAppointmentSlots", TELEVISION)).one("e:booked/e:address"),
    (await client.call("getClientData")).one("e:products/e:item[e:productId='4127830-01']/e:visit/e:address"),
  ];
  expect(await stated()).toEqual([former, former]);
  expect(await move(21, "07-12-2026")).toHaveLength(1);
  const changed = await move(22, "03-12-2026");
  expect(changed).toHaveLength(2);
  expect(changed[0]).toContain(`adres wizyty technika 04-12-2026 między ${from} a ${to}. Usługa: `);
  expect(changed[0]).toContain(`Nowy adres wizyty: ${next}.`);
  expect(await stated()).toEqual([next, next]);
  expect((await bodies()).filter((body) => body.includes(`Adres: ${next}.`))).toHaveLength(1);
  expect((await bodies()).filter((body) => body.includes("nieaktualna: adres wizyty się zmienił"))).toHaveLength(1);
  const other = slots.find((one) => one.startsWith("2026-12-03")) ?? "";
  await client.call("bookAppointment", `${intent(23)}${TELEVISION}<slotId>${other}</slotId>`);
  expect(texts()[0]).toContain(`Adres: ${next}.`);
  expect((await move(24, "07-12-2026"))[0]).toContain(`Nowy adres wizyty: ${former}.`);
});

test("[LOGIN-14] confirms a new account by e-mail with the customer number and the login", async () => {
  const client = await clientOf("account-mail");
  const customer = "<customerNumber>5900101</customerNumber><identification>84061507489</identification>";
  await client.call("signUpCodeVerify", `${intent(5)}${customer}<channel>sms</channel>`);
  const code = newest("account-mail")?.code ?? "";
  const verified = await client.call("signUpCodeVerify", `${intent(6)}${customer}<code>${code}</code>`);
  const credentials = "<login>zofia.rutkowska</login><password>Morski-Latawiec-81</password>";
  const ticket = `<ticket>${verified.one("e:ticket")}</ticket>`;
  const created = await client.call("signUpCodeVerify", `${intent(7)}${ticket}${credentials}`);
  expect(created.one("e:registered")).toBe("true");
  const mail = newest("account-mail");
  expect(mail).toMatchObject({ channel: "email", recipient: "zofia.rutkowska@poczta.example", code: undefined });
  expect(mail?.text).toContain("Konto w portalu jest założone. Numer klienta: 5900101, login: zofia.rutkowska.");
});
