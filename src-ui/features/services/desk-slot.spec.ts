import { describe, expect, it } from "vitest";
import { openedDesk, settle } from "#test/fakes/opened-desk.ts";
import { type DeskPart, DeskSlot } from "./desk-slot.ts";

/** A slot whose code is let come, or fail, by hand; with how often it was asked for. */
async function slow() {
  const { desk } = await openedDesk();
  const part: DeskPart = { Dialogs: () => null, Mobile: () => null, model: desk };
  const waiting: { readonly come: (part: DeskPart) => void; readonly fail: (cause: Error) => void }[] = [];
  const slot = new DeskSlot(() => new Promise((come, fail) => void waiting.push({ come, fail })));
  return {
    slot,
    desk,
    fetches: () => waiting.length,
    come: () => waiting.at(-1)?.come(part),
    fail: () => waiting.at(-1)?.fail(new Error("offline")),
  };
}

describe("the place for what is done with a service", () => {
  it("opens what was pressed while the code was on its way for something else", async () => {
    const { slot, desk, come, fetches } = await slow();
    void slot.startMobile();
    void slot.open("rename");
    come();
    await settle();
    expect([desk.opened, fetches()]).toEqual(["rename", 1]);
  });

  it("opens the last of several that were pressed", async () => {
    const { slot, desk, come } = await slow();
    void slot.open("talk");
    void slot.open("rename");
    come();
    await settle();
    expect(desk.opened).toBe("rename");
  });

  it("says which one could not be had, and asks again at the next press", async () => {
    const { slot, desk, come, fail, fetches } = await slow();
    void slot.open("visit");
    fail();
    await settle();
    expect([slot.state, slot.asked, desk.opened]).toEqual(["failed", "visit", undefined]);
    void slot.open("visit");
    expect([slot.state, fetches()]).toEqual(["again", 2]);
    come();
    await settle();
    expect([slot.state, desk.opened]).toEqual(["here", "visit"]);
  });
});
