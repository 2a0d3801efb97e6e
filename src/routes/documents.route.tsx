import { useState } from "react";
import { parseDocumentFilter, type DocumentFilter } from "#domain/documents/index.ts";
import { CustomerDocumentsScreen } from "#ui/features/documents/customer-documents.screen.tsx";
import type { CustomerDocumentsDependencies } from "#ui/features/documents/documents-dependencies.ts";
import {
  CUSTOMER_DOCUMENTS_PORT,
  CUSTOMER_DOCUMENTS_STORE,
  FILE_ARCHIVE_PORT,
  FILE_DIGEST_PORT,
} from "../container/document-tokens.ts";
import { APP, IDEMPOTENCY_KEY_PORT, PROVIDER_FILES_PORT, SALES_PORT, TODAY_STORE } from "../container/tokens.ts";
import { useService, useServices } from "../container/use-service.tsx";
import { fileSaver } from "./save-file.ts";
import { readFilterParams, writeFilterParams } from "./url-query.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["documents", "sales"] as const;

const DEPENDENCIES = {
  port: CUSTOMER_DOCUMENTS_PORT,
  store: CUSTOMER_DOCUMENTS_STORE,
  archive: FILE_ARCHIVE_PORT,
  digest: FILE_DIGEST_PORT,
  files: PROVIDER_FILES_PORT,
  idempotencyKeys: IDEMPOTENCY_KEY_PORT,
  sales: SALES_PORT,
  today: TODAY_STORE,
} as const;

const filterOfAddress = (): DocumentFilter => parseDocumentFilter(readFilterParams());

const writeFilter = ({ query, kind, year, day }: DocumentFilter): void => writeFilterParams({ query, kind, year, day });

/** Screen at `/documents`. */
export function Component() {
  const services = useServices(DEPENDENCIES);
  const { container } = useService(APP);
  const [dependencies] = useState((): CustomerDocumentsDependencies => ({
    ...services,
    origin: window.location.origin,
    saveFile: fileSaver(container),
  }));
  return (
    <CustomerDocumentsScreen dependencies={dependencies} filterOfAddress={filterOfAddress} onFilter={writeFilter} />
  );
}
