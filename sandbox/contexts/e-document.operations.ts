import { parseJsonRecord } from "../database/json.ts";
import { textColumn } from "../database/rows.ts";
import { loadContact, updateContact, permissionsFrom } from "./contact-change.operations.ts";
import type { Operation } from "./operation.ts";

export const E_DOCUMENT_OPERATIONS: Readonly<Record<string, Operation>> = {
  activateEDocument: {
    session: "required",
    effect: "by-intent",
    handle: ({ tenant, request }, { account }) => {
      const client = tenant.db.prepare("SELECT flags FROM client WHERE account_number = ?").get(account);
      const flags = client === undefined ? {} : parseJsonRecord(textColumn(client, "flags"));
      const contact = loadContact(tenant, account);
      const email = contact["documentSendEmail"] ?? contact["mainEmail"];
      const change = request.part("activateEDocumentData");
      if (flags["showEInvoiceActivation"] !== true) return { errorMessage: "E-faktura jest już włączona." };
      if (email === undefined || email === "" || change === undefined)
        return { errorMessage: "Do e-faktury potrzebny jest adres e-mail." };
      updateContact(tenant, account, { ...contact, marketingPermissions: permissionsFrom(change, contact) });
      tenant.db
        .prepare("UPDATE client SET flags = ? WHERE account_number = ?")
        .run(JSON.stringify({ ...flags, showEInvoiceActivation: false }), account);
      tenant.db
        .prepare(
          `UPDATE consent SET current_value = 1
          WHERE account_number = ? AND json_extract(data, '$.consentId') = 'E_INVOICE'`,
        )
        .run(account);
      return { success: true };
    },
  },
};
