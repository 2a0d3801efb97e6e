// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { openApp } from "#test/journeys/support/fake-container.ts";
import { aWorld } from "#test/journeys/support/world.ts";
import { lateDialog, type DrawDialog } from "./late-dialog.tsx";

interface Wish {
  readonly name: string;
  readonly onClosed?: (() => void) | undefined;
}

afterEach(cleanup);

const draw: DrawDialog<Wish> = ({ wish, onClosed }) => (
  <button type="button" onClick={onClosed}>
    {wish.name}
  </button>
);
const settle = (): Promise<void> => act(() => new Promise<void>((done) => setImmediate(done)));

function stage(fetchDialog: () => Promise<DrawDialog<Wish>> = async () => draw) {
  const stores = openApp(aWorld()).stores;
  const late = lateDialog<Wish>({ stores }, fetchDialog);
  return { late, stores, ...render(<late.Dialog />) };
}

it("is open from the press to its closing, once, and tells whoever asked", async () => {
  const { late } = stage();
  const onClosed = vi.fn<() => void>();
  late.open({ name: "Pierwsze", onClosed });
  late.open({ name: "Drugie" });
  await settle();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Pierwsze"]);
  act(() => screen.getByRole("button").click());
  expect([screen.queryByRole("button"), onClosed.mock.calls.length]).toEqual([null, 1]);
});

it("goes with its route: whoever comes there next does not find it open, and what waited for its closing goes on for nobody", async () => {
  const { late, unmount } = stage();
  const onClosed = vi.fn<() => void>();
  late.open({ name: "Otwarte", onClosed });
  await settle();
  unmount();
  render(<late.Dialog />);
  await settle();
  expect([screen.queryByRole("button"), onClosed.mock.calls.length]).toEqual([null, 0]);
  late.open({ name: "Otwarte znowu" });
  await settle();
  expect(screen.getByRole("button").textContent).toBe("Otwarte znowu");
});

it("that comes when its route has gone is opened for nobody; one that does not come is told, and closed", async () => {
  let come: (drawn: DrawDialog<Wish>) => void = () => undefined;
  const slow = stage(
    () =>
      new Promise((resolve) => {
        come = resolve;
      }),
  );
  slow.late.open({ name: "Spóźnione" });
  slow.unmount();
  come(draw);
  await settle();
  render(<slow.late.Dialog />);
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  const lost = stage(() => Promise.reject(new Error("offline")));
  const onClosed = vi.fn<() => void>();
  lost.late.open({ name: "Nic", onClosed });
  await settle();
  expect([onClosed.mock.calls.length, lost.stores.toasts.shown.length]).toEqual([1, 1]);
});
