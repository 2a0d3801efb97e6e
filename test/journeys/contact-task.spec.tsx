// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ONBOARDING_FLAGS_PORT } from "#src/container/tokens.ts";
import { fakeOnboardingFlags } from "#test/fakes/fake-onboarding.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { createLoggedInBackend } from "./support/fake-backend.ts";
import { openPortalAt } from "./support/open-portal.tsx";
import { resetBrowser } from "./support/reset-browser.ts";

resetBrowser();

const isNamed = (text: string) => (name: string) => unjoinedText(name) === text;

/** Opens the form of contact data. */
async function openForm() {
  const { app, user } = openPortalAt({ at: "/personalData", backend: createLoggedInBackend() });
  const flags = fakeOnboardingFlags();
  const { container } = await app();
  await container.load("onboarding");
  container.root.rebind(ONBOARDING_FLAGS_PORT).toConstantValue(flags);
  await user.click(await screen.findByRole("button", { name: /^Zmień ?dane kontaktowe$/u }));
  const form = within(await screen.findByRole("dialog", { name: "Dane kontaktowe" }));
  const press = async (name: string) => user.click(await form.findByRole("button", { name: isNamed(name) }));
  const type = async (label: string, text: string): Promise<void> => {
    const field = await form.findByLabelText(isNamed(label), { selector: "input" });
    await user.clear(field);
    await user.type(field, text);
  };
  return { flags, form, press, type };
}

it("(part of SET-06) stores the flag of confirmed contact data when a new e-mail is saved", async () => {
  const { flags, form, press, type } = await openForm();
  await press("Zmień: e-mail");
  await type("E-mail", "anna.nowa@poczta.example");
  await press("Wyślij kod");
  await type("Kod z e-maila", "100000");
  expect(flags.stored).toEqual([]);
  await press("Zapisz");
  await form.findByText(/^Dziękujemy/u);
  await waitFor(() =>
    expect(flags.stored).toEqual([{ eventName: "personalDataConfirm", expirationDate: "2027-11-20" }]),
  );
});

it("(part of SET-06) stores no flag of confirmed contact data when only a landline is saved", async () => {
  const { flags, form, press, type } = await openForm();
  await press("Zmień: telefon stacjonarny");
  await type("Telefon stacjonarny", "583012248");
  await press("Zapisz");
  await form.findByText(/^Dziękujemy/u);
  expect(flags.stored).toEqual([]);
});
