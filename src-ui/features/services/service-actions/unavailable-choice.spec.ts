import { describe, expect, it } from "vitest";
import { openServiceActions, settle } from "#test/fakes/open-service-actions.ts";

describe("a choice that is not offered is never sent (part of PROD-08)", () => {
  it.each(["2026-11-21", "2026-12-12", "jutro"])(
    "rejects the day of a move from a draft when the day is not offered: %s",
    async (day) => {
      const { serviceActions, port } = await openServiceActions();
      serviceActions.move.write.form.set("day", day);
      serviceActions.open("move");
      await settle();
      const { write } = serviceActions.move;
      expect([write.form.form.day, write.form.violationOf("day")?.key]).toEqual(["", "required"]);
      expect(await write.submit()).toBe("day");
      expect(port.sent).toEqual([]);
    },
  );

  it("rejects the day of a move that disappears while the dialog is open", async () => {
    const { serviceActions, port, store } = await openServiceActions();
    serviceActions.open("move");
    await settle();
    const { write } = serviceActions.move;
    write.form.set("day", "2026-11-26");
    port.take("2026-11-26");
    await store.move.reload();
    expect(await write.submit()).toBe("day");
    expect([port.sent, write.form.form.day]).toEqual([[], ""]);
  });

  it("sends the day of a move that is offered", async () => {
    const { serviceActions, port } = await openServiceActions();
    serviceActions.open("move");
    await settle();
    serviceActions.move.write.form.set("day", "2026-11-26");
    expect(await serviceActions.move.write.submit()).toBeUndefined();
    expect(port.sent).toMatchObject([{ day: "2026-11-26" }]);
  });

  it("rejects a slot of a visit on another day than the selected one", async () => {
    const { serviceActions, port } = await openServiceActions();
    serviceActions.open("visit");
    await settle();
    const { form } = serviceActions.visit.write;
    form.set("day", "2026-11-24");
    form.set("slotId", "S-3-0");
    expect(await serviceActions.visit.write.submit()).toBe("slotId");
    expect([port.sent, form.form.day, form.form.slotId]).toEqual([[], "2026-11-24", ""]);
  });

  it("marks the day of a visit as missing when its last slot was taken", async () => {
    const { serviceActions, port } = await openServiceActions();
    serviceActions.open("visit");
    await settle();
    serviceActions.visit.chooseDay("2026-11-24");
    serviceActions.visit.write.form.set("slotId", "S-4-0");
    port.take("S-4-0");
    expect(await serviceActions.visit.write.submit()).toBe("day");
    const { form, problem } = serviceActions.visit.write;
    expect([problem, form.form.day, form.form.slotId, form.violationOf("day")?.key]).toEqual([
      "slotTaken",
      "",
      "",
      "required",
    ]);
    expect(await serviceActions.visit.write.submit()).toBe("day");
    expect(port.sent).toHaveLength(1);
  });
});

it("keeps a dialog of a service open while its write runs, then closes it with a toast", async () => {
  const { serviceActions, port, toasts } = await openServiceActions();
  serviceActions.open("rename");
  const release = port.script.hold("rename");
  serviceActions.rename.form.set("name", "Domek");
  const sent = serviceActions.rename.submit();
  serviceActions.close();
  expect(serviceActions.opened).toBe("rename");
  release();
  await sent;
  expect([serviceActions.opened, serviceActions.rename.result]).toEqual([undefined, { customName: "Domek" }]);
  expect(toasts).toEqual(["Nazwa jest zapisana"]);
});
