// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { action, makeAutoObservable, runInAction } from "mobx";
import { observer } from "#ui/shared/observer.ts";
import { useEffect, useState } from "react";
import { createBrowserRouter, Link, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Dialog } from "#ui/design-system/dialog.tsx";
import type { UnsavedChanges } from "#ui/shared/forms/unsaved-changes.ts";
import { aSession } from "#test/mothers/index.ts";
import { openApp } from "#test/journeys/support/fake-container.ts";
import { createFakeBackend } from "#test/journeys/support/fake-backend.ts";
import type { SessionStore } from "#ui/stores/session/session.store.ts";
import { ContainerContext } from "../container/use-service.tsx";
import { FORM_SERVICES, SESSION_STORE } from "../container/tokens.ts";
import { UnsavedFormGuard } from "./unsaved-guard.tsx";

let unsaved: UnsavedChanges;
let session: SessionStore;
let form: { text: string; busy: boolean; readonly dirty: boolean; reset(): void };
let router: ReturnType<typeof createBrowserRouter>;

const Form = observer(function Form() {
  useEffect(() => unsaved.watch(form), []);
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => setOpen((names) => names.filter((one) => one !== name));
  return (
    <>
      {["Okno", "Okno w oknie"].map((name) => (
        <button key={name} type="button" onClick={() => setOpen((names) => [...names, name])}>
          Otwórz: {name}
        </button>
      ))}
      {open.map((name) => (
        <Dialog key={name} size="s" title={name} onCancel={() => close(name)}>
          Treść
        </Dialog>
      ))}
      <input
        aria-label="Temat"
        value={form.text}
        onChange={action((event: { readonly currentTarget: { readonly value: string } }) => {
          form.text = event.currentTarget.value;
        })}
      />
    </>
  );
});

beforeEach(async () => {
  const backend = createFakeBackend();
  const { container } = openApp(backend);
  session = container.root.get(SESSION_STORE);
  session.openSession(aSession(), backend.clock.now());
  ({ unsaved } = await container.loadService("forms", FORM_SERVICES));
  form = makeAutoObservable({
    text: "",
    busy: false,
    get dirty() {
      return this.text !== "";
    },
    reset() {
      this.text = "";
    },
  });
  window.history.replaceState(null, "", "/index");
  router = createBrowserRouter([
    {
      element: (
        <>
          <nav>
            <Link to="/invoice">Faktury</Link>
            <Link to="/supportRequest?step=2">Dalej</Link>
          </nav>
          <Outlet />
          <UnsavedFormGuard />
        </>
      ),
      children: [
        { path: "/supportRequest", element: <Form /> },
        { path: "*", element: <p>Inna strona</p> },
      ],
    },
  ]);
  render(
    <ContainerContext value={container.root}>
      <RouterProvider router={router} />
    </ContainerContext>,
  );
});

afterEach(() => {
  cleanup();
  router.dispose();
});

const question = () => screen.queryByRole("alertdialog", { name: "Wyjść bez zapisywania?" });
const sending = () => screen.queryByRole("alertdialog", { name: "Wyjść, zanim przyjdzie odpowiedź?" });
const setBusy = (busy: boolean) =>
  act(() =>
    runInAction(() => {
      form.busy = busy;
    }),
  );
const answer = (name: string) => userEvent.click(screen.getByRole("button", { name }));
/** Resolves after `count` moves in the history: a move, and its reversal if it was blocked. */
const moves = (count: number) =>
  new Promise<void>((resolve) => {
    let left = count;
    const onMove = () => {
      left -= 1;
      if (left > 0) return;
      window.removeEventListener("popstate", onMove);
      resolve();
    };
    window.addEventListener("popstate", onMove);
  });
const path = () => window.location.pathname;

async function typeSomething(): Promise<void> {
  await router.navigate("/supportRequest");
  await userEvent.type(await screen.findByLabelText("Temat"), "Awaria");
}

/** Returns true if the browser asks before the window is closed or reloaded. */
const isAskedOnUnload = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

