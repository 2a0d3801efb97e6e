// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { ToastsStore } from "#ui/stores/toasts/toasts.store.ts";
import { PortalContainer } from "../container/portal-container.ts";
import { ContainerContext } from "../container/use-service.tsx";
import { TOASTS_STORE } from "../container/tokens.ts";
import { useLazyDialog, type LazyDialogProps } from "./lazy-dialog.tsx";

interface Request {
  readonly name: string;
  readonly onClosed?: () => void;
}

afterEach(cleanup);

const MODULE = {
  Dialog: ({ request, onClosed }: LazyDialogProps<Request>) => (
    <button type="button" onClick={onClosed}>
      {request.name}
    </button>
  ),
};
const settle = (): Promise<void> => act(() => new Promise<void>((done) => setImmediate(done)));

function rendered(load: () => Promise<typeof MODULE> = async () => MODULE) {
  const { root: container } = new PortalContainer({});
  const toasts = new ToastsStore(movableClock());
  container.bind(TOASTS_STORE).toConstantValue(toasts);
  const onRender = vi.fn<(open: (request: Request) => void) => void>();
  function Page() {
    const { open, dialog } = useLazyDialog<Request>(load);
    onRender(open);
    return dialog;
  }
  const page = (
    <ContainerContext value={container}>
      <Page />
    </ContainerContext>
  );
  const open = (request: Request) => act(() => onRender.mock.lastCall?.[0](request));
  return { open, toasts, page, ...render(page) };
}

it("opens a lazy dialog until it is closed, and notifies its opener", async () => {
  const { open } = rendered();
  const onClosed = vi.fn<() => void>();
  open({ name: "Pierwsze", onClosed });
  open({ name: "Drugie" });
  await settle();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Pierwsze"]);
  act(() => screen.getByRole("button").click());
  expect([screen.queryByRole("button"), onClosed.mock.calls.length]).toEqual([null, 1]);
});

it("closes a lazy dialog without a notification when its route is left", async () => {
  const { open, unmount, page } = rendered();
  const onClosed = vi.fn<() => void>();
  open({ name: "Otwarte", onClosed });
  await settle();
  unmount();
  render(page);
  await settle();
  expect([screen.queryByRole("button"), onClosed.mock.calls.length]).toEqual([null, 0]);
});

it("shows a toast and closes a lazy dialog when its load fails; retries at the next press", async () => {
  let isUp = false;
  const { open, toasts } = rendered(() =>
    isUp
      ? Promise.resolve(MODULE)
      : Promise.reject(new TypeError("Failed to fetch dynamically imported module: /assets/dialog.js")),
  );
  const onClosed = vi.fn<() => void>();
  open({ name: "Nic", onClosed });
  await settle();
  expect([onClosed.mock.calls.length, toasts.shown.length]).toEqual([1, 1]);
  isUp = true;
  open({ name: "Znowu" });
  await settle();
  expect(screen.getByRole("button").textContent).toBe("Znowu");
});
