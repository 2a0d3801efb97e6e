// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { IDENTITY_CONFIRMATION_STORE } from "#src/container/tokens.ts";
import { createLoggedInBackend } from "./support/fake-backend.ts";
import { openPortalAt } from "./support/open-portal.tsx";
import { resetBrowser } from "./support/reset-browser.ts";

resetBrowser();
// Fires `close` later, as browsers do: StrictMode has opened the dialog again by then.
beforeEach(() => {
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute("open");
    setTimeout(() => this.dispatchEvent(new Event("close")));
  };
});
afterEach(() => configure({ reactStrictMode: false }));

it.each([
  ["as in production", false],
  ["in StrictMode, as in development", true],
])("(part of SESS-13) waits for the customer and cancels when the page is left, %s", async (_, reactStrictMode) => {
  configure({ reactStrictMode });
  const { app } = openPortalAt({ at: "/faq", backend: createLoggedInBackend() });
  const { container } = await app();
  await screen.findByRole("heading", { level: 1 });
  let answer: boolean | undefined;
  const confirmation = container.root.get(IDENTITY_CONFIRMATION_STORE);
  void confirmation.requestConfirmation().then((isConfirmed) => (answer = isConfirmed));
  expect(await screen.findByRole("dialog", { name: "Potwierdź, że to ty" })).toBeDefined();
  await new Promise((done) => setTimeout(done));
  expect([answer, confirmation.isRequested]).toEqual([undefined, true]);
  cleanup();
  await waitFor(() => expect(answer).toBe(false));
});
