// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider, type RouteObject } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import type { App } from "../boot/app.ts";
import { openApp } from "#test/journeys/support/fake-container.ts";
import { NATIVE_OBJECT_NAME } from "#adapters/native-bridge/native-channel.ts";
import { fakeNativeBridge } from "#test/fakes/fake-native-bridge.ts";
import { createFakeBackend, type FakeBackend } from "#test/journeys/support/fake-backend.ts";
import { aSession } from "#test/mothers/index.ts";
import { AccountsChoice } from "./frame-dialogs.tsx";
import { LinkedAccount } from "./push.route.tsx";
import { RouterLinks } from "./router-links.tsx";
import { ContainerContext } from "../container/use-service.tsx";
import { useAccountSwitchNavigation } from "./page-hooks.ts";
import { UnsavedFormGuard } from "./unsaved-guard.tsx";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import * as tokens from "#src/container/tokens.ts";

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, NATIVE_OBJECT_NAME);
});

const FLAT = { id: "5600321", name: "Mieszkanie" };
const COTTAGE = { id: "5600322", name: "Domek" };
const session = aSession({ currentContext: FLAT.id, contexts: [FLAT, COTTAGE] });

interface Stage {
  readonly app: App;
  readonly backend: FakeBackend;
  readonly address: () => string;
  readonly back: () => Promise<void>;
  readonly closed: () => number;
}

/** Part of the layout that follows a switch, without its lazy modules. */
function AccountSwitchNavigation() {
  useAccountSwitchNavigation();
  return null;
}

