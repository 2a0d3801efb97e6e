import { hasDetails } from "#domain/finance/invoice-details.ts";
import { COMPLAINT_TERMS } from "#domain/support/index.ts";
import { SoapInvoicesAdapter } from "#adapters/soap/finance/soap-invoices.adapter.ts";
import { fakeProviderFiles } from "#test/fakes/fake-files.ts";
import { fakeTabLock } from "#test/fakes/fake-tab-lock.ts";
import { InvoiceDuplicateStore } from "#ui/stores/finance/invoice-duplicate.store.ts";
import { InvoiceViewModel } from "#ui/features/invoice/invoice.view-model.ts";
import type { OperationCase } from "./operation-case.ts";
import { advanceUntil } from "./advance-until.ts";
import { gatewayOf, logIn, openLoggedInScene } from "./scene.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import * as tokens from "#src/container/tokens.ts";

async function openInvoice() {
  const scene = await openLoggedInScene("own");
  const finance = await scene.app.container.loadService("finance", tokens.FINANCE_STORE);
  void finance.entries.load();
  await advanceUntil(scene.clock, 0, () => finance.entries.state.status === "ready");
  const entry = (finance.entries.known ?? []).find(
    (one) => hasDetails(one) && one.duplicatePossible && !one.duplicateCreating,
  );
  if (entry === undefined) throw new Error("the account has no invoice with details and a duplicate");
  return {
    scene,
    finance,
    entryId: entry.entryId,
    dependencies: {
      invoices: new SoapInvoicesAdapter(gatewayOf(scene.app)),
      idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
      clock: scene.app.container.root.get(tokens.CLOCK_PORT),
      origin: "http://ebok.test",
      tabLock: fakeTabLock(),
      files: fakeProviderFiles(),
    },
  };
}

/** Shows the failure on the page of the invoice; the list of entries stays. */
export const getInvoiceDetails: OperationCase = {
  when: "when its page is opened",
  expected: {
    lost: "failed",
    unreadable: "failed",
    sessionError: "session over, nothing",
    roleError: "forbidden, failed",
    backendAccessError: "notice, failed",
  },
  recovered: "found",
  async open() {
    const { scene, finance, entryId, dependencies } = await openInvoice();
    const model = new InvoiceViewModel(
      {
        ...dependencies,
        finance,
        client: storesOf(scene.app).client,
        today: storesOf(scene.app).today,
        complaintTerms: COMPLAINT_TERMS,
        ksefHost: "qr.example",
        copy: () => Promise.resolve(true),
        saveDueDates: () => Promise.resolve(true),
      },
      entryId,
    );
    return {
      scene,
      ask: () => model.start(),
      shownOutcome() {
        if (model.page.kind !== "loading") return model.page.kind;
        // The page closes with the session.
        return storesOf(scene.app).session.ended === undefined ? undefined : "nothing";
      },
      tryAgain: () => void logIn(scene).then(() => model.retry()),
    };
  },
};

/** Downloads no file without a token; a retry returns the token of the lost response. */
export const getDownloadToken: OperationCase = {
  when: "with a duplicate requested",
  expected: {
    lost: "shows lost",
    unreadable: "shows provider",
    sessionError: "session over, nothing",
    roleError: "forbidden, shows provider",
    backendAccessError: "notice, shows provider",
  },
  recovered: "ready",
  async open() {
    const { scene, entryId, dependencies } = await openInvoice();
    const duplicate = new InvoiceDuplicateStore(dependencies, entryId);
    const order = (): void => void duplicate.order();
    return {
      scene,
      ask: order,
      shownOutcome() {
        const { state } = duplicate;
        if (duplicate.busy) return undefined;
        if (state.kind === "idle") return storesOf(scene.app).session.ended === undefined ? undefined : "nothing";
        if (state.kind !== "problem") return state.kind;
        return state.why === "timeout" || state.why === "unreachable" ? "shows lost" : `shows ${state.why}`;
      },
      tryAgain: () => void logIn(scene).then(order),
    };
  },
};
