import { useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { InvoiceScreen } from "#ui/features/invoice/invoice.screen.tsx";
import type { InvoiceDependencies } from "#ui/features/invoice/invoice.view-model.ts";
import { complaintTermsOf } from "#domain/support/complaint.ts";
import { OperatorContactProvider } from "./operator-contact-provider.tsx";
import { dueDateSaver } from "./save-file.ts";
import { updateQuery } from "./url-query.ts";
import { useService, useServices } from "../container/use-service.tsx";
import * as tokens from "../container/tokens.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["files", "finance", "invoices"] as const;

/** Default host of the ministry's check of invoices in KSeF 2.0. */
const KSEF = "qr.ksef.mf.gov.pl";

const DEPENDENCIES = {
  finance: tokens.FINANCE_STORE,
  client: tokens.CLIENT_STORE,
  today: tokens.TODAY_STORE,
  invoices: tokens.INVOICES_PORT,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
  clock: tokens.CLOCK_PORT,
  tabLock: tokens.TAB_LOCK_PORT,
  files: tokens.PROVIDER_FILES_PORT,
} as const;

/** Screen at `/invoice/:entryId`: one entry of the account. `?download=1` requests its file. */
export function Component() {
  const services = useServices(DEPENDENCIES);
  const app = useService(tokens.APP);
  const { hosts, complaints } = useService(tokens.PORTAL_SETTINGS);
  const clipboard = useService(tokens.CLIPBOARD_PORT);
  const { entryId = "" } = useParams();
  const [dependencies] = useState((): InvoiceDependencies => ({
    ...services,
    origin: window.location.origin,
    saveDueDates: dueDateSaver(app.container),
    complaintTerms: complaintTermsOf(complaints),
    ksefHost: hosts.ksef ?? KSEF,
    copy: (text) => clipboard.write(text),
  }));
  const [query] = useSearchParams();
  return (
    <OperatorContactProvider>
      <InvoiceScreen
        key={entryId}
        dependencies={dependencies}
        entryId={entryId}
        downloads={query.has("download")}
        onDownload={() => updateQuery((one) => one.delete("download"))}
      />
    </OperatorContactProvider>
  );
}
