// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ONBOARDING_FLAGS_PORT } from "#src/container/tokens.ts";
import { fakeOnboardingFlags } from "#test/fakes/fake-onboarding.ts";
import { createLoggedInBackend } from "./support/fake-backend.ts";
import { openPortalAt } from "./support/open-portal.tsx";
import { resetBrowser } from "./support/reset-browser.ts";

resetBrowser();

const THEME_TASK = [{ eventName: "setTheme", expirationDate: "2027-09-16" }];

async function openWithFlags(at: string) {
  const { app, user } = openPortalAt({ at, backend: createLoggedInBackend() });
  const flags = fakeOnboardingFlags();
  const { container } = await app();
  await container.load("onboarding");
  container.root.rebind(ONBOARDING_FLAGS_PORT).toConstantValue(flags);
  return { user, flags };
}

it("(part of SET-06) stores the onboarding flag of a theme chosen from the footer", async () => {
  const { user, flags } = await openWithFlags("/faq");
  await user.click(await screen.findByRole("button", { name: "Wygląd" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Wygląd portalu" }));
  await user.click(dialog.getByRole("radio", { name: "Ciemny" }));
  expect(flags.stored).toEqual([]);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(flags.stored).toEqual(THEME_TASK));
});

it("(part of SET-06) stores no onboarding flag when the theme dialog closes without a choice", async () => {
  const { user, flags } = await openWithFlags("/faq");
  await user.click(await screen.findByRole("button", { name: "Wygląd" }));
  await screen.findByRole("dialog", { name: "Wygląd portalu" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(flags.stored).toEqual([]);
});

it('(part of SET-06) stores the onboarding flag of a theme chosen on the page "Więcej"', async () => {
  const { user, flags } = await openWithFlags("/more");
  const theme = within(await screen.findByRole("group", { name: "Wygląd" }));
  await user.click(theme.getByRole("button", { name: "Ciemny" }));
  await waitFor(() => expect(flags.stored).toEqual(THEME_TASK));
});
