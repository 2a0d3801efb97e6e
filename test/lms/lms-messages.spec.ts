import { afterAll, beforeAll, expect, it } from "vitest";
import { insertDemoMessage } from "#lms/demo/insert-demo-messages.ts";
import type { ServiceAnswer, ServiceClient } from "#test/sandbox/service-client.ts";
import { openLmsScene, SCENE_NOW, type LmsScene } from "./lms-scene.ts";

const ANNA = "1001";
const TOMASZ = "1002";
const NOW = SCENE_NOW / 1_000;

let scene: LmsScene;

beforeAll(async () => {
  scene = await openLmsScene();
}, 60_000);
afterAll(() => scene.close());

const logIn = (login: string): Promise<ServiceClient> => scene.logIn(login);

const write = (client: ServiceClient, operation: string, fields: string, key: string = crypto.randomUUID()) =>
  client.call(operation, `<intentId>${key}</intentId>${fields}`);

/** Returns the value of an element of the message with that title. */
const valueOf = (list: ServiceAnswer, title: string, element: string): string | undefined =>
  list.one(`e:messages/e:item[e:title='${title}']/e:${element}`);

it("[LMS-17] lists the notices of LMS's panel with their text, time and whether they are read", async () => {
  const anna = await logIn(ANNA);
  const list = await anna.call("getClientMessages");
  expect(list.all("e:messages/e:item/e:title")).toEqual([
    "Nowe godziny biura obsługi",
    "Prace na sieci w nocy",
    "Zmiana numeru konta do wpłat",
  ]);
  expect(list.all("e:messages/e:item/e:read")).toEqual(["true", "false", "false"]);
  expect(valueOf(list, "Nowe godziny biura obsługi", "body")).toContain("<strong>1 grudnia</strong>");
  expect(valueOf(list, "Prace na sieci w nocy", "body")).toContain("węźle.<br>Internet");
  expect(valueOf(list, "Zmiana numeru konta do wpłat", "createdAt")).toBe("2026-11-28T09:00:00+01:00");
});

it("(part of LMS-17) lists no draft and no e-mail, and prefers the text of the customer", async () => {
  const order = { subject: "Szkic", body: "5 < 6 & <b>7</b>", at: NOW };
  const [item = 0] = await scene.asOwner(() => insertDemoMessage(scene.database, [Number(TOMASZ)], order));
  const tomasz = await logIn(TOMASZ);
  const change = (sql: string) => scene.asOwner(() => scene.database.query(sql, [item]));
  const isListed = async () => (await tomasz.call("getClientMessages")).all("e:messages/e:item/e:title");
  await change("UPDATE messageitems SET status = 4 WHERE id = $1");
  expect(await isListed()).not.toContain("Szkic");
  await change("UPDATE messageitems SET status = 2 WHERE id = $1");
  await change("UPDATE messages SET type = 1 WHERE id = (SELECT messageid FROM messageitems WHERE id = $1)");
  expect(await isListed()).not.toContain("Szkic");
  await change("UPDATE messages SET type = 5 WHERE id = (SELECT messageid FROM messageitems WHERE id = $1)");
  expect(valueOf(await tomasz.call("getClientMessages"), "Szkic", "body")).toBe("5 &lt; 6 &amp; &lt;b&gt;7&lt;/b&gt;");
  await change("UPDATE messageitems SET subject = 'Dla Ciebie', body = 'Twój tekst' WHERE id = $1");
  expect(valueOf(await tomasz.call("getClientMessages"), "Dla Ciebie", "body")).toBe("Twój tekst");
});

