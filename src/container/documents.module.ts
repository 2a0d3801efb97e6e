import { ContainerModule } from "inversify";
import { FflateFileArchiveAdapter } from "#adapters/browser/fflate-file-archive.adapter.ts";
import { WorkerFileDigestAdapter } from "#adapters/browser/worker-file-digest.adapter.ts";
import { SoapCustomerDocumentsAdapter } from "#adapters/soap/documents/soap-customer-documents.adapter.ts";
import { CustomerDocumentsStore } from "#ui/stores/documents/customer-documents.store.ts";
import { WORKER_URL } from "../boot/worker-url.ts";
import type { ContextModule } from "./portal-container.ts";
import {
  CUSTOMER_DOCUMENTS_PORT,
  CUSTOMER_DOCUMENTS_STORE,
  FILE_ARCHIVE_PORT,
  FILE_DIGEST_PORT,
} from "./document-tokens.ts";
import { CLOCK_PORT, OPERATION_GATEWAY } from "./tokens.ts";

/** Documents of the account, their checksums and archives. */
export const documentsModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(CUSTOMER_DOCUMENTS_PORT).toResolvedValue(
      (gateway) => new SoapCustomerDocumentsAdapter(gateway),
      [OPERATION_GATEWAY],
    );
    bind(FILE_DIGEST_PORT).toResolvedValue(
      () => new WorkerFileDigestAdapter(() => new Worker(WORKER_URL, { type: "module" })),
    );
    bind(FILE_ARCHIVE_PORT).toResolvedValue(() => new FflateFileArchiveAdapter(window));
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(CUSTOMER_DOCUMENTS_STORE)
      .toResolvedValue((port, clock) => new CustomerDocumentsStore(port, clock), [CUSTOMER_DOCUMENTS_PORT, CLOCK_PORT])
      .onDeactivation((store) => store.documents.clear());
  }),
} satisfies ContextModule;
