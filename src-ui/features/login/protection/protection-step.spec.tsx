// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SecondFactorChallenge, LoginFailureReason } from "#domain/login/index.ts";
import { ProtectionStep } from "./protection-step.view.tsx";
import { problemText } from "../refusals/problem-text.ts";
import type { Protection } from "./protection.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SMS: SecondFactorChallenge = {
  challengeId: "c-1",
  factor: "sms",
  phone: "••• ••• 214",
  trustedDevices: 0,
  validUntil: 300_000,
  againAt: 60_000,
};

function renderStep(
  challenge: SecondFactorChallenge,
  failureReason?: LoginFailureReason,
  now: () => number = () => 0,
  {
    way = "code",
    canUsePasskeys = true,
  }: { readonly way?: "code" | "no-code"; readonly canUsePasskeys?: boolean } = {},
) {
  const giveRecoveryCode = vi.fn<Protection["giveRecoveryCode"]>(() => Promise.resolve());
  const usePasskey = vi.fn<Protection["usePasskey"]>(() => Promise.resolve());
  const openNoCode = vi.fn<() => void>();
  const giveCode = vi.fn<Protection["giveCode"]>(() => Promise.resolve());
  const askAnotherCode = vi.fn<Protection["askAnotherCode"]>(() => Promise.resolve());
  const back = vi.fn<() => void>();
  const brand = { name: "Wiązka", legalName: "Wiązka S.A.", helpLines: [] };
  const state = {
    step: "ACCOUNT_PROTECTION",
    login: "kod.sikora",
    busy: false,
    failureReason,
    challenge,
    canRemember: challenge.trustedDevices < 5,
    remember: false,
    way,
  } as const;
  render(
    <ProtectionStep
      model={{ brand, back }}
      state={state}
      protection={{
        giveCode,
        giveRecoveryCode,
        usePasskey,
        canUsePasskeys,
        openNoCode,
        askAnotherCode,
        now,
        problemText: (problem) => problemText(problem, now()),
      }}
    />,
  );
  return { giveCode, giveRecoveryCode, usePasskey, openNoCode, askAnotherCode, back, user: userEvent.setup() };
}

const field = (): HTMLInputElement => screen.getByRole("textbox");

