// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { fakeIdentityProof } from "#test/fakes/fake-identity-proof.ts";
import { fakeAuthenticator } from "#test/fakes/fake-passkeys.ts";
import { IdentityConfirmationDialog } from "./identity-confirmation-dialog.view.tsx";
import { IdentityConfirmationViewModel } from "./identity-confirmation.view-model.ts";

afterEach(cleanup);

/** Opens the dialog at the second factor of a customer with an app, a passkey and recovery codes. */
async function atSecondFactor({ isSupported = true }: { readonly isSupported?: boolean } = {}) {
  const proof = fakeIdentityProof({
    password: "Wiazka-2026",
    secondFactor: {
      challenge: {
        challengeId: "c-1",
        factor: "app",
        trustedDevices: 0,
        passkeyOptions: "options",
        recoveryCodesLeft: 2,
      },
      code: "012345",
      passkey: "signed options",
      recoveryCodes: ["7K2MWQ9XBT"],
    },
  });
  const authenticator = fakeAuthenticator({ isSupported });
  const confirmed = vi.fn<() => void>();
  const model = new IdentityConfirmationViewModel(proof, confirmed, () => Promise.resolve(authenticator));
  render(<IdentityConfirmationDialog model={model} now={() => 0} onCancel={() => undefined} onForgotten={undefined} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Hasło"), "Wiazka-2026{Enter}");
  await screen.findByLabelText("Kod");
  return { proof, authenticator, confirmed, user };
}

const passkeyButton = () => screen.findByRole("button", { name: "Użyj klucza dostępu" });
const text = (): string => document.body.textContent.replaceAll("\u00a0", " ");

it("(part of KEY-04) confirms the identity by a passkey, also after a cancelled prompt", async () => {
  const { authenticator, confirmed, user } = await atSecondFactor();
  authenticator.failNext("declined");
  await user.click(await passkeyButton());
  await waitFor(() => expect(text()).toContain("Klucz dostępu nie został użyty."));
  await user.click(await passkeyButton());
  await waitFor(() => expect(confirmed).toHaveBeenCalledOnce());
});

it("(part of KEY-04) offers a rejected passkey no longer", async () => {
  const { authenticator, confirmed, user } = await atSecondFactor();
  authenticator.sign = () => Promise.resolve({ ok: true, value: "forged" });
  await user.click(await passkeyButton());
  await waitFor(() => expect(text()).toContain("Ten klucz dostępu nie pasuje."));
  expect([screen.queryByRole("button", { name: "Użyj klucza dostępu" }), confirmed.mock.calls.length]).toEqual([
    null,
    0,
  ]);
});

it("(part of LOGIN-03) names a used app code as a cause, because the server refuses both alike", async () => {
  const { confirmed, user } = await atSecondFactor();
  await user.type(screen.getByLabelText("Kod"), "999999{Enter}");
  await waitFor(() => expect(text()).toMatch(/był już użyty\. Poczekaj, aż aplikacja pokaże następny/));
  expect(confirmed).not.toHaveBeenCalled();
});

it("(part of KEY-02) offers no passkey where the device has none", async () => {
  await atSecondFactor({ isSupported: false });
  expect(screen.queryByRole("button", { name: "Użyj klucza dostępu" })).toBeNull();
});

it("(part of KEY-07) confirms the identity by a recovery code, and returns to the code", async () => {
  const { confirmed, proof, user } = await atSecondFactor();
  await user.click(screen.getByRole("button", { name: "Użyj kodu zapasowego" }));
  const field = await screen.findByLabelText("Kod zapasowy");
  await user.type(field, "123456{Enter}");
  await waitFor(() => expect(text()).toContain("Wpisz kod zapasowy: 10 cyfr i liter."));
  expect(proof.script.calls).toEqual(["provePassword"]);
  await user.click(screen.getByRole("button", { name: "Wróć do zwykłego kodu" }));
  expect(screen.getByLabelText("Kod")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Użyj kodu zapasowego" }));
  await user.type(await screen.findByLabelText("Kod zapasowy"), "7k2mw-q9xbt{Enter}");
  await waitFor(() => expect(confirmed).toHaveBeenCalledOnce());
});
