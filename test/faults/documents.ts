import { SoapCustomerDocumentsAdapter } from "#adapters/soap/documents/soap-customer-documents.adapter.ts";
import type { CustomerDocument } from "#domain/documents/index.ts";
import * as tokens from "#src/container/tokens.ts";
import { fakeFileDigest } from "#test/fakes/fake-file-tools.ts";
import { DocumentDetailsViewModel } from "#ui/features/documents/document-details.view-model.ts";
import { CustomerDocumentsStore } from "#ui/stores/documents/customer-documents.store.ts";
import { advanceUntil } from "./advance-until.ts";
import type { OperationCase } from "./operation-case.ts";
import { gatewayOf, logIn, openLoggedInScene } from "./scene.ts";

/** Shows that the request may not have arrived only when the documents cannot be read again, too (DOC-25). */
export const requestDocumentFormat: OperationCase = {
  when: "for the contract",
  expected: {
    lost: "requested",
    unreadable: "requested",
    sessionError: "session over, nothing",
    roleError: "forbidden, shows refused",
    backendAccessError: "notice, shows refused",
  },
  recovered: "requested",
  async open() {
    const scene = await openLoggedInScene("own");
    const port = new SoapCustomerDocumentsAdapter(gatewayOf(scene.app));
    const store = new CustomerDocumentsStore(port, scene.clock);
    void store.documents.load();
    await advanceUntil(scene.clock, 0, () => store.documents.known !== undefined);
    const contract: CustomerDocument | undefined = store.documents.known?.find(({ kind }) => kind === "contract");
    if (contract === undefined) throw new Error("the customer has no contract");
    const model = new DocumentDetailsViewModel(contract, {
      port,
      store,
      digest: fakeFileDigest(),
      orderAddress: async () => ({ kind: "cancelled" }),
      idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
    });
    let isDone = false;
    const request = (): void => {
      isDone = false;
      void model.requestFormat("large-print").then(() => {
        isDone = true;
      });
    };
    return {
      scene,
      ask: request,
      shownOutcome() {
        if (!isDone) return undefined;
        if (model.formatProblem !== undefined) return `shows ${model.formatProblem}`;
        return model.document.formatRequests.length > 0 ? "requested" : "nothing";
      },
      tryAgain: () => {
        isDone = false;
        void logIn(scene)
          .then(() => store.documents.load())
          .then(request);
      },
    };
  },
};
