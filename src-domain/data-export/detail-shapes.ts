import type { BilledUse, InvoiceDetails } from "../finance/index.ts";
import type { Instant, WarsawDate } from "../shared-kernel/index.ts";
import type { ConsentEvent, PastChat } from "./data-history.port.ts";
import type { Shape } from "./export-node.ts";

/** Devices and keys of the customer's login. */
export interface ExportDevices {
  readonly mobileDevices: readonly {
    readonly deviceName: string;
    readonly rememberMe: boolean;
    readonly biometric: boolean;
  }[];
  readonly trustedDevices: readonly { readonly name: string; readonly since: WarsawDate | undefined }[];
  readonly passkeys: readonly {
    readonly name: string | undefined;
    readonly createdAt: Instant | undefined;
    readonly lastUsedAt: Instant | undefined;
  }[];
}

const PARTY = { of: { name: "text", taxId: "text", address: "text" } } as const;

export const INVOICES_SHAPE = {
  each: {
    of: {
      number: "text",
      kind: "text",
      period: "month",
      issuedOn: "day",
      dueDate: "day",
      net: "money",
      vat: "money",
      gross: "money",
      seller: PARTY,
      buyer: PARTY,
      items: {
        each: {
          of: {
            name: "text",
            kind: "text",
            days: { of: { from: "day", to: "day" } },
            quantity: "text",
            net: "money",
            vatRate: "text",
            vat: "money",
            gross: "money",
            serviceId: "text",
            itemId: "text",
          },
        },
      },
      corrects: { of: { number: "text", reason: "text", entryId: "text" } },
      corrections: { each: { of: { number: "text", issuedOn: "day", gross: "money", entryId: "text" } } },
      ksef: { of: { number: "text", hash: "text" } },
      ksefOffline: {
        of: { hash: "text", context: "text", contextId: "text", certificate: "text", signature: "text" },
      },
      entryId: "text",
    },
  },
} as const satisfies Shape<readonly InvoiceDetails[]>;

export const CALLS_SHAPE = {
  each: {
    of: {
      at: "moment",
      number: "text",
      kind: "text",
      party: "text",
      seconds: "number",
      bytes: "number",
      amount: "money",
      net: "money",
    },
  },
} as const satisfies Shape<readonly BilledUse[]>;

export const DEVICES_SHAPE = {
  of: {
    mobileDevices: { each: { of: { deviceName: "text", rememberMe: "flag", biometric: "flag" } } },
    trustedDevices: { each: { of: { name: "text", since: "day" } } },
    passkeys: { each: { of: { name: "text", createdAt: "moment", lastUsedAt: "moment" } } },
  },
} as const satisfies Shape<ExportDevices>;

export const CHATS_SHAPE = {
  each: {
    of: {
      startedAt: "moment",
      topic: "text",
      agentName: "text",
      messages: { each: { of: { at: "moment", side: "text", text: "text" } } },
    },
  },
} as const satisfies Shape<readonly PastChat[]>;

export const CONSENT_HISTORY_SHAPE = {
  each: { of: { at: "moment", consentName: "text", given: "flag", channel: "text" } },
} as const satisfies Shape<readonly ConsentEvent[]>;
