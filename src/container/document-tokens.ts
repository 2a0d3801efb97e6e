import type { ServiceIdentifier } from "inversify";
import type { CustomerDocumentsPort, FileArchivePort, FileDigestPort } from "#domain/documents/index.ts";
import type { CustomerDocumentsStore } from "#ui/stores/documents/customer-documents.store.ts";

// Apart from tokens.ts, so that the first screen does not load them.
export const CUSTOMER_DOCUMENTS_PORT: ServiceIdentifier<CustomerDocumentsPort> = Symbol("CustomerDocumentsPort");
export const CUSTOMER_DOCUMENTS_STORE: ServiceIdentifier<CustomerDocumentsStore> = Symbol("CustomerDocumentsStore");
export const FILE_ARCHIVE_PORT: ServiceIdentifier<FileArchivePort> = Symbol("FileArchivePort");
export const FILE_DIGEST_PORT: ServiceIdentifier<FileDigestPort> = Symbol("FileDigestPort");
