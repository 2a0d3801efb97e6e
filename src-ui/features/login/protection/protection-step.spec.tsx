// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Challenge, LoginProblem } from "#domain/login/index.ts";
import { ProtectionStep } from "./protection-step.view.tsx";
import { problemText } from "../refusals/problem-text.ts";
import type { Protection } from "./protection.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SMS: Challenge = {
  challengeId: "c-1",
  factor: "sms",
  phone: "••• ••• 214",
  trustedDevices: 0,
  validUntil: 300_000,
  againAt: 60_000,
};

function drawn(challenge: Challenge, problem?: LoginProblem, now: () => number = () => 0) {
  const giveCode = vi.fn<Protection["giveCode"]>(() => Promise.resolve());
  const askAnotherCode = vi.fn<Protection["askAnotherCode"]>(() => Promise.resolve());
  const back = vi.fn<() => void>();
  const brand = { name: "Wiązka", legalName: "Wiązka S.A.", helpLines: [] };
  const state = {
    step: "ACCOUNT_PROTECTION",
    login: "kod.sikora",
    busy: false,
    problem,
    challenge,
    canRemember: challenge.trustedDevices < 5,
    remember: false,
  } as const;
  render(
    <ProtectionStep
      model={{ brand, back }}
      state={state}
      protection={{ giveCode, askAnotherCode, now, problemText }}
    />,
  );
  return { giveCode, askAnotherCode, back, user: userEvent.setup() };
}

const field = (): HTMLInputElement => screen.getByRole("textbox");

describe("the second factor", () => {
  it("takes a code that is pasted as it stood in the message, and the wish to be remembered, by the keyboard alone", async () => {
    const { user, giveCode } = drawn(SMS);
    expect(document.activeElement).toBe(field());
    const step = document
      .getElementById(field().getAttribute("aria-describedby") ?? "")
      ?.textContent.replaceAll("\u00a0", " ");
    // as long as the provider says, in Warsaw's time
    expect(step).toBe("Potwierdź, że to tyKod z 6 cyfr wysłaliśmy SMS-em na numer ••• ••• 214. Działa do 01:05.");
    expect([field().autocomplete, field().inputMode]).toEqual(["one-time-code", "numeric"]);
    await user.paste("012 345");
    await user.tab();
    await user.keyboard(" ");
    await user.click(field());
    await user.keyboard("{Enter}");
    expect(giveCode).toHaveBeenCalledExactlyOnceWith("012345", true);
  });

  it("an app is asked by its name, and sends nothing", () => {
    drawn({ challengeId: "c-2", factor: "app", trustedDevices: 0 });
    expect(screen.getByRole("textbox", { name: /Kod z\saplikacji/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Wyślij nowy kod" })).toBeNull();
  });

  it("(part of LOGIN-09) offers no sixth device, and says so", async () => {
    const { user, giveCode } = drawn({ ...SMS, trustedDevices: 5 });
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.getByText(/^Zapamiętanych urządzeń masz już 5,/)).toBeTruthy();
    await user.type(field(), "012345{Enter}");
    expect(giveCode).toHaveBeenCalledExactlyOnceWith("012345", false);
  });

  it("says what is wrong at its field, and takes the focus there", () => {
    drawn(SMS, { kind: "wrong-code", from: "sms" });
    expect(screen.getByRole("alert").textContent).toMatch(/To nie jest kod, który wysłaliśmy/);
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute("aria-invalid")).toBe("true");
  });

  it("counts down to the next code, and says when it may be asked for", () => {
    vi.useFakeTimers();
    let now = 17_001;
    drawn(SMS, undefined, () => now);
    expect(screen.getByText(/Nowy kod wyślemy za/).textContent).toContain("0:43");
    expect(screen.queryByRole("button", { name: "Wyślij nowy kod" })).toBeNull();
    now = 59_000;
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByText(/Nowy kod wyślemy za/).textContent).toContain("0:01");
    expect(screen.getByRole("status").textContent).toBe("");
    now = 60_000;
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByRole("button", { name: "Wyślij nowy kod" })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toMatch(/Możesz już poprosić/);
  });

  it("has another code sent, and leads back", async () => {
    const { user, askAnotherCode, back } = drawn(SMS, undefined, () => 60_000);
    await user.click(screen.getByRole("button", { name: "Wyślij nowy kod" }));
    await user.click(screen.getByRole("button", { name: "Wróć" }));
    expect([askAnotherCode.mock.calls.length, back.mock.calls.length]).toEqual([1, 1]);
  });
});
