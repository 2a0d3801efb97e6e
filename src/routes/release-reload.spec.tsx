// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CHAT_WINDOW_KEY } from "#adapters/storage/local-chat-window-memory.adapter.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import { useBackHandler } from "#ui/design-system/back-stack.ts";
import { fakeStoredRelease } from "#test/fakes/fake-stored-release.ts";
import { createFakeBackend, type FakeBackend } from "#test/journeys/support/fake-backend.ts";
import { openApp } from "#test/journeys/support/fake-container.ts";
import type { App } from "../boot/app.ts";
import { FORM_SERVICES, TOASTS_STORE } from "../container/tokens.ts";
import { ContainerContext } from "../container/use-service.tsx";
import { OpenPageContext } from "./open-page-provider.tsx";
import { ReleaseReload } from "./release-reload.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

interface OpenTab {
  readonly app: App;
  readonly backend: FakeBackend;
  readonly reload: () => void;
  /** Stores a new release, as the worker does in the background. */
  readonly release: () => void;
  readonly goTo: (route: RouteName) => void;
  readonly openDialog: () => void;
}

/** Element that "back" closes. */
function OpenDialog() {
  useBackHandler(true, () => undefined);
  return null;
}

/** Opens the start page with the stored release "1". */
async function openTab(): Promise<OpenTab> {
  const backend = createFakeBackend();
  const app = openApp(backend);
  const browser = fakeStoredRelease();
  const storedRelease = browser.open();
  await storedRelease.store();
  const reload = vi.fn<() => void>();
  const page = (route: RouteName, children = <></>) => (
    <ContainerContext value={app.container.root}>
      <OpenPageContext value={route}>
        <ReleaseReload storedRelease={storedRelease} reload={reload} />
        {children}
      </OpenPageContext>
    </ContainerContext>
  );
  const { rerender } = render(page("index"));
  let dialog = <></>;
  return {
    app,
    backend,
    reload,
    release: () => browser.release("2"),
    goTo: (route) => rerender(page(route, dialog)),
    openDialog() {
      dialog = <OpenDialog />;
      rerender(page("index", dialog));
    },
  };
}

const RUNNING_WORK: readonly (readonly [string, (tab: OpenTab) => unknown])[] = [
  [
    "a write has no response",
    ({ backend }) => {
      backend.signals.runningWrites = 1;
    },
  ],
  [
    "a form has input that is not saved",
    async ({ app }) => {
      const { unsaved } = await app.container.loadService("forms", FORM_SERVICES);
      act(() => void unsaved.watch({ dirty: true, busy: false, reset: () => undefined }));
    },
  ],
  ["the chat is open", () => localStorage.setItem(CHAT_WINDOW_KEY, "yes")],
  ["a dialog is open", ({ openDialog }) => openDialog()],
  [
    "a message is shown",
    ({ app }) => act(() => app.container.root.get(TOASTS_STORE).show({ text: "Zapisano", kind: "done" })),
  ],
];

describe("reload with a new release", () => {
  it("(part of SW-03) reloads the page at the first change of the page after a release", async () => {
    const { release, goTo, reload } = await openTab();
    goTo("invoice");
    release();
    expect(reload).not.toHaveBeenCalled();
    goTo("messages");
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("(part of SW-03) keeps the open page on the way to the result of a payment", async () => {
    const { release, goTo, reload } = await openTab();
    release();
    goTo("paymentComplete");
    goTo("invoice");
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(RUNNING_WORK)("(part of SW-03) keeps the open page while %s", async (_work, start) => {
    const tab = await openTab();
    tab.release();
    await start(tab);
    tab.goTo("invoice");
    expect(tab.reload).not.toHaveBeenCalled();
  });
});
