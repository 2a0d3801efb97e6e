import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TransportFailure } from "#domain/shared-kernel/index.ts";
import { START } from "#test/fakes/movable-clock.ts";
import { NAMES, openedDesk, settle } from "#test/fakes/opened-desk.ts";

const LOST: TransportFailure = { kind: "unreachable" };
describe("a service's own name (part of PROD-07)", () => {
  it("is sent once under ten presses, and is the customer's at once", async () => {
    const { desk, port, client } = await openedDesk();
    desk.open("rename");
    desk.rename.form.set("name", "  Domek ");
    await Promise.all(Array.from({ length: 10 }, () => desk.rename.form.submit()));
    expect(port.sent).toHaveLength(1);
    expect(client.data.known?.products[0]?.customName).toBe("Domek");
    expect(desk.rename.result).toEqual({ customName: "Domek" });
  });

  it("whose answer is lost and which is nowhere is not told as done, and is sent again as the same intent", async () => {
    const { desk, port } = await openedDesk();
    port.script.failNext("rename", LOST);
    desk.open("rename");
    desk.rename.form.set("name", "Domek");
    await desk.rename.form.submit();
    expect([desk.rename.form.status, desk.rename.problem]).toEqual(["failed", "unknown"]);
    await desk.rename.form.submit();
    expect(desk.rename.form.status).toBe("done");
    expect(new Set(port.sent.map(({ intentId }) => intentId)).size).toBe(1);
  });

  it("stays as it was typed while the dialog is closed, and begins anew after it was saved", async () => {
    const { desk } = await openedDesk();
    desk.open("rename");
    desk.rename.form.set("name", "Dom");
    desk.close();
    desk.open("rename");
    expect(desk.rename.form.form.name).toBe("Dom");
    await desk.rename.form.submit();
    desk.close();
    desk.open("rename");
    expect([desk.rename.form.status, desk.rename.result]).toEqual(["editing", undefined]);
  });
});

describe("a visit", () => {
  it("in a slot that was taken meanwhile is refused, with fresh slots, and the taken one cannot be sent again", async () => {
    const { desk, port, store } = await openedDesk();
    desk.open("visit");
    await settle();
    const [slot] = store.appointments.known?.slots ?? [];
    if (slot === undefined) throw new Error("nothing is free");
    desk.visit.chooseDay("2026-11-23");
    desk.visit.write.form.set("slotId", slot.slotId);
    port.take(slot.slotId);
    await desk.visit.write.form.submit();
    expect(desk.visit.write.problem).toBe("slotTaken");
    expect(store.appointments.known?.slots).not.toContainEqual(slot);
    expect(await desk.visit.write.form.submit()).toBe("slotId");
    expect(port.sent).toHaveLength(1);
  });

  it("that cannot be saved for a calendar says so", async () => {
    const { desk, store } = await openedDesk();
    desk.open("visit");
    await settle();
    const [slot] = store.appointments.known?.slots ?? [];
    if (slot === undefined) throw new Error("nothing is free");
    await desk.visit.save(slot, "Wizyta");
    expect(desk.visit.unsaved).toBe(true);
  });
});

it("the day of a move that is taken is told at its field", async () => {
  const { desk, port } = await openedDesk();
  desk.open("move");
  await settle();
  desk.move.write.form.set("day", "2026-11-26");
  port.take("2026-11-26");
  expect(await desk.move.write.submit()).toBe("day");
  expect(desk.move.write.problem).toBe("dayTaken");
});

it("a call that was asked for is offered no more", async () => {
  const { desk, client } = await openedDesk();
  desk.open("talk");
  desk.talk.form.set("phone", "601-234-567");
  await desk.talk.form.submit();
  expect(desk.talk.result?.callBefore).toBeGreaterThan(START);
  expect(client.data.known?.flags.showProductEndContactPopup).toBe(false);
});

describe("the settings of a mobile number", () => {
  it("are what the provider has, whatever is pressed in whatever order, however many answers are lost", async () => {
    const press = fc.record({
      parameter: fc.constantFrom(...NAMES),
      value: fc.boolean(),
      lost: fc.boolean(),
      wait: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(press, { maxLength: 12 }), async (presses) => {
        const { desk, port, store } = await openedDesk();
        desk.mobile.start();
        await settle();
        for (const { parameter, value, lost, wait } of presses) {
          if (lost) port.script.failNext("setParameter", LOST);
          const pressed = desk.mobile.set(parameter, value);
          if (wait) await pressed;
        }
        for (let turn = 0; turn < 4; turn += 1) await settle();
        expect([...desk.mobile.changes.values()].filter(({ kind }) => kind === "busy")).toEqual([]);
        const provider = await port.mobile("P-1");
        expect(store.mobile.known).toEqual(provider.ok ? provider.value : undefined);
      }),
    );
  });

  it("are changed one at a time each, and one that only the operator sets stays", async () => {
    const { desk, port, store } = await openedDesk();
    desk.mobile.start();
    await settle();
    await Promise.all([
      desk.mobile.set("ROAMING", true),
      desk.mobile.set("ROAMING", true),
      desk.mobile.set("VOICEMAIL", true),
    ]);
    expect(port.sent).toHaveLength(2);
    await desk.mobile.set("LIMIT", true);
    expect(desk.mobile.changes.get("LIMIT")).toEqual({ kind: "refused" });
    expect(store.mobile.known?.parameters.map(({ value }) => value)).toEqual([true, true, false]);
  });
});

it("channels are searched, and what was looked for stays until it is let go", async () => {
  const { desk } = await openedDesk();
  desk.open("channels");
  await settle();
  desk.channels.look("x");
  desk.close();
  desk.open("channels");
  expect(desk.channels.text).toBe("x");
  desk.channels.all();
  expect([desk.channels.text, desk.channels.genre, desk.channels.packageName]).toEqual(["", "", ""]);
});
