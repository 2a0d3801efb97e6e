// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { PortalFeature } from "#domain/access/index.ts";
import { INITIAL_LOGIN_STATE } from "#domain/login/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import { fakeAuthenticator } from "#test/fakes/fake-passkeys.ts";
import { fakeLogin } from "#test/fakes/fake-login.ts";
import { aSession } from "#test/mothers/index.ts";
import type { LoginDependencies } from "./login.view-model.ts";
import { LoginScreen } from "./login.screen.tsx";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeRegistration } from "#test/fakes/fake-registration.ts";
import { loginSteps } from "./steps/login-steps.ts";

afterEach(cleanup);

const LOGIN = "m.brzezinska";
const PASSWORD = "Wiazka-2026";
const NOW = Date.UTC(2026, 10, 21, 9);
const BRAND = {
  name: "Wiązka",
  legalName: "Wiązka S.A.",
  terms: "/documents/terms.pdf",
  helpLines: [{ name: "Obsługa klienta", number: "58 300 70 00", dial: "+48583007000", hours: "pon.–pt. 8–20" }],
};

function loginDependencies(changes: Partial<LoginDependencies>): LoginDependencies {
  return {
    port: fakeLogin(),
    accountAccess: () => Promise.resolve({ registration: fakeRegistration(), onAccountCreated: () => undefined }),
    authenticator: () => Promise.resolve(fakeAuthenticator()),
    idempotencyKeys: fakeIdempotencyKeys(),
    showToast: () => undefined,
    steps: loginSteps,
    forgotten: () => undefined,
    network: { online: true },
    now: () => NOW,
    isAvailable: () => true,
    openSession: () => undefined,
    endUnusedSession: () => undefined,
    ...changes,
  };
}

interface PageChanges {
  readonly notice?: string;
  readonly from?: "another page";
  readonly offersRegistration?: boolean;
  readonly available?: (feature: PortalFeature) => boolean;
}

const ALL = (): boolean => true;

function page({ available = ALL, ...changes }: PageChanges = {}) {
  const provider = fakeLogin({ accounts: [{ login: LOGIN, password: PASSWORD, session: aSession() }] });
  const openSession = vi.fn<(session: UserSession) => void>();
  const open = vi.fn<() => Promise<LoginDependencies>>(() =>
    Promise.resolve(loginDependencies({ port: provider, openSession, isAvailable: available })),
  );
  const state = { ...INITIAL_LOGIN_STATE, step: changes.from === undefined ? "CHOOSE" : "LOGIN" } as const;
  render(
    <LoginScreen
      open={open}
      start={{ state, lost: () => false, report: () => undefined }}
      brand={BRAND}
      year="2026"
      notice={changes.notice}
      offersRegistration={changes.offersRegistration ?? true}
      offersPasskeyLogin={false}
    />,
  );
  return { provider, openSession, open, user: userEvent.setup() };
}

const login = (): HTMLInputElement => screen.getByRole("textbox", { name: "Login" });
const password = (): Promise<HTMLInputElement> => screen.findByLabelText("Hasło");
const next = (): HTMLElement => screen.getByRole("button", { name: /Dalej|Sprawdzamy/ });
const enterButton = (): HTMLElement => screen.getByRole("button", { name: "Zaloguj się" });
const heading = (): HTMLElement => screen.getByRole("heading", { level: 1 });
const descriptionOf = (field: HTMLElement): string | undefined =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ")
    .replaceAll("\u00a0", " ");
const problem = (): string | null => screen.getByRole("alert").textContent;

async function toPassword(one: ReturnType<typeof page>): Promise<HTMLInputElement> {
  await one.user.type(login(), LOGIN);
  await one.user.click(next());
  return password();
}

