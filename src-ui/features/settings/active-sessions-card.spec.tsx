// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeSettings } from "#test/fakes/fake-settings.ts";
import { SettingsStore } from "#ui/stores/settings/settings.store.ts";
import { ActiveSessionsCard, EndSessionsDialog } from "./active-sessions-card.view.tsx";
import { ActiveSessionsViewModel } from "./active-sessions.view-model.ts";

afterEach(cleanup);

function open({ isDown = false } = {}) {
  const { ports } = fakeSettings();
  if (isDown) ports.sessions.script.failNext("load", { kind: "unreachable" });
  const toasts: string[] = [];
  const model = new ActiveSessionsViewModel({
    store: new SettingsStore(ports, movableClock()),
    idempotencyKeys: fakeIdempotencyKeys(),
    showToast: (text) => void toasts.push(text),
  });
  model.load();
  render(
    <>
      <ActiveSessionsCard model={model} />
      <EndSessionsDialog model={model} />
    </>,
  );
  return { sessions: ports.sessions, toasts, user: userEvent.setup() };
}

it("(part of SET-08) lists the sessions, and lets all but the current one end", async () => {
  const { sessions, toasts, user } = open();
  expect(screen.getByText("Pobieramy listę zalogowanych urządzeń")).toBeTruthy();
  await screen.findByText("Chrome, Linux");
  const [own, other] = screen.getAllByRole("listitem");
  expect(own?.textContent).toMatch(/^Chrome, LinuxTo urządzeniezalogowano /);
  expect(own?.querySelector("button")).toBeNull();
  expect(other?.textContent).toMatch(/^Telefon 1aplikacja · ostatnio .* · zalogowano /);
  await user.click(screen.getByRole("button", { name: "Wyloguj: Telefon 1" }));
  expect(screen.getByRole("alertdialog", { name: "Wylogować: Telefon 1?" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Wyloguj" }));
  await screen.findByText("Na innych urządzeniach twoje konto nie jest teraz otwarte.");
  expect([sessions.list().length, toasts]).toEqual([1, ["Urządzenie wylogowane"]]);
  expect(screen.queryByRole("button", { name: "Wyloguj pozostałe" })).toBeNull();
});

it("(part of SET-08) ends all other sessions, says that it runs, and why nothing was done", async () => {
  const { sessions, toasts, user } = open();
  await user.click(await screen.findByRole("button", { name: "Wyloguj pozostałe" }));
  sessions.script.failNext("endOthers", { kind: "http", status: 400 });
  const confirm = () => screen.getByRole("button", { name: "Wyloguj pozostałe" });
  const dialog = screen.getByRole("alertdialog", { name: "Wylogować pozostałe urządzenia?" });
  const press = () => user.click(dialog.querySelector<HTMLElement>(".btn--danger") ?? confirm());
  await press();
  expect(await screen.findByText("Zmiana się nie zapisała.")).toBeTruthy();
  const release = sessions.script.hold("endOthers");
  await press();
  expect(await screen.findByText("Wylogowujemy…")).toBeTruthy();
  release();
  await waitFor(() => expect(toasts).toEqual(["Pozostałe urządzenia wylogowane"]));
});

it("offers to load the sessions again after a failure", async () => {
  const { user } = open({ isDown: true });
  expect(await screen.findByText("Nie udało się pobrać listy zalogowanych urządzeń")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /Spróbuj/ }));
  expect(await screen.findAllByRole("listitem")).toHaveLength(2);
});