it("[LMS-18] marks and deletes notices in the portal's own schema, once and for the customer alone", async () => {
  const inLms = () => scene.asOwner(() => scene.database.query("SELECT * FROM messageitems ORDER BY id"));
  const before = await inLms();
  const tomasz = await logIn(TOMASZ);
  const title = "Prace na sieci w nocy";
  const list = await tomasz.call("getClientMessages");
  const id = valueOf(list, title, "clientMessageId") ?? "";
  const key = crypto.randomUUID();
  const read = await write(tomasz, "markMessageAsRead", `<clientMessageId>${id}</clientMessageId>`, key);
  expect(read.one("e:clientMessageId")).toBe(id);
  expect((await write(tomasz, "markMessageAsRead", `<clientMessageId>${id}</clientMessageId>`, key)).xml).toBe(
    read.xml,
  );
  expect(valueOf(await tomasz.call("getClientMessages"), title, "read")).toBe("true");
  const anna = await logIn(ANNA);
  expect(valueOf(await anna.call("getClientMessages"), title, "read")).toBe("false");
  await write(tomasz, "markMessageAsDeleted", `<clientMessageId>${id}</clientMessageId>`);
  expect(valueOf(await tomasz.call("getClientMessages"), title, "read")).toBeUndefined();
  const deleted = await write(tomasz, "markMessageAsRead", `<clientMessageId>${id}</clientMessageId>`);
  expect(deleted.one("e:errorCode")).toBe("UNKNOWN_MESSAGE");
  expect(await inLms()).toEqual(before);
});

it("(part of LMS-18) has for a notice of another customer the response of an unknown one", async () => {
  const anna = await logIn(ANNA);
  const foreign = valueOf(await anna.call("getClientMessages"), "Prace na sieci w nocy", "clientMessageId") ?? "";
  const tomasz = await logIn(TOMASZ);
  for (const id of [foreign, "0", "999999999", "' OR 1=1 --"])
    for (const operation of ["markMessageAsRead", "markMessageAsDeleted"]) {
      const answer = await write(tomasz, operation, `<clientMessageId>${id}</clientMessageId>`);
      expect(answer.one("e:errorCode")).toBe("UNKNOWN_MESSAGE");
    }
  const many = await write(tomasz, "markMessagesAsRead", `<messages><item>${foreign}</item></messages>`);
  expect(many.all("e:messages/e:item")).toEqual([]);
  expect(valueOf(await anna.call("getClientMessages"), "Prace na sieci w nocy", "read")).toBe("false");
});

it("[LMS-19] wants an urgent notice confirmed by its id, and shows when it was", async () => {
  const anna = await logIn(ANNA);
  const title = "Zmiana numeru konta do wpłat";
  const list = await anna.call("getClientMessages");
  const id = valueOf(list, title, "clientMessageId") ?? "";
  const confirmation = valueOf(list, title, "rodoMessageId") ?? "";
  const message = `<clientMessageId>${id}</clientMessageId>`;
  for (const operation of ["markMessageAsRead", "markMessageAsDeleted"])
    expect((await write(anna, operation, message)).one("e:errorCode")).toBe("ANSWER_NEEDED");
  const all = list.all("e:messages/e:item/e:clientMessageId").map((one) => `<item>${one}</item>`);
  const many = await write(anna, "markMessagesAsRead", `<messages>${all.join("")}</messages>`);
  expect(many.all("e:messages/e:item")).not.toContain(id);
  await write(anna, "markMessageAsRead", `${message}<rodoMessageId>${confirmation}</rodoMessageId>`);
  const confirmed = await anna.call("getClientMessages");
  expect(valueOf(confirmed, title, "read")).toBe("true");
  expect(valueOf(confirmed, title, "confirmedAt")).toBe("2026-11-28T12:00:00+01:00");
});

it("(part of LMS-19) counts a confirmation in LMS's own panel, but no display there", async () => {
  const order = { subject: "Pilne", body: "Przeczytaj", at: NOW, isUrgent: true, readAt: NOW };
  const [item = 0] = await scene.asOwner(() => insertDemoMessage(scene.database, [Number(TOMASZ)], order));
  const tomasz = await logIn(TOMASZ);
  expect(valueOf(await tomasz.call("getClientMessages"), "Pilne", "read")).toBe("false");
  await scene.asOwner(() =>
    scene.database.query("UPDATE messageitems SET status = 5, lastdate = $2 WHERE id = $1", [item, NOW + 60]),
  );
  const list = await tomasz.call("getClientMessages");
  expect(valueOf(list, "Pilne", "read")).toBe("true");
  expect(valueOf(list, "Pilne", "confirmedAt")).toBe("2026-11-28T12:01:00+01:00");
});