describe("page with a form", () => {
  it.each([
    ["/supportRequest?step=2", "Wróć do formularza", "/supportRequest"],
    ["/index", "Zostań tutaj", "/index"],
    ["//evil.example", "Zostań tutaj", "/index"],
  ])("(part of DIALOG-11) leads back to the unfinished form on %s", async (page, stay, expected) => {
    const gone: string[] = [];
    await screen.findByText("Inna strona");
    await waitFor(() => expect(unsaved.isGuarded).toBe(true));
    act(() => unsaved.ask({ leave: () => gone.push("left"), unfinished: { page } }));
    await answer(stay);
    await waitFor(() => expect(path()).toBe(expected));
    expect([gone, unsaved.question]).toEqual([[], undefined]);
  });

  it("leaves a page with a form at once while nothing was typed", async () => {
    await router.navigate("/supportRequest");
    expect(isAskedOnUnload()).toBe(false);
    await userEvent.click(screen.getByRole("link", { name: "Faktury" }));
    await screen.findByText("Inna strona");
    expect([path(), question()]).toEqual(["/invoice", null]);
  });

  it("asks before a link leaves a form, and stays or leaves according to the answer", async () => {
    await typeSomething();
    await userEvent.click(screen.getByRole("link", { name: "Faktury" }));
    expect(question()).not.toBeNull();
    await answer("Zostań tutaj");
    expect([path(), form.text, question()]).toEqual(["/supportRequest", "Awaria", null]);
    await userEvent.click(screen.getByRole("link", { name: "Faktury" }));
    await answer("Wyjdź bez zapisywania");
    await screen.findByText("Inna strona");
    expect([path(), form.text, question(), isAskedOnUnload()]).toEqual(["/invoice", "", null, false]);
  });

  it("asks before the back button leaves a form; a second press cancels the question", async () => {
    await typeSomething();
    window.history.back();
    await waitFor(() => expect(question()).not.toBeNull());
    await waitFor(() => expect(path()).toBe("/supportRequest"));
    await answer("Zostań tutaj");
    expect([path(), form.text]).toEqual(["/supportRequest", "Awaria"]);
    window.history.back();
    await waitFor(() => expect(question()).not.toBeNull());
    await waitFor(() => expect(path()).toBe("/supportRequest"));
    const held = moves(2);
    window.history.back();
    await held;
    await waitFor(() => expect(question()).toBeNull());
    expect([path(), form.text]).toEqual(["/supportRequest", "Awaria"]);
    window.history.back();
    await waitFor(() => expect(question()).not.toBeNull());
    await waitFor(() => expect(path()).toBe("/supportRequest"));
    await answer("Wyjdź bez zapisywania");
    await screen.findByText("Inna strona");
    expect(path()).toBe("/index");
  });

  it("closes open elements on the back button, the topmost first, and keeps the page", async () => {
    await router.navigate("/supportRequest");
    const isOpen = (name: string) => screen.queryByRole("dialog", { name }) !== null;
    for (const name of ["Okno", "Okno w oknie"])
      await userEvent.click(await screen.findByRole("button", { name: `Otwórz: ${name}` }));
    const back = async () => {
      const there = moves(2);
      window.history.back();
      await there;
    };
    await back();
    await waitFor(() => expect([isOpen("Okno"), isOpen("Okno w oknie")]).toEqual([true, false]));
    await back();
    await waitFor(() => expect(isOpen("Okno")).toBe(false));
    expect(path()).toBe("/supportRequest");
    window.history.back();
    await screen.findByText("Inna strona");
    expect(path()).toBe("/index");
  });

  it("leaves a page with open elements when the session is over", async () => {
    await router.navigate("/supportRequest");
    await userEvent.click(await screen.findByRole("button", { name: "Otwórz: Okno" }));
    act(() => session.expire());
    window.history.back();
    await screen.findByText("Inna strona");
    expect(path()).toBe("/index");
  });

  it("asks before the window with unsaved changes is closed or reloaded", async () => {
    await typeSomething();
    expect(isAskedOnUnload()).toBe(true);
    await userEvent.clear(screen.getByLabelText("Temat"));
    expect(isAskedOnUnload()).toBe(false);
  });

  it("asks about a pending submission and does not cancel the submission", async () => {
    await typeSomething();
    setBusy(true);
    await userEvent.click(screen.getByRole("link", { name: "Faktury" }));
    expect([question(), sending() === null]).toEqual([null, false]);
    expect(isAskedOnUnload()).toBe(true);
    await answer("Poczekaj na odpowiedź");
    expect([path(), sending(), form.text]).toEqual(["/supportRequest", null, "Awaria"]);
    await userEvent.click(screen.getByRole("link", { name: "Faktury" }));
    await answer("Wyjdź bez czekania");
    await screen.findByText("Inna strona");
    expect([path(), form.text]).toEqual(["/invoice", "Awaria"]);
  });

  it("asks about the changes after a failed submission, and not after a completed one", async () => {
    await typeSomething();
    setBusy(true);
    await userEvent.click(screen.getByRole("link", { name: "Faktury" }));
    setBusy(false);
    expect([question() === null, sending()]).toEqual([false, null]);
    act(() => form.reset());
    expect([question(), sending(), path()]).toEqual([null, null, "/supportRequest"]);
    await userEvent.click(screen.getByRole("link", { name: "Faktury" }));
    await screen.findByText("Inna strona");
    expect(path()).toBe("/invoice");
  });

  it("does not ask about unsaved changes when only the query changes", async () => {
    await typeSomething();
    await userEvent.click(screen.getByRole("link", { name: "Dalej" }));
    await waitFor(() => expect(window.location.search).toBe("?step=2"));
    expect([question(), form.text]).toEqual([null, "Awaria"]);
  });

  it("does not delay the end of a session or a forbidden page by unsaved changes", async () => {
    await typeSomething();
    await router.navigate("/error/602");
    await screen.findByText("Inna strona");
    await typeSomething();
    session.expire();
    await router.navigate("/sessionExpired", { replace: true });
    await screen.findByText("Inna strona");
    // The page may render a moment before the question disappears.
    await waitFor(() => expect([path(), question()]).toEqual(["/sessionExpired", null]));
  });

  it("cancels the question about unsaved changes when the session ends", async () => {
    await typeSomething();
    await userEvent.click(screen.getByRole("link", { name: "Faktury" }));
    expect(question()).not.toBeNull();
    session.expire();
    await router.navigate("/sessionExpired", { replace: true });
    await screen.findByText("Inna strona");
    // The page may render a moment before the question disappears.
    await waitFor(() => expect([path(), question()]).toEqual(["/sessionExpired", null]));
  });
});
