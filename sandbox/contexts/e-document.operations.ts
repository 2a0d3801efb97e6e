import { wallAt } from "#kit/calendar/warsaw.ts";
import { parseJsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";
import { loadContact } from "./contact.repository.ts";
import { giveEInvoiceConsent } from "./e-invoice-consent.ts";
import { requestedMarketingConsents, saveMarketingConsents } from "./marketing-permissions.ts";
import { REFUSAL_TEXTS } from "../language/refusal-texts.ts";
import type { Operation } from "./operation.ts";

export const E_DOCUMENT_OPERATIONS: Readonly<Record<string, Operation>> = {
  activateEDocument: {
    session: "required",
    effect: "by-intent",
    handle: ({ tenant, request, language }, { account }) => {
      const refusals = REFUSAL_TEXTS[language];
      const client = tenant.db.prepare("SELECT flags FROM client WHERE account_number = ?").get(account);
      const flags = client === undefined ? {} : parseJsonRecord(textColumn(client, "flags"));
      const contact = loadContact(tenant, account);
      const email = contact["documentSendEmail"] ?? contact["mainEmail"];
      const change = request.part("activateEDocumentData");
      if (flags["showEInvoiceActivation"] !== true) return { errorMessage: refusals.eInvoiceOn };
      if (email === undefined || email === "" || change === undefined) return { errorMessage: refusals.emailNeeded };
      const changedAt = wallAt(tenant.now());
      saveMarketingConsents(tenant.db, account, requestedMarketingConsents(change), changedAt);
      giveEInvoiceConsent(tenant.db, account, changedAt);
      return { success: true };
    },
  },
};
