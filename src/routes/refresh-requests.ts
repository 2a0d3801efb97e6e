import type { AppContainer } from "../container/context-loaders.ts";
import { SUPPORT_STORE } from "../container/page-store-tokens.ts";

/** Reads the requests of the customer, after their code. Nothing waits for them, and no failure is shown (REQ-41). */
export async function refreshRequests(container: AppContainer): Promise<void> {
  const { account } = container;
  try {
    await container.load("support");
  } catch {
    return;
  }
  // The account may have changed while the code loaded.
  if (account !== undefined && container.account === account) await account.get(SUPPORT_STORE).requests.refresh();
}