/** Opens the dialog, or the page of a link, for a customer with two accounts. */
function open(
  page: "dialog" | { readonly named: string },
  change?: (stage: Pick<Stage, "app" | "backend">) => void,
): Stage {
  const backend = createFakeBackend({ session });
  const app = openApp(backend);
  change?.({ app, backend });
  app.openSession(session);
  let closed = 0;
  const routes: RouteObject[] = [
    {
      path: "*",
      element: (
        <RouterLinks>
          {page === "dialog" ? (
            <AccountsChoice
              onClose={() => {
                closed += 1;
              }}
            />
          ) : (
            <LinkedAccount named={page.named} target="/invoice" />
          )}
          <AccountSwitchNavigation />
          <UnsavedFormGuard />
        </RouterLinks>
      ),
    },
    { path: "/invoice", element: <h1>Faktury</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/messages", "/service/myServices"] });
  render(
    <ContainerContext value={app.container.root}>
      <RouterProvider router={router} />
    </ContainerContext>,
  );
  return {
    app,
    backend,
    address: () => router.state.location.pathname,
    back: () => act(() => router.navigate(-1)),
    closed: () => closed,
  };
}

const button = (name: string) => screen.findByRole("button", { name });
const toasts = ({ app }: Stage) => storesOf(app).toasts.shown.map(({ text }) => text);

describe("dialog of accounts", () => {
  it("(part of SESS-11) opens the start page of the chosen account and shows its name", async () => {
    const stage = open("dialog");
    await userEvent.click(await screen.findByRole("radio", { name: /Domek/ }));
    await userEvent.click(await button("Przełącz konto"));
    await waitFor(() => expect(stage.closed()).toBe(1));
    expect([stage.address(), toasts(stage), stage.backend.contexts.current]).toEqual([
      "/index",
      ["Otwarte jest teraz konto: Domek"],
      COTTAGE.id,
    ]);
  });

  it("closes the dialog of accounts without a request when the current account is chosen", async () => {
    const stage = open("dialog");
    await userEvent.click(await button("Przełącz konto"));
    expect([stage.closed(), stage.backend.contexts.script.calls]).toEqual([1, []]);
  });

  it("asks about unsaved changes before the account is switched", async () => {
    const stage = open("dialog");
    const { unsaved } = await stage.app.container.loadService("forms", tokens.FORM_SERVICES);
    let dirty = true;
    const form = {
      get dirty() {
        return dirty;
      },
      busy: false,
      reset: () => {
        dirty = false;
      },
    };
    act(() => void unsaved.watch(form));
    await userEvent.click(await screen.findByRole("radio", { name: /Domek/ }));
    await userEvent.click(await button("Przełącz konto"));
    const [stay, leave] = await waitFor(() => {
      const { question } = unsaved;
      if (question === undefined) throw new Error("no question is shown");
      return [question.stay, question.leave] as const;
    });
    act(stay);
    expect([stage.backend.contexts.script.calls, dirty, storesOf(stage.app).session.current?.currentContext]).toEqual([
      [],
      true,
      FLAT.id,
    ]);

    await userEvent.click(await button("Przełącz konto"));
    expect(leave).toBeDefined();
    act(() => unsaved.question?.leave());
    await waitFor(() => expect(storesOf(stage.app).session.current?.currentContext).toBe(COTTAGE.id));
    expect(dirty).toBe(false);
  });

  it("keeps the dialog of accounts open while the outcome of a switch is unknown", async () => {
    const stage = open("dialog");
    stage.backend.contexts.script.failNext("switchAccount", { kind: "unreachable" });
    await userEvent.click(await screen.findByRole("radio", { name: /Domek/ }));
    await userEvent.click(await button("Przełącz konto"));
    expect((await screen.findByRole("alert")).textContent).toMatch(/Nie wiemy, czy konto się przełączyło/);
    expect(screen.queryByRole("button", { name: "Anuluj" })).toBeNull();
    expect(screen.queryByRole("radio")).toBeNull();
    await userEvent.keyboard("{Escape}");
    expect(
      [stage.closed(), screen.queryAllByRole("dialog")].map((value) =>
        typeof value === "number" ? value : value.length,
      ),
    ).toEqual([0, 1]);
    await userEvent.click(await button("Spróbuj ponownie"));
    await waitFor(() => expect(stage.closed()).toBe(1));
    expect(storesOf(stage.app).session.current?.currentContext).toBe(COTTAGE.id);
  });
});

describe("switch of the account in another tab", () => {
  it("(part of SESS-11) opens the start page on another tab's switch despite a form; drops data", async () => {
    const stage = open("dialog");
    const { unsaved } = await stage.app.container.loadService("forms", tokens.FORM_SERVICES);
    act(() => void unsaved.watch({ dirty: true, busy: false, reset: () => undefined }));
    await waitFor(() => expect(storesOf(stage.app).client.data.state.status).toBe("ready"));
    const release = stage.backend.client.script.hold("load");
    act(() =>
      stage.backend.storage.otherTabWrites({
        session: { ...session, currentContext: COTTAGE.id },
        deadline: stage.backend.clock.now() + 900_000,
      }),
    );
    expect(storesOf(stage.app).client.data.state).toMatchObject({ status: "loading", stale: undefined });
    await waitFor(() => expect(stage.address()).toBe("/index"));
    expect(toasts(stage)).toEqual(["Otwarte jest teraz konto: Domek"]);
    expect(unsaved.question).toBeUndefined();
    release();
  });
});

describe("drafts at a switch of the account", () => {
  const accountInOtherTab = ({ app, backend }: Stage, currentContext: string) =>
    act(() =>
      backend.storage.otherTabWrites({
        session: { ...(storesOf(app).session.current ?? session), currentContext },
        deadline: backend.clock.now() + 900_000,
      }),
    );

  it("[SESS-17] keeps text for its account on another tab's switch, and names the account", async () => {
    const stage = open("dialog");
    const { drafts } = await stage.app.container.loadService("forms", tokens.FORM_SERVICES);
    drafts.of("request.OTHER").keep({ note: "Od wczoraj" });
    accountInOtherTab(stage, COTTAGE.id);
    await waitFor(() => expect(stage.address()).toBe("/index"));
    expect(toasts(stage)).toEqual([
      "Otwarte jest teraz konto: Domek. Wpisany tekst zachowaliśmy dla konta „Mieszkanie”.",
    ]);
    expect(drafts.of("request.OTHER").read()).toBeUndefined();
    accountInOtherTab(stage, FLAT.id);
    expect(toasts(stage)).toEqual(["Otwarte jest teraz konto: Mieszkanie"]);
    expect(drafts.of("request.OTHER").read()).toEqual({ note: "Od wczoraj" });
    storesOf(stage.app).session.logout();
    expect(stage.backend.drafts.stored.size).toBe(0);
  });

  it("(part of SESS-17) removes text at a confirmed switch in this tab", async () => {
    const stage = open("dialog");
    const { drafts, unsaved } = await stage.app.container.loadService("forms", tokens.FORM_SERVICES);
    drafts.of("request.OTHER").keep({ note: "Od wczoraj" });
    await userEvent.click(await screen.findByRole("radio", { name: /Domek/ }));
    await userEvent.click(await button("Przełącz konto"));
    act(() => unsaved.question?.leave());
    await waitFor(() => expect(toasts(stage)).toEqual(["Otwarte jest teraz konto: Domek"]));
    expect(stage.backend.drafts.stored.size).toBe(0);
  });
});

describe("link that names an account", () => {
  it.each([
    ["its name", "domek"],
    ["its number", COTTAGE.id],
  ])(
    "(part of ROUTE-08) switches to a link's account, named by %s, when confirmed, and opens the target",
    async (_by, named) => {
      const stage = open({ named });
      expect(stage.backend.contexts.script.calls).toEqual([]);
      await userEvent.click(await screen.findByRole("button", { name: /Przełącz i.przejdź dalej/ }));
      await waitFor(() => expect(stage.address()).toBe("/invoice"));
      expect(toasts(stage)).toEqual(["Otwarte jest teraz konto: Domek"]);
    },
  );

  it.each([
    ["its name", "Mieszkanie"],
    ["its number", FLAT.id],
  ])("(part of ROUTE-08) opens a link's target at once when the account named by %s is current", async (_by, named) => {
    const stage = open({ named });
    await waitFor(() => expect(stage.address()).toBe("/invoice"));
    expect(stage.backend.contexts.script.calls).toEqual([]);
  });

  it("(part of ROUTE-08) opens no target of a link and shows no name for an unknown account", async () => {
    const stage = open({ named: "Cudze" });
    expect(await screen.findByRole("heading", { name: /Nie.masz dostępu do.tego konta/ })).toBeTruthy();
    expect(document.body.textContent).not.toContain("Cudze");
    expect([stage.address(), stage.backend.contexts.script.calls]).toEqual(["/service/myServices", []]);
  });

  it.each([
    ["a refusal", "Cudze", /Wróć na.start/],
    ["staying with the current account", "domek", /Zostań przy obecnym koncie/],
  ])("(part of ROUTE-08) removes the page of an account link from the history after %s", async (_what, named, way) => {
    const stage = open({ named });
    await userEvent.click(await screen.findByRole("link", { name: way }));
    await waitFor(() => expect(stage.address()).toBe("/index"));
    await stage.back();
    expect(stage.address()).toBe("/messages");
  });
});

describe("notification that names an account, in the operator's app", () => {
  /** Surrounds the page with an app whose bridge responds, or with an object that never becomes an app. */
  function surround({ app }: Pick<Stage, "app">, responds: boolean): void {
    Object.assign(window, { [NATIVE_OBJECT_NAME]: { postMessage: () => undefined } });
    const bridge = fakeNativeBridge();
    if (!responds) bridge.fails("no-device");
    app.container.root.onActivation(tokens.NATIVE_BRIDGE_PORT, () => bridge);
  }

  it("[ROUTE-08] switches to the account of a notification at once, says so and opens the target", async () => {
    const stage = open({ named: "domek" }, (opened) => surround(opened, true));
    const release = stage.backend.contexts.script.hold("switchAccount");
    expect(unjoinedText((await screen.findByRole("status")).textContent)).toBe("Otwieramy konto „Domek”.");
    expect(screen.queryByRole("button")).toBeNull();
    release();
    await waitFor(() => expect(stage.address()).toBe("/invoice"));
    expect([toasts(stage), stage.backend.contexts.script.calls]).toEqual([
      ["Otwarte jest teraz konto: Domek"],
      ["switchAccount"],
    ]);
  });

  it("(part of ROUTE-08) keeps the account and offers a retry when a push fails to switch", async () => {
    const stage = open({ named: "domek" }, (opened) => {
      surround(opened, true);
      opened.backend.contexts.script.failNext("switchAccount", { kind: "http", status: 403 });
    });
    expect((await screen.findByRole("alert")).textContent).toMatch(/Konto się nie przełączyło/);
    expect(storesOf(stage.app).session.current?.currentContext).toBe(FLAT.id);
    await userEvent.click(await screen.findByRole("button", { name: /Przełącz i.przejdź dalej/ }));
    await waitFor(() => expect(stage.address()).toBe("/invoice"));
    expect(stage.backend.contexts.script.calls).toEqual(["switchAccount", "switchAccount"]);
  });

  it("(part of ROUTE-08) asks in a browser whose page only looks like an app", async () => {
    const stage = open({ named: "domek" }, (opened) => surround(opened, false));
    expect(await screen.findByRole("button", { name: /Przełącz i.przejdź dalej/ })).toBeTruthy();
    expect(stage.backend.contexts.script.calls).toEqual([]);
  });
});
