// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { SecondFactor } from "#domain/settings/index.ts";
import { fakeBackendAccess } from "#test/fakes/fake-backend-access.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeContact } from "#test/fakes/fake-contact.ts";
import { fakeContactChange } from "#test/fakes/fake-contact-change.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeSessionStorage } from "#test/fakes/fake-session-storage.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { aClientData, aContact } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { ContactStore } from "#ui/stores/contact/contact.store.ts";
import { BackendAccessStore } from "#ui/stores/session/backend-access.store.ts";
import type { LoginCodeDependencies } from "./contact-dialog-dependencies.ts";
import { ContactDialog } from "./contact-dialog.view.tsx";
import { ContactDialogViewModel } from "./contact-dialog.view-model.ts";

afterEach(cleanup);

const SMS: SecondFactor = { kind: "sms", phone: "••• ••• 567", devices: [] };
const NOTICE = "Kod do logowania nadal wysyłamy na ••• ••• 567.";

async function open(loginCodes: LoginCodeDependencies | undefined) {
  const contact = aContact({ mobilePhones: ["601234567"], mainEmail: "anna@poczta.pl" });
  const port = fakeContactChange(contact);
  const backendAccess = new BackendAccessStore(fakeBackendAccess(), fakeSessionStorage(), { current: undefined });
  backendAccess.start();
  const model = new ContactDialogViewModel(
    {
      port,
      backendAccess,
      contact: new ContactStore(fakeContact({ data: contact })),
      client: new ClientStore(fakeClient({ data: aClientData({}) })),
      ebokAccess: () => true,
      clock: movableClock(),
      idempotencyKeys: fakeIdempotencyKeys(),
      draft: undefined,
      loginCodes,
    },
    { origin: "personalData" },
  );
  const onClose = vi.fn<() => void>();
  render(<ContactDialog model={model} siteContent={undefined} onClose={onClose} />);
  const user = userEvent.setup();
  const changeMobile = async (): Promise<void> => {
    await user.click(await screen.findByRole("button", { name: "Zmień: telefon komórkowy" }));
    await user.clear(screen.getByLabelText("Telefon komórkowy"));
    await user.type(screen.getByLabelText("Telefon komórkowy"), "601234999");
  };
  const save = async (): Promise<void> => {
    await user.click(screen.getByRole("button", { name: "Wyślij kod" }));
    await user.type(await screen.findByLabelText(/^Kod z.SMS-a$/), port.codes.at(-1)?.code ?? "");
    await user.click(screen.getByRole("button", { name: "Zapisz" }));
    await screen.findByText(/^Dziękujemy/);
  };
  return { user, changeMobile, save, onClose };
}

const factor = (value: SecondFactor, hasRecoveryCodes = true): LoginCodeDependencies => ({
  load: () => Promise.resolve(succeed(value)),
  hasRecoveryCodes,
});
const pageText = (): string => unjoinedText(document.body.textContent).replaceAll("\u00a0", " ");

describe("login codes and changed contact data", () => {
  it("[ACC-60] says before and after saving a mobile number where login codes still go", async () => {
    const { user, changeMobile, save, onClose } = await open(factor(SMS));
    expect(pageText()).not.toContain("Kod do logowania");
    await changeMobile();
    expect(document.body.textContent, "number on one line").toContain("•••\u00a0•••\u00a0567");
    expect(pageText()).toContain(
      `${NOTICE} Po zapisaniu przejdź do Ustawień: w części „Logowanie dwuetapowe” wybierz „Wyłącz”, a potem „Włącz” ` +
        "z nowym numerem. Zrób to, zanim stracisz dostęp do obecnego.",
    );
    expect(pageText()).toContain("Utwórz też kody zapasowe: z nimi zalogujesz się bez telefonu.");
    await save();
    expect(pageText()).toContain(
      `${NOTICE} W Ustawieniach, w części „Logowanie dwuetapowe”, wybierz „Wyłącz”, a potem „Włącz” z nowym numerem. ` +
        "Zrób to, zanim stracisz dostęp do obecnego.",
    );
    const link = screen.getByRole("link", { name: "Przejdź do Ustawień" });
    expect(link.getAttribute("href")).toBe("/settings");
    await user.click(link);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("(part of ACC-60) names the recovery codes that are left", async () => {
    const { changeMobile } = await open(factor({ ...SMS, recoveryCodesLeft: 4 }));
    await changeMobile();
    expect(pageText()).toContain("Bez niego zalogujesz się kodem zapasowym.");
    expect(pageText()).not.toContain("Utwórz też");
  });

  it("(part of ACC-60) names no recovery codes where the portal has none", async () => {
    const { changeMobile } = await open(factor(SMS, false));
    await changeMobile();
    expect(pageText()).toContain(NOTICE);
    expect(pageText()).not.toContain("kody zapasowe");
  });

  it.each<[string, LoginCodeDependencies | undefined]>([
    ["without a second step", factor({ kind: "none", phone: undefined, devices: [] })],
    ["with codes of an app", factor({ kind: "app", phone: undefined, devices: [] })],
    ["when the second step is unknown", { ...factor(SMS), load: () => Promise.resolve(fail({ kind: "timeout" })) }],
    ["when its code cannot be loaded", { ...factor(SMS), load: () => Promise.resolve(undefined) }],
    ["where the portal has no second step", undefined],
  ])("(part of ACC-60) says nothing about login codes %s", async (_, loginCodes) => {
    const { changeMobile, save } = await open(loginCodes);
    await changeMobile();
    await save();
    expect(pageText()).not.toContain("Kod do logowania");
  });
});
