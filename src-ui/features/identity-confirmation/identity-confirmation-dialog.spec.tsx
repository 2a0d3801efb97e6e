// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { LoginRefusal, SecondFactorChallenge } from "#domain/login/index.ts";
import type { TransportFailure } from "#domain/shared-kernel/index.ts";
import { fakeIdentityProof } from "#test/fakes/fake-identity-proof.ts";
import { IdentityConfirmationDialog } from "./identity-confirmation-dialog.view.tsx";
import { IdentityConfirmationViewModel, type IdentityProblem } from "./identity-confirmation.view-model.ts";
import { identityProblemText } from "./identity-confirmation.texts.ts";

afterEach(cleanup);

const NOW = Date.UTC(2026, 10, 20, 8, 35);
const SMS: SecondFactorChallenge = {
  challengeId: "c-1",
  factor: "sms",
  phone: "••• ••• 214",
  trustedDevices: 0,
  validUntil: NOW + 300_000,
  againAt: NOW,
};

function open({ withCode = false, canReset = true }: { withCode?: boolean; canReset?: boolean } = {}) {
  const proof = fakeIdentityProof({
    password: "Wiazka-2026",
    ...(withCode ? { secondFactor: { challenge: SMS, code: "012345" } } : {}),
  });
  const [confirmed, cancelled, forgotten] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  const model = new IdentityConfirmationViewModel(proof, confirmed);
  render(
    <IdentityConfirmationDialog
      model={model}
      now={() => NOW}
      onCancel={cancelled}
      onForgotten={canReset ? forgotten : undefined}
    />,
  );
  return { proof, model, confirmed, cancelled, forgotten, user: userEvent.setup() };
}

const password = (): HTMLElement => screen.getByLabelText("Hasło");

it("(part of SESS-13) confirms by the password, and shows at the field that it is wrong", async () => {
  const { confirmed, user } = open();
  expect(document.activeElement).toBe(password());
  expect(screen.getByRole("dialog", { name: "Potwierdź, że to ty" })).toBeTruthy();
  await user.type(password(), "zle{Enter}");
  await waitFor(() => expect(password().getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getAllByText("Hasło się nie zgadza. Wpisz je jeszcze raz.").length, "shown and announced").toBe(2);
  await waitFor(() => expect(document.activeElement).toBe(password()));
  await user.clear(password());
  await user.type(password(), "Wiazka-2026{Enter}");
  await waitFor(() => expect(confirmed).toHaveBeenCalledOnce());
});

it("(part of SESS-13) asks for the code after the password, and sends another one on request", async () => {
  const { confirmed, proof, user } = open({ withCode: true });
  await user.type(password(), "Wiazka-2026{Enter}");
  const code = await screen.findByRole("textbox", { name: "Kod" });
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(screen.getByText("Kod z 6 cyfr wysłaliśmy SMS-em na numer ••• ••• 214.")).toBeTruthy();
  await user.type(code, "111111{Enter}");
  expect((await screen.findAllByText(/To nie jest kod, który wysłaliśmy/)).length, "shown and announced").toBe(2);
  await user.click(screen.getByRole("button", { name: "Wyślij nowy kod" }));
  await waitFor(() => expect(proof.script.calls).toContain("sendAnotherCode"));
  await user.clear(screen.getByRole("textbox", { name: "Kod" }));
  await user.type(screen.getByRole("textbox", { name: "Kod" }), "012345{Enter}");
  await waitFor(() => expect(confirmed).toHaveBeenCalledOnce());
});

it("sends nothing when the password or the code is missing", async () => {
  const { proof, model, user } = open({ withCode: true });
  await user.click(screen.getByRole("button", { name: "Potwierdź" }));
  expect((await screen.findAllByText("Wpisz hasło.")).length).toBeGreaterThan(0);
  await user.type(password(), "Wiazka-2026{Enter}");
  await user.type(await screen.findByRole("textbox", { name: "Kod" }), "12{Enter}");
  expect((await screen.findAllByText("Wpisz kod z 6 cyfr.")).length).toBeGreaterThan(0);
  expect([proof.script.calls, model.code]).toEqual([["provePassword"], "12"]);
});

it("cancels on Escape and by the button, not while the password is being checked", async () => {
  const { proof, cancelled, user } = open();
  const release = proof.script.hold("provePassword");
  await user.type(password(), "zle{Enter}");
  expect(screen.queryByRole("button", { name: "Anuluj" })).toBeNull();
  release();
  await user.click(await screen.findByRole("button", { name: "Anuluj" }));
  expect(cancelled).toHaveBeenCalledOnce();
});

it("offers a new password, unless the provider cannot set one", async () => {
  const { forgotten, user } = open();
  await user.click(screen.getByRole("button", { name: "Nie pamiętam hasła" }));
  expect(forgotten).toHaveBeenCalledOnce();
  cleanup();
  open({ canReset: false });
  expect(screen.queryByRole("button", { name: "Nie pamiętam hasła" })).toBeNull();
});

it.each<[LoginRefusal | TransportFailure, RegExp]>([
  [{ kind: "locked", until: NOW + 1_800_000 }, /nie zgadzały\. Spróbuj ponownie po 10:05\./],
  [{ kind: "challenge-over" }, /kodu minął/],
])("returns to the password after $kind during the code", async (failure, words) => {
  const { proof, user } = open({ withCode: true });
  await user.type(password(), "Wiazka-2026{Enter}");
  const code = await screen.findByRole("textbox", { name: "Kod" });
  proof.proveSecondFactor = () => Promise.resolve({ ok: false, failure });
  await user.type(code, "012345{Enter}");
  expect(await screen.findByText(words)).toBeTruthy();
  expect(password()).toBeTruthy();
});

it.each<IdentityProblem>([
  { kind: "locked", until: undefined },
  { kind: "wrong-code", from: "app" },
  { kind: "login-refused", code: "expired-sms-token" },
  { kind: "login-refused", code: "sms-time-limit" },
  { kind: "login-refused", code: "internal-error" },
  { kind: "try-later", tryAgainAt: NOW + 60_000, receivedAt: NOW },
  { kind: "unreachable" },
  { kind: "http", status: 503 },
])("says why the identity is not confirmed and what to do: $kind $code", (problem) => {
  const { error, banner } = identityProblemText(problem, NOW);
  const shown = error ?? `${banner?.title} ${banner?.text}`;
  expect(shown.replaceAll("\u00a0", " ")).toMatch(/^[A-ZŁŚŻ].*(wpisz|Wpisz|Spróbuj|Poczekaj|spróbuj).*\.$/);
});
