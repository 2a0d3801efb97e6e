// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SecondFactor } from "#domain/settings/index.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeSettings } from "#test/fakes/fake-settings.ts";
import { SettingsStore } from "#ui/stores/settings/settings.store.ts";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.view.tsx";
import { RecoveryCodesSection } from "./recovery-codes-section.view.tsx";
import { RecoveryCodes } from "./recovery-codes.view.tsx";
import { RecoveryCodesViewModel } from "./recovery-codes.view-model.ts";

afterEach(cleanup);

function renderSection(left: number | undefined, isAvailable = true) {
  const open = vi.fn<() => void>();
  render(<RecoveryCodesSection left={left} model={{ isAvailable, open }} />);
  return { open, user: userEvent.setup() };
}

const text = (): string => document.body.textContent.replaceAll("\u00a0", " ");

describe("recovery codes in the settings", () => {
  it.each([
    [undefined, "Nie masz jeszcze żadnego", "Utwórz kody zapasowe"],
    [10, "10 z 10", "Utwórz nowe kody"],
    [4, "4 z 10", "Utwórz nowe kody"],
    [3, "Zostało mało kodów zapasowych", "Utwórz nowe kody"],
    [0, "Nie masz już kodów zapasowych", "Utwórz nowe kody"],
  ])("(part of KEY-08) says when %s are left, and offers new ones", async (left, words, button) => {
    const { open, user } = renderSection(left);
    expect(text()).toContain(words);
    expect(text().includes("Utwórz nowe, żeby")).toBe(left !== undefined && left <= 3);
    await user.click(screen.getByRole("button", { name: button }));
    expect(open).toHaveBeenCalledOnce();
  });

  it("(part of CALL-12) shows nothing when the provider has no recovery codes", () => {
    renderSection(undefined, false);
    expect(text()).toBe("");
  });

  it("(part of KEY-07) copies, saves and prints the codes", async () => {
    const actions = {
      copy: vi.fn<(text: string) => Promise<boolean>>(() => Promise.resolve(true)),
      saveText: vi.fn<(name: string, text: string) => void>(),
      print: vi.fn<() => void>(),
    };
    render(<RecoveryCodes codes={["7K2MWQ9XBT", "H4RPZ6N3YD"]} actions={actions} takesFocus />);
    const user = userEvent.setup();
    expect(document.activeElement?.textContent).toMatch(/^Zapisz te kody/);
    await user.click(screen.getByRole("button", { name: "Kopiuj kody" }));
    expect(await screen.findByRole("button", { name: "Skopiowano" })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Pobierz plik" }));
    await user.click(screen.getByRole("button", { name: "Drukuj" }));
    const [copied] = actions.copy.mock.calls[0] ?? [];
    expect(copied).toContain("\n7K2MW-Q9XBT\nH4RPZ-6N3YD\n");
    expect(actions.saveText).toHaveBeenCalledExactlyOnceWith("kody-zapasowe.txt", copied);
    expect(actions.print).toHaveBeenCalledOnce();
  });

  it("[A11Y-87] says how to copy the codes when the browser refuses", async () => {
    const actions = { copy: () => Promise.resolve(false), saveText: () => undefined, print: undefined };
    render(<RecoveryCodes codes={["7K2MWQ9XBT"]} actions={actions} />);
    await userEvent.click(screen.getByRole("button", { name: "Kopiuj kody" }));
    const message = "Nie udało się skopiować. Zaznacz tekst i skopiuj go samodzielnie.";
    expect(screen.getByRole("status").textContent.replaceAll("\u00a0", " ")).toBe(message);
    expect(screen.getByRole("button", { name: "Kopiuj kody" })).toBeDefined();
  });
});

function openCodes(factor: SecondFactor) {
  const store = new SettingsStore(fakeSettings({ factor }).ports, movableClock());
  const model = new RecoveryCodesViewModel({ store, idempotencyKeys: fakeIdempotencyKeys(), isAvailable: () => true });
  const actions = { copy: () => Promise.resolve(true), saveText: () => undefined, print: undefined };
  render(<RecoveryCodesDialog model={model} actions={actions} />);
  return { model, store, user: userEvent.setup() };
}

const FACTOR: SecondFactor = { kind: "app", phone: undefined, devices: [] };

describe("dialog with new recovery codes", () => {
  it("[KEY-09] asks before it closes while the codes are shown, and keeps them when the customer stays", async () => {
    const { model, user } = openCodes(FACTOR);
    act(model.open);
    await user.click(screen.getByRole("button", { name: "Utwórz kody" }));
    await screen.findByText(/Nie pokażemy ich drugi raz/);
    const codes = screen.getByRole("dialog", { name: "Kody zapasowe" });
    fireEvent(codes, new Event("cancel", { cancelable: true }));
    await user.click(await screen.findByRole("button", { name: "Wróć do kodów" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(model.codes).toHaveLength(10);
    await user.click(within(codes).getByRole("button", { name: "Zamknij" }));
    await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Zamknij" }));
    expect([model.isOpen, model.codes, model.isLeaving]).toEqual([false, undefined, false]);
  });

  it("[KEY-09] closes at once before codes are made, and by the button that says that they are kept", async () => {
    const { model, user } = openCodes(FACTOR);
    act(model.open);
    await user.click(screen.getByRole("button", { name: "Zamknij" }));
    expect(model.isOpen).toBe(false);
    act(model.open);
    await user.click(screen.getByRole("button", { name: "Utwórz kody" }));
    await user.click(await screen.findByRole("button", { name: "Kody są zapisane" }));
    expect(model.isOpen).toBe(false);
  });

  it.each([
    [undefined, false],
    [0, false],
    [4, true],
  ])("(part of KEY-07) says that former codes end only when there are some: %s", async (left, says) => {
    const { model, store } = openCodes({ ...FACTOR, recoveryCodesLeft: left });
    await store.factor.load();
    act(model.open);
    expect(text().includes("Poprzednie kody przestaną działać")).toBe(says);
  });
});
