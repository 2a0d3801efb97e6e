import type { Page } from "@playwright/test";

/** Device of Chromium that stores passkeys and verifies its user without asking. */
export interface VirtualAuthenticator {
  /** The user confirms every prompt that is open, and those that `act` opens. */
  confirmWhile<Value>(act: () => Promise<Value>): Promise<Value>;
  /** The user fails the verification from now on, as with a wrong finger. */
  failVerification(): Promise<void>;
}

/** Adds an authenticator to the page. A prompt stays open until the user confirms it. */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  const confirm = (enabled: boolean) =>
    browser.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  return {
    async confirmWhile(act) {
      await confirm(true);
      try {
        return await act();
      } finally {
        await confirm(false);
      }
    },
    async failVerification() {
      await browser.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
    },
  };
}