describe("login page of a provider without registration and password reset", () => {
  const withoutAccountAccess = {
    offersRegistration: false,
    available: (feature: PortalFeature) => feature !== "registration" && feature !== "passwordReset",
  };

  it("(part of CALL-12) offers neither registration nor a forgotten password", async () => {
    const one = page(withoutAccountAccess);
    expect(screen.queryByText("Pierwszy raz w portalu?")).toBeNull();
    expect(screen.queryByRole("button", { name: "Załóż konto" })).toBeNull();
    await toPassword(one);
    expect(screen.queryByRole("link", { name: /Nie pamiętam/ })).toBeNull();
    expect(screen.getByRole("link", { name: "58 300 70 00" })).toBeTruthy();
  });

  it("(part of CALL-12) asks a person without an account to call", async () => {
    const { user, provider } = page(withoutAccountAccess);
    provider.answerPossibility("0001234", "no-account");
    await user.type(login(), "0001234");
    await user.click(next());
    await waitFor(() => expect(problem()).toContain("Zadzwoń do obsługi klienta"));
  });

  it("(part of CALL-12) says that an account cannot be opened when the provider has answered so", async () => {
    const { user } = page({ available: (feature) => feature !== "registration" });
    await user.click(screen.getByRole("button", { name: "Załóż konto" }));
    await waitFor(() => expect(problem()).toContain("Nie można tego zrobić"));
    expect(login().getAttribute("aria-invalid"), "the field is right").toBeNull();
  });
});