describe("second factor of the login", () => {
  it("accepts a pasted login code with spaces and the choice to trust the device, by keyboard", async () => {
    const { user, giveCode } = renderStep(SMS);
    expect(document.activeElement).toBe(field());
    const step = unjoinedText(document.getElementById(field().getAttribute("aria-describedby") ?? "")?.textContent);
    // Validity of the code as sent by the server, in Warsaw time.
    expect(step).toBe("Potwierdź, że to tyKod z 6 cyfr wysłaliśmy SMS-em na numer ••• ••• 214. Działa do 01:05.");
    expect([field().autocomplete, field().inputMode]).toEqual(["one-time-code", "numeric"]);
    await user.paste("012 345");
    await user.tab();
    await user.keyboard(" ");
    await user.click(field());
    await user.keyboard("{Enter}");
    expect(giveCode).toHaveBeenCalledExactlyOnceWith("012345", true);
  });

  it("names the authenticator app as the source of the code and offers no resend", () => {
    renderStep({ challengeId: "c-2", factor: "app", trustedDevices: 0 });
    expect(screen.getByRole("textbox", { name: /Kod z\saplikacji/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Wyślij nowy kod" })).toBeNull();
  });

  it("(part of LOGIN-09) does not offer to trust a sixth device, with the reason", async () => {
    const { user, giveCode } = renderStep({ ...SMS, trustedDevices: 5 });
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.getByText(/^Zapamiętanych urządzeń masz już 5,/)).toBeTruthy();
    await user.type(field(), "012345{Enter}");
    expect(giveCode).toHaveBeenCalledExactlyOnceWith("012345", false);
  });

  it("shows an error at the field of the login code and focuses the field", () => {
    renderStep(SMS, { kind: "wrong-code", from: "sms" });
    expect(screen.getByRole("alert").textContent).toMatch(/To nie jest kod, który wysłaliśmy/);
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute("aria-invalid")).toBe("true");
  });

  it("counts down to the next login code and announces that it is available", () => {
    vi.useFakeTimers();
    let now = 17_001;
    renderStep(SMS, undefined, () => now);
    expect(screen.getByText(/Nowy kod możesz wysłać za/).textContent).toContain("0:43");
    expect(screen.queryByRole("button", { name: "Wyślij nowy kod" })).toBeNull();
    now = 59_000;
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByText(/Nowy kod możesz wysłać za/).textContent).toContain("0:01");
    expect(screen.getByRole("status").textContent).toBe("");
    now = 60_000;
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByRole("button", { name: "Wyślij nowy kod" })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toMatch(/Możesz już poprosić/);
  });

  it("requests another login code and returns to the previous step", async () => {
    const { user, askAnotherCode, back } = renderStep(SMS, undefined, () => 60_000);
    await user.click(screen.getByRole("button", { name: "Wyślij nowy kod" }));
    await user.click(screen.getByRole("button", { name: "Wróć" }));
    expect([askAnotherCode.mock.calls.length, back.mock.calls.length]).toEqual([1, 1]);
  });

  it("(part of KEY-04) offers a passkey beside the code where the device has passkeys", async () => {
    const { user, usePasskey } = renderStep({ ...SMS, passkeyOptions: "{}" });
    await user.click(screen.getByRole("checkbox"));
    await user.click(screen.getByRole("button", { name: "Użyj klucza dostępu" }));
    expect(usePasskey).toHaveBeenCalledExactlyOnceWith(true);
    cleanup();
    renderStep(SMS);
    expect(screen.queryByRole("button", { name: "Użyj klucza dostępu" })).toBeNull();
    cleanup();
    renderStep({ ...SMS, passkeyOptions: "{}" }, undefined, undefined, { canUsePasskeys: false });
    expect(screen.queryByRole("button", { name: "Użyj klucza dostępu" })).toBeNull();
  });

  it.each([
    [SMS, "Nie mam dostępu do kodu"],
    [{ challengeId: "c-2", factor: "app", trustedDevices: 0 } as const, "Nie mam dostępu do aplikacji"],
  ])("(part of KEY-07) leads to help without the code: %s", async (challenge, name) => {
    const { user, openNoCode } = renderStep(challenge);
    await user.click(screen.getByRole("button", { name }));
    expect(openNoCode).toHaveBeenCalledOnce();
  });

  it("(part of KEY-08) takes a recovery code and shows how many are left", async () => {
    const { user, giveRecoveryCode, back } = renderStep({ ...SMS, recoveryCodesLeft: 4 }, undefined, undefined, {
      way: "no-code",
    });
    expect(document.activeElement).toBe(field());
    expect(document.body.textContent.replaceAll("\u00a0", " ")).toContain("Nieużyte kody: 4.");
    await user.type(field(), "7K2MW-Q9XBT{Enter}");
    expect(giveRecoveryCode).toHaveBeenCalledExactlyOnceWith("7K2MW-Q9XBT", false);
    await user.click(screen.getByRole("button", { name: "Wróć" }));
    expect(back).toHaveBeenCalledOnce();
  });

  it("(part of KEY-07) asks to call when no recovery code is left", () => {
    renderStep({ ...SMS, recoveryCodesLeft: 0 }, undefined, undefined, { way: "no-code" });
    expect(screen.getByRole("heading").textContent.replaceAll("\u00a0", " ")).toBe("Nie masz dostępu do kodu?");
    expect(document.body.textContent).toContain("Zadzwoń do");
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("(part of A11Y-01) scrolls the field into view when a wrong code moves it", () => {
    const scrolled: (string | undefined)[] = [];
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function scroll(this: Element, options) {
      scrolled.push(`${this.id} ${typeof options === "object" ? options.block : ""}`);
    });
    renderStep(SMS);
    expect(scrolled).toEqual([]);
    cleanup();
    renderStep(SMS, { kind: "wrong-code", from: "sms" });
    expect(scrolled).toEqual(["code nearest"]);
  });
});
