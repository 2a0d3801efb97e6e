import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { Client } from "#domain/account/index.ts";
import type { TransportFailure } from "#domain/shared-kernel/index.ts";
import { START } from "#test/fakes/movable-clock.ts";
import {
  fakeServiceActionsDependencies,
  MOBILE_PARAMETERS,
  openServiceActions,
  settle,
} from "#test/fakes/open-service-actions.ts";
import { ServiceActionsViewModel } from "./service-actions.view-model.ts";

const LOST: TransportFailure = { kind: "unreachable" };
describe("the custom name of a service (part of PROD-07)", () => {
  it("sends the custom name of a service once when pressed ten times, and shows it at once", async () => {
    const { serviceActions, port, client } = await openServiceActions();
    serviceActions.open("rename");
    serviceActions.rename.form.set("name", "  Domek ");
    await Promise.all(Array.from({ length: 10 }, () => serviceActions.rename.form.submit()));
    expect(port.sent).toHaveLength(1);
    expect(client.data.known?.products[0]?.customName).toBe("Domek");
    expect(serviceActions.rename.result).toEqual({ customName: "Domek" });
  });

  it("does not confirm a name after a lost response without a change; resends it with its key", async () => {
    const { serviceActions, port } = await openServiceActions();
    port.script.failNext("rename", LOST);
    serviceActions.open("rename");
    serviceActions.rename.form.set("name", "Domek");
    await serviceActions.rename.form.submit();
    expect([serviceActions.rename.form.status, serviceActions.rename.problem]).toEqual(["failed", "unknown"]);
    await serviceActions.rename.form.submit();
    expect(serviceActions.rename.form.status).toBe("done");
    expect(new Set(port.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it("keeps the typed name of a service while the dialog is closed, and resets after saving", async () => {
    const { serviceActions } = await openServiceActions();
    serviceActions.open("rename");
    serviceActions.rename.form.set("name", "Dom");
    serviceActions.close();
    serviceActions.open("rename");
    expect(serviceActions.rename.form.form.name).toBe("Dom");
    await serviceActions.rename.form.submit();
    serviceActions.close();
    serviceActions.open("rename");
    expect([serviceActions.rename.form.status, serviceActions.rename.result]).toEqual(["editing", undefined]);
  });
});

async function openWithVisit() {
  const opened = await openServiceActions();
  const { serviceActions, store, port } = opened;
  const booked = await port.book({ productId: "P-1", slotId: "S-3-0", idempotencyKey: "booked-before-0" });
  if (!booked.ok) throw new Error("a booked visit is needed");
  serviceActions.loadAppointments([{ kind: "dialog", dialog: "visit" }]);
  await settle();
  return { ...opened, store, visit: booked.value };
}

describe("the visit of a technician", () => {
  it("[VISIT-01] cancels the visit once when pressed ten times, and offers a new one", async () => {
    const { serviceActions, port, visit } = await openWithVisit();
    serviceActions.open("cancelVisit");
    await Promise.all(Array.from({ length: 10 }, () => serviceActions.cancelVisit.submit()));
    expect(port.script.calls.filter((method) => method === "cancelVisit")).toHaveLength(1);
    expect(serviceActions.cancelVisit.result?.slotId).toBe(visit.slotId);
    expect(serviceActions.visit.booked).toBeUndefined();
    serviceActions.close();
    serviceActions.open("visit");
    expect(serviceActions.visit.isChange).toBe(false);
  });

  it("[VISIT-02] refuses a late cancellation without a second try, and keeps the visit", async () => {
    const { serviceActions, port, visit } = await openWithVisit();
    serviceActions.open("cancelVisit");
    port.closeChanges();
    await serviceActions.cancelVisit.submit();
    expect([serviceActions.cancelVisit.problem, serviceActions.cancelVisit.canSend]).toEqual(["tooLate", false]);
    expect(serviceActions.visit.booked).toEqual(visit);
  });

  it("sends a repeated cancellation with its key after a lost response, a later one with another", async () => {
    const { serviceActions, port } = await openWithVisit();
    port.script.failNext("cancelVisit", LOST);
    serviceActions.open("cancelVisit");
    await serviceActions.cancelVisit.submit();
    expect(serviceActions.cancelVisit.problem).toBe("unknown");
    await serviceActions.cancelVisit.submit();
    await port.book({ productId: "P-1", slotId: "S-3-4", idempotencyKey: "booked-again-00" });
    serviceActions.open("visit");
    await settle();
    serviceActions.open("cancelVisit");
    await serviceActions.cancelVisit.submit();
    const keys = port.sent.map(({ idempotencyKey }) => idempotencyKey).filter((key) => key.startsWith("intent-"));
    expect([keys.length, new Set(keys).size, keys[0] === keys[1]]).toEqual([3, 2, true]);
  });

  it("[VISIT-04] shows the visit of the customer's data until its own response, and updates those data", async () => {
    const { serviceActions, client, visit } = await openWithVisit();
    serviceActions.open("visit");
    await settle();
    serviceActions.visit.chooseDay("2026-11-23");
    serviceActions.visit.write.form.set("slotId", "S-3-4");
    await serviceActions.visit.write.submit();
    const known = client.data.known;
    expect([visit.slotId, known?.products[0]?.visit?.slotId]).toEqual(["S-3-0", "S-3-4"]);
    const again = new ServiceActionsViewModel(fakeServiceActionsDependencies(client).dependencies);
    expect(again.visit.booked?.slotId).toBe("S-3-4");
  });

  it("rejects a technician's visit when its slot was taken; reloads slots and blocks that one", async () => {
    const { serviceActions, port, store } = await openServiceActions();
    serviceActions.open("visit");
    await settle();
    const [slot] = store.appointments.known?.slots ?? [];
    if (slot === undefined) throw new Error("no free slot");
    serviceActions.visit.chooseDay("2026-11-23");
    serviceActions.visit.write.form.set("slotId", slot.slotId);
    port.take(slot.slotId);
    await serviceActions.visit.write.form.submit();
    expect(serviceActions.visit.write.problem).toBe("slotTaken");
    expect(store.appointments.known?.slots).not.toContainEqual(slot);
    expect(await serviceActions.visit.write.form.submit()).toBe("slotId");
    expect(port.sent).toHaveLength(1);
  });

  it("shows when the calendar file of a visit cannot be saved", async () => {
    const { serviceActions, store } = await openServiceActions();
    serviceActions.open("visit");
    await settle();
    const [slot] = store.appointments.known?.slots ?? [];
    if (slot === undefined) throw new Error("no free slot");
    await serviceActions.visit.save({ ...slot, address: undefined, changeableUntil: undefined }, "Wizyta");
    expect(serviceActions.visit.hasSaveFailed).toBe(true);
  });
});

it("shows a taken day of a move at the field of the day", async () => {
  const { serviceActions, port } = await openServiceActions();
  serviceActions.open("move");
  await settle();
  serviceActions.move.write.form.set("day", "2026-11-26");
  port.take("2026-11-26");
  expect(await serviceActions.move.write.submit()).toBe("day");
  expect(serviceActions.move.write.problem).toBe("dayTaken");
});

it("(part of ACC-10) fills in no hidden phone for a call about a service", async () => {
  const { serviceActions, client } = await openServiceActions();
  const data = client.data.known;
  if (data === undefined) throw new Error("the client is not loaded");
  const prefilled = (changes: Partial<Client>): string => {
    client.data.replace({ ...data, client: { ...data.client, mobilePhone: "601234567", ...changes } });
    serviceActions.talk.form.reset();
    return serviceActions.talk.form.form.phone;
  };
  expect(prefilled({ contactDataVisible: true })).toBe("601-234-567");
  expect(prefilled({ contactDataVisible: false })).toBe("");
  expect(prefilled({ rodo: { email: false, phone: true, personalData: false, address: false } })).toBe("");
});

it("does not offer a call again once the call was requested", async () => {
  const { serviceActions, client } = await openServiceActions();
  serviceActions.open("talk");
  serviceActions.talk.form.set("phone", "601-234-567");
  await serviceActions.talk.form.submit();
  expect(serviceActions.talk.result?.callBefore).toBeGreaterThan(START);
  expect(client.data.known?.flags.showProductEndContactPopup).toBe(false);
});

describe("the settings of a mobile number", () => {
  it("matches mobile settings with the server after changes in any order and lost responses", async () => {
    const press = fc.record({
      parameter: fc.constantFrom(...MOBILE_PARAMETERS),
      value: fc.boolean(),
      lost: fc.boolean(),
      wait: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(press, { maxLength: 12 }), async (presses) => {
        const { serviceActions, port, store } = await openServiceActions();
        serviceActions.mobile.start();
        await settle();
        for (const { parameter, value, lost, wait } of presses) {
          if (lost) port.script.failNext("setParameter", LOST);
          const pressed = serviceActions.mobile.set(parameter, value);
          if (wait) await pressed;
        }
        for (let turn = 0; turn < 4; turn += 1) await settle();
        expect([...serviceActions.mobile.changes.values()].filter(({ kind }) => kind === "busy")).toEqual([]);
        const provider = await port.mobile("P-1");
        expect(store.mobile.known).toEqual(provider.ok ? provider.value : undefined);
      }),
    );
  });

  it("[PROD-11] turns a setting with costs on only after the customer has agreed", async () => {
    const { serviceActions, port } = await openServiceActions();
    const { mobile } = serviceActions;
    const roaming = { parameter: "ROAMING", description: "Roaming", value: false, editable: true, costs: "0,79 zł" };
    mobile.request(roaming, true);
    expect([mobile.asked, port.script.calls.filter((call) => call === "setParameter")]).toEqual([roaming, []]);
    mobile.answer(false);
    expect([mobile.asked, mobile.changes.size]).toEqual([undefined, 0]);
    mobile.request(roaming, true);
    mobile.answer(true);
    await vi.waitFor(() => expect(mobile.changes.get("ROAMING")).toEqual({ kind: "saved" }));
    mobile.request({ ...roaming, value: true }, false);
    expect(mobile.asked).toBeUndefined();
    await vi.waitFor(() => expect(mobile.changes.get("ROAMING")).toEqual({ kind: "saved" }));
    mobile.request({ ...roaming, costs: undefined }, true);
    expect(mobile.asked).toBeUndefined();
  });

  it("changes mobile settings one write at a time each, and none of the operator's settings", async () => {
    const { serviceActions, port, store } = await openServiceActions();
    serviceActions.mobile.start();
    await settle();
    await Promise.all([
      serviceActions.mobile.set("ROAMING", true),
      serviceActions.mobile.set("ROAMING", true),
      serviceActions.mobile.set("VOICEMAIL", true),
    ]);
    expect(port.sent).toHaveLength(2);
    await serviceActions.mobile.set("LIMIT", true);
    expect(serviceActions.mobile.changes.get("LIMIT")).toEqual({ kind: "refused" });
    expect(store.mobile.known?.parameters.map(({ value }) => value)).toEqual([true, true, false]);
  });
});

it("searches channels, and keeps the filters until they are cleared", async () => {
  const { serviceActions } = await openServiceActions();
  serviceActions.open("channels");
  await settle();
  serviceActions.channels.search("x");
  serviceActions.close();
  serviceActions.open("channels");
  expect(serviceActions.channels.text).toBe("x");
  serviceActions.channels.clearFilters();
  expect([serviceActions.channels.text, serviceActions.channels.genre, serviceActions.channels.packageName]).toEqual([
    "",
    "",
    "",
  ]);
});
