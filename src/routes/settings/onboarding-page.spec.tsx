// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import type { Client } from "#domain/account/index.ts";
import type { Configuration } from "#domain/configuration/index.ts";
import type { OnboardingTask } from "#domain/onboarding/index.ts";
import { fakeOnboardingFlags, type FakeOnboardingFlags } from "#test/fakes/fake-onboarding.ts";
import { fakeAuthenticator, type FakeAuthenticator } from "#test/fakes/fake-passkeys.ts";
import { openApp } from "#test/journeys/support/fake-container.ts";
import { createFakeBackend, type FakeBackend } from "#test/journeys/support/fake-backend.ts";
import { aClient, aClientData, aConfiguration, aContact, aSession, clientFlags } from "#test/mothers/index.ts";
import type { App } from "../../boot/app.ts";
import { brandOf } from "../../boot/brand.ts";
import { ContainerContext } from "../../container/use-service.tsx";
import { AUTHENTICATOR_PORT, ONBOARDING_FLAGS_PORT } from "../../container/tokens.ts";
import { BrandContext } from "../brand-context.tsx";
import { OnboardingPage } from "./onboarding-page.tsx";
import { storesOf } from "#test/journeys/support/stores-of.ts";

afterEach(cleanup);

interface Stage {
  readonly app: App;
  readonly backend: FakeBackend;
  readonly flags: FakeOnboardingFlags;
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly address: () => string;
  readonly toasts: () => readonly string[];
}

/** Opens the onboarding page with `requestedTask`. `prepare` changes the fake backend before anything is read. */
async function stage(
  requestedTask: OnboardingTask | "",
  {
    client = {},
    prepare,
    authenticator,
    ...others
  }: {
    /** Pages of the app in the stores; those of the test configuration if left out. */
    readonly stores?: Configuration["app"];
    readonly client?: Partial<Client>;
    readonly prepare?: (backend: FakeBackend) => void;
    readonly authenticator?: FakeAuthenticator;
  } = {},
): Promise<Stage> {
  const session = aSession();
  const backend = createFakeBackend({
    client: { client: aClient(client), flags: clientFlags({ showEInvoiceActivation: true }) },
  });
  backend.contact.data = aContact({ mobilePhones: ["601234567"], mainEmail: "anna@poczta.example" });
  prepare?.(backend);
  const configuration = aConfiguration("stores" in others ? { app: others.stores } : {});
  const brand = brandOf(configuration);
  const flags = fakeOnboardingFlags();
  const app = openApp(backend, { configuration });
  app.openSession(session);
  const { container } = app;
  await container.load("forms", "onboarding", "passkeys", "settings");
  container.root.rebind(ONBOARDING_FLAGS_PORT).toConstantValue(flags);
  if (authenticator !== undefined) container.root.rebind(AUTHENTICATOR_PORT).toConstantValue(authenticator);
  const router = createMemoryRouter(
    [
      {
        path: "*",
        element: (
          <BrandContext value={brand}>
            <ContainerContext value={container.account}>
              <OnboardingPage requestedTask={requestedTask} />
            </ContainerContext>
          </BrandContext>
        ),
      },
    ],
    { initialEntries: ["/settings"] },
  );
  render(<RouterProvider router={router} />);
  return {
    app,
    backend,
    flags,
    user: userEvent.setup(),
    address: () => router.state.location.pathname,
    toasts: () => storesOf(app).toasts.shown.map(({ text }) => text),
  };
}

const dialog = (name: string) => screen.findByRole("dialog", { name });
const button = (name: string) => screen.findByRole("button", { name });

