// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ONBOARDING_FLAGS_PORT } from "#src/container/tokens.ts";
import { fakeOnboardingFlags } from "#test/fakes/fake-onboarding.ts";
import { aClient, aContact, clientFlags } from "#test/mothers/index.ts";
import { createLoggedInBackend } from "./support/fake-backend.ts";
import { openPortalAt } from "./support/open-portal.tsx";
import { resetBrowser } from "./support/reset-browser.ts";

resetBrowser();

it("[EINV-02] stores the onboarding flag after an activation that starts at the invoices", async () => {
  const backend = createLoggedInBackend({
    client: { client: aClient(), flags: clientFlags({ showEInvoiceActivation: true }) },
  });
  backend.contact.data = aContact({ mainEmail: "anna@poczta.example" });
  const { app, user } = openPortalAt({ at: "/invoice?eInvoice=1", backend });
  const flags = fakeOnboardingFlags();
  const { container } = await app();
  await container.load("onboarding");
  container.root.rebind(ONBOARDING_FLAGS_PORT).toConstantValue(flags);
  const dialog = within(await screen.findByRole("dialog", { name: "E-faktura" }));
  for (const box of await dialog.findAllByRole("checkbox")) await user.click(box);
  await user.click(dialog.getByRole("button", { name: "Włącz e-fakturę" }));
  await dialog.findByRole("heading", { name: "E-faktura jest włączona" });
  await waitFor(() => expect(flags.stored).toEqual([{ eventName: "eInvoiceActivate", expirationDate: "2027-09-16" }]));
});
