import { expect, it } from "vitest";
import type { Outage } from "#domain/messages/index.ts";
import { succeed } from "#domain/shared-kernel/index.ts";
import { fakeContact } from "#test/fakes/fake-contact.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeMessages } from "#test/fakes/fake-messages.ts";
import { fakeOutageNews } from "#test/fakes/fake-outage-news.ts";
import { aClientData, aContact, anOutage, day } from "#test/mothers/index.ts";
import { AsyncValue } from "#ui/stores/async-value.ts";
import { ContactStore } from "#ui/stores/contact/contact.store.ts";
import { MessagesStore } from "#ui/stores/messages/messages.store.ts";
import { OutageViewModel } from "./outage.view-model.ts";

async function opened(outage: Partial<Outage> = {}) {
  const provider = fakeMessages({ outages: [anOutage({ outageId: "AW-1", ...outage })] });
  const news = fakeOutageNews(provider);
  const messages = new MessagesStore(provider);
  const client = new AsyncValue(() => Promise.resolve(succeed(aClientData())));
  const contact = new ContactStore(fakeContact({ data: aContact({ mobilePhones: ["601234567"] }) }));
  await Promise.all([client.load(), contact.data.load()]);
  const model = new OutageViewModel({
    messages,
    news,
    client: { data: client },
    contact,
    today: { today: day("2026-11-20") },
    idempotencyKeys: fakeIdempotencyKeys(),
  });
  await messages.outages.load();
  const phone = () => messages.outages.known?.[0]?.smsPhone;
  return { provider, news, model, phone };
}

it("(part of OUT-03) orders news of an outage to the known number, and takes the order back", async () => {
  const { model, phone, news } = await opened();
  expect(model.phone).toBe("601-234-567");
  expect(await model.subscribe("AW-1")).toBeUndefined();
  expect(phone()).toBe("601234567");
  await model.unsubscribe("AW-1");
  expect([phone(), news.orders.map((order) => order.phone)]).toEqual([undefined, ["601234567", undefined]]);
});

it("(part of OUT-03) sends no order of news to a number that is not complete", async () => {
  const { model, news } = await opened();
  model.set("12");
  expect(await model.subscribe("AW-1")).toBe("phone");
  expect([model.violation?.key, news.orders]).toEqual(["phone", []]);
});

it("(part of OUT-03) reads the outages again when the response to an order of news is lost", async () => {
  const { model, provider, phone, news } = await opened();
  news.script.failNext("subscribe", { kind: "timeout" });
  await model.subscribe("AW-1");
  expect([model.problem, phone()]).toEqual(["lost", undefined]);
  provider.outages = [anOutage({ outageId: "AW-1", smsPhone: "601234567" })];
  news.script.failNext("subscribe", { kind: "timeout" });
  await model.subscribe("AW-1");
  expect([model.problem, phone()]).toEqual([undefined, "601234567"]);
});

it("shows that an outage is over when news of it are refused", async () => {
  const { model, provider } = await opened();
  provider.outages = [];
  await model.subscribe("AW-1");
  expect(model.problem).toBe("gone");
});