describe("tasks about the app", () => {
  const STORES = {
    googlePlay: "https://play.google.com/store/apps/details?id=example",
    appStore: "https://apps.apple.com/pl/app/example/id1",
  };

  it("[APP-01] shows the configured stores as links and codes, and no task about an app without a store", async () => {
    await stage("mobileAppDownload", { stores: STORES });
    await dialog("Pobierz aplikację mobilną");
    const links = screen.getAllByRole("link", { name: /^(Google Play|App Store)/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual([STORES.googlePlay, STORES.appStore]);
    expect(screen.getAllByRole("img", { name: /^Kod do zeskanowania telefonem: / })).toHaveLength(2);
    cleanup();
    await stage("", { stores: undefined });
    expect(await screen.findByText("Potwierdź dane kontaktowe")).toBeDefined();
    expect(document.body.textContent).not.toMatch(/aplikacj/);
  });
});

describe("confirmation of contact data", () => {
  const ASKED = "Czy twoje dane są aktualne?";

  it("shows the contact data with grouped numbers and confirms them for a year", async () => {
    const { user, flags, toasts } = await stage("personalDataConfirm");
    await dialog(ASKED);
    expect(await screen.findByText("601 234 567")).toBeDefined();
    expect(screen.getByText("anna@poczta.example")).toBeDefined();
    await user.click(await button("Dane są aktualne"));
    await waitFor(() => expect(toasts()).toEqual(["Zrobione: dane potwierdzone"]));
    expect(flags.stored).toEqual([{ eventName: "personalDataConfirm", expirationDate: "2027-11-20" }]);
  });

  it("[CONTACT-02] asks to add contact data instead of confirming that there are none", async () => {
    const { user, flags } = await stage("personalDataConfirm", {
      prepare: ({ contact }) => {
        contact.data = aContact({ mobilePhones: [], linePhones: [], mainEmail: undefined });
      },
    });
    await dialog("Uzupełnij dane kontaktowe");
    expect(screen.getAllByText("brak")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: "Dane są aktualne" })).toBeNull();
    await user.click(await button("Uzupełnij"));
    // Its code loads on demand.
    expect(await screen.findByRole("dialog", { name: "Dane kontaktowe" }, { timeout: 10_000 })).toBeDefined();
    expect(flags.stored).toEqual([]);
  });

  it("(part of ACC-10) does not show or confirm contact data that the customer may not see", async () => {
    const { user, flags } = await stage("personalDataConfirm", { client: { contactDataVisible: false } });
    expect(await screen.findByText("Danych kontaktowych tego konta nie pokazujemy w portalu.")).toBeDefined();
    expect(document.body.textContent).not.toMatch(/601|anna@poczta/);
    await user.click(await button("Dane są aktualne"));
    expect(flags.stored).toEqual([]);
  });

  it("(part of ACC-14) hides contact data that the customer has restricted", async () => {
    await stage("personalDataConfirm", {
      client: { rodo: { phone: true, email: false, personalData: false, address: false } },
    });
    expect(await screen.findByText("anna@poczta.example")).toBeDefined();
    expect(screen.getByText("Części danych nie pokazujemy na twoją prośbę.")).toBeDefined();
    expect(document.body.textContent).not.toMatch(/601/);
  });

  it("shows a skeleton of contact data first, and a retry when they fail to load", async () => {
    let release = (): void => undefined;
    const { backend, user } = await stage("personalDataConfirm", {
      prepare: ({ contact }) => {
        release = contact.script.hold("load");
        contact.script.failNext("load", { kind: "unreachable" });
      },
    });
    await dialog(ASKED);
    expect(screen.queryByText("Nie udało się pobrać twoich danych")).toBeNull();
    act(release);
    expect(await screen.findByText("Nie udało się pobrać twoich danych")).toBeDefined();
    backend.contact.script.recover();
    await user.click(await button("Spróbuj ponownie"));
    expect(await screen.findByText("anna@poczta.example")).toBeDefined();
  });
});

describe("other onboarding tasks", () => {
  it("opens the login form by its address, and again by a press", async () => {
    const { user } = await stage("setCustomLogin");
    await dialog("Zmień login");
    await user.click(await button("Anuluj"));
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(await button("Ustaw: Ustaw własny login"));
    await dialog("Zmień login");
  });

  it("stores the theme task after a change of the theme, but not after opening the dialog", async () => {
    const { user, flags, toasts, app } = await stage("");
    await user.click(await button("Wybierz: Wybierz wygląd"));
    await screen.findByRole("dialog");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect([flags.stored, toasts()]).toEqual([[], []]);
    await user.click(await button("Wybierz: Wybierz wygląd"));
    await user.click(await screen.findByRole("radio", { name: /^Ciemny/ }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(toasts()).toEqual(["Zrobione: wygląd ustawiony"]));
    expect([storesOf(app).theme.choice, flags.stored]).toEqual([
      "dark",
      [{ eventName: "setTheme", expirationDate: "2027-09-16" }],
    ]);
  });

  it("(part of SET-05) activates e-invoices and celebrates the task once when the dialog closes", async () => {
    const { user, backend, flags, toasts, address } = await stage("eInvoiceActivate");
    await dialog("E-faktura");
    for (const box of await screen.findAllByRole("checkbox")) await user.click(box);
    // The response is lost, but the server has activated them.
    backend.client.data = aClientData({ flags: clientFlags({ showEInvoiceActivation: false }) });
    await user.click(await button("Włącz e-fakturę"));
    await screen.findByRole("heading", { name: "E-faktura jest włączona" });
    expect(toasts()).toEqual([]);
    const [close] = screen.getAllByRole("button", { name: "Zamknij" });
    if (close === undefined) throw new Error("there is no close button");
    await user.click(close);
    await waitFor(() => expect(toasts()).toEqual(["Zrobione: e-faktura"]));
    expect([address(), screen.queryByRole("dialog"), flags.stored]).toEqual([
      "/settings",
      null,
      [{ eventName: "eInvoiceActivate", expirationDate: "2027-09-16" }],
    ]);
    expect(screen.getByText("Włącz e-fakturę").closest("li")?.textContent).toContain("gotowe");
  });

  it("celebrates no task when the e-invoice dialog is only closed", async () => {
    const { user, toasts, flags } = await stage("eInvoiceActivate");
    await dialog("E-faktura");
    await user.click(await button("Anuluj"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect([toasts(), flags.stored]).toEqual([[], []]);
  });

  it("starts the name of each button of tasks with its visible words (WCAG 2.5.3)", async () => {
    await stage("");
    const buttons = await screen.findAllByRole("button");
    expect(buttons.length).toBeGreaterThanOrEqual(6);
    for (const each of buttons)
      expect(each.getAttribute("aria-label")?.startsWith(each.textContent), each.outerHTML).toBe(true);
  });
});

it("(part of KEY-02) offers a passkey on the page of tasks only where the device has passkeys", async () => {
  await stage("");
  await screen.findByRole("heading", { name: "Dokończ ustawienia konta" });
  expect(screen.queryByText("Logowanie bez hasła")).toBeNull();
  cleanup();
  await stage("", { authenticator: fakeAuthenticator() });
  const offer = await screen.findByRole("link", { name: /Przejdź do\sustawień/u });
  expect(offer.getAttribute("href")).toBe("/settings");
});