describe("login page", () => {
  it("(part of NAV-13) links to the operator's terms in the footer", () => {
    page();
    expect(screen.getByRole("link", { name: "Regulaminy" }).getAttribute("href")).toBe("/documents/terms.pdf");
  });

  it("logs in by keyboard alone", async () => {
    const { user, openSession } = page();
    await user.type(login(), `${LOGIN}{Enter}`);
    await user.type(await password(), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(openSession).toHaveBeenCalledExactlyOnceWith(aSession()));
  });

  it("[LOGIN-01] shows at each step of the login no more than it needs", async () => {
    const one = page();
    expect(screen.queryByLabelText("Hasło")).toBeNull();
    await toPassword(one);
    expect(screen.queryByRole("textbox", { name: "Login" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Załóż konto" })).toBeNull();
    expect(screen.getByText(LOGIN)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Hasło")));
    expect(descriptionOf(screen.getByLabelText("Hasło")), "the field is described by the heading of its step").toBe(
      "Wpisz hasło",
    );
    expect(document.title).toBe("Hasło · Wiązka");
  });

  it("shows the login page before the portal has loaded and sends values submitted meanwhile", async () => {
    const { user, open, provider } = page();
    let arrive = (_dependencies: LoginDependencies): void => undefined;
    open.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await user.type(login(), `${LOGIN}{Enter}`);
    expect(next().getAttribute("aria-busy")).toBe("true");
    await user.click(next());
    expect(provider.script.calls).toEqual([]);
    await act(async () => arrive(loginDependencies({ port: provider })));
    await password();
    expect(provider.script.calls).toEqual(["beforeLogin"]);
  });

  it("shows an error when the portal fails to load, keeps the login, and retries", async () => {
    const { user, open } = page();
    open.mockRejectedValue(new TypeError("Failed to fetch dynamically imported module: /assets/app.js"));
    await user.type(login(), LOGIN);
    await user.click(next());
    await waitFor(() => expect(problem()).toContain("Nie ma połączenia"));
    expect(login().value).toBe(LOGIN);
    expect(document.activeElement).toBe(login());
    open.mockResolvedValue(
      loginDependencies({ port: fakeLogin({ accounts: [{ login: LOGIN, password: PASSWORD, session: aSession() }] }) }),
    );
    await user.click(next());
    await password();
  });

  it("(part of HTTP-04) names the portal as the cause of an error that it throws", async () => {
    const { user, open } = page();
    open.mockRejectedValue(new TypeError("no map"));
    await user.type(login(), LOGIN);
    await user.click(next());
    await waitFor(() => expect(problem()).toMatch(/^Błąd jest po naszej stronie/));
    expect(login().value).toBe(LOGIN);
  });

  it("shows a missing network above the login form until it is back and marks no field", async () => {
    const { user, open } = page();
    open.mockRejectedValue(new TypeError("Failed to fetch dynamically imported module: /assets/app.js"));
    await user.type(login(), LOGIN);
    await user.click(next());
    const alertElement = await screen.findByRole("alert");
    expect([
      login().getAttribute("aria-invalid"),
      alertElement.compareDocumentPosition(login()) & Node.DOCUMENT_POSITION_FOLLOWING,
    ]).toEqual([null, Node.DOCUMENT_POSITION_FOLLOWING]);
    act(() => void window.dispatchEvent(new Event("online")));
    expect([screen.queryByRole("alert"), login().value]).toEqual([null, LOGIN]);
  });

  it("shows a missing network when registration is requested", async () => {
    const { user, open } = page();
    open.mockRejectedValue(new TypeError("Failed to fetch dynamically imported module: /assets/app.js"));
    await user.type(login(), LOGIN);
    await user.click(screen.getByRole("button", { name: "Załóż konto" }));
    await waitFor(() => expect(problem()).toContain("Nie ma połączenia"));
    expect(login().value).toBe(LOGIN);
  });

  it("asks for a missing login or password", async () => {
    const one = page();
    await one.user.click(next());
    expect(problem()).toBe("Wpisz login, numer klienta albo e-mail.");
    expect(login().getAttribute("aria-invalid")).toBe("true");
    await toPassword(one);
    await one.user.click(enterButton());
    expect(problem()).toBe("Wpisz hasło.");
  });

  it("[LOGIN-02] shows the same page and texts for an unknown login and a known one", async () => {
    const seen: (string | null)[] = [];
    for (const who of [LOGIN, "n.unknown"]) {
      const { user } = page();
      await user.type(login(), `${who}{Enter}`);
      await user.type(await password(), "wrong{Enter}");
      await waitFor(() => expect(problem()).toContain("hasło jest błędne"));
      seen.push(screen.getByRole("main").textContent.replaceAll(who, "…"));
      cleanup();
    }
    expect(seen[1]).toBe(seen[0]);
  });

  it("[LOGIN-02] shows that login is not possible, with a help line", async () => {
    const { user, provider } = page();
    provider.answerPossibility(LOGIN, "not-possible");
    await user.type(login(), `${LOGIN}{Enter}`);
    await waitFor(() => expect(problem()).toMatch(/nie można się teraz zalogować\. Zadzwoń/));
    expect(screen.getByRole("link", { name: "58 300 70 00" }).getAttribute("href")).toBe("tel:+48583007000");
  });

  it("[LOGIN-07] shows the time until which an account is locked", async () => {
    const one = page();
    one.provider.refuse({ kind: "locked", until: Date.UTC(2026, 10, 20, 9, 5) });
    const field = await toPassword(one);
    await one.user.type(field, `${PASSWORD}{Enter}`);
    await waitFor(() => expect(problem()).toContain("10:05"));
  });

  it("(part of LOGIN-13) warns before the last attempt and offers a new password as a button", async () => {
    const one = page();
    const attempts = { left: 1, lockMinutes: 30 };
    one.provider.refuse({ kind: "login-refused", code: "bad-credentials", attempts });
    const field = await toPassword(one);
    await one.user.type(field, `${PASSWORD}{Enter}`);
    await waitFor(() => expect(problem()).toContain("Została jedna próba"));
    expect(screen.getByRole("link", { name: "Nie pamiętam hasła" }).className).toContain("btn");
  });

  it("[LOGIN-01] returns to the login step and keeps the typed login", async () => {
    const one = page();
    await toPassword(one);
    await one.user.click(screen.getByRole("button", { name: "Zmień login" }));
    expect(login().value).toBe(LOGIN);
    expect(document.activeElement).toBe(login());
    expect(descriptionOf(login())).toMatch(/^Zaloguj się/);
  });

  it("[LOGIN-01] opens the registration and returns with the typed login", async () => {
    const { user } = page();
    await user.type(login(), LOGIN);
    await user.click(screen.getByRole("button", { name: "Załóż konto" }));
    await screen.findByRole("heading", { level: 1, name: "Załóż konto" });
    await user.click(screen.getByRole("button", { name: "Wróć do logowania" }));
    expect(login().value).toBe(LOGIN);
    expect(document.activeElement).toBe(login());
  });

  it("provides the login and password fields to a password manager", async () => {
    const one = page();
    expect(login().autocomplete).toBe("username webauthn");
    const field = await toPassword(one);
    expect(field.autocomplete).toBe("current-password");
    expect(document.querySelector<HTMLInputElement>("form input[name=login]")?.value).toBe(LOGIN);
  });

  it("focuses the heading of the login page after another page, but not on first load", () => {
    page();
    expect(document.activeElement).toBe(document.body);
    cleanup();
    page({ from: "another page" });
    expect(document.activeElement).toBe(heading());
  });

  it("shows a notice that also describes the heading of the login page", () => {
    page({ notice: "Wylogowanie zakończone.", from: "another page" });
    const notice = screen.getByRole("status");
    expect(notice.textContent).toBe("Wylogowanie zakończone.");
    expect(heading().getAttribute("aria-describedby")).toBe(notice.id);
  });
});
