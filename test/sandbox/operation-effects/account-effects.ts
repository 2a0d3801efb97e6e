import type { OperationEffects } from "./operation-effects.ts";
import type { EffectCustomer } from "./effect-customer.ts";

const EMAIL = "malgorzata.brzezinska-kowalczyk@poczta.example";
const NEW_PHONE = "601234568";
const NEW_EMAIL = "faktury.kowalczyk@poczta.example";

interface ContactFields {
  readonly mobilePhones?: readonly string[];
  readonly linePhones?: readonly string[];
  readonly mainEmail?: string;
  readonly tokens?: string;
}

/** Fields of `setContactData`; without arguments those that the customer has. */
function contactFields({
  mobilePhones = ["601234567", "602118904"],
  linePhones = ["583012247"],
  mainEmail = EMAIL,
  tokens = "",
}: ContactFields): string {
  const items = (values: readonly string[]): string => values.map((value) => `<item>${value}</item>`).join("");
  return (
    `<contactData><mobilePhones>${items(mobilePhones)}</mobilePhones><linePhones>${items(linePhones)}</linePhones>` +
    `<mainEmail>${mainEmail}</mainEmail><documentSendEmail></documentSendEmail>${tokens}</contactData>`
  );
}

const saveContact = (customer: EffectCustomer, fields: ContactFields): Promise<string | undefined> =>
  customer.read("setContactData", "e:success", contactFields(fields));

const consentsGiven = (customer: EffectCustomer): Promise<readonly string[]> =>
  customer.readAll("getConsentsByCustomerAccount", "e:consents/e:item[e:currentValue='true']/e:consentId");

const activateEDocument = (customer: EffectCustomer): Promise<unknown> =>
  customer.call(
    "activateEDocument",
    "<activateEDocumentData><marketingPermissions>" +
      "<item><type>PHONE</type><required>false</required><state>true</state></item>" +
      "</marketingPermissions></activateEDocumentData>",
  );

/** Effects of the operations for the customer's data, consents and the texts of the site. */
export const ACCOUNT_EFFECTS = {
  getClientData: {
    effect: "returns the new balance",
    changedBy: "a payment at the bank",
    prepare: async (customer) =>
      (await customer.read(
        "startPayment",
        "e:paymentId",
        "<entryIds><item>4127830000002</item></entryIds><amount>49.99</amount><returnPage>invoice</returnPage>",
      )) ?? "",
    observe: (customer) => customer.read("getClientData", "e:client/e:currentBalance"),
    before: "-273.69",
    change: async (customer) => {
      await customer.decideAtBank(customer.prepared, "confirm");
      return "-223.70";
    },
  },
  getContactData: {
    effect: "returns the permission",
    changedBy: "activateEDocument",
    observe: (customer) => customer.read("getContactData", "e:marketingPermissions/e:item[e:type='PHONE']/e:state"),
    before: "false",
    change: async (customer) => {
      await activateEDocument(customer);
      return "true";
    },
  },
  setPhoneChangeToken: {
    effect: "accepts the sent code",
    seenThrough: "setContactData",
    observe: (customer) =>
      saveContact(customer, {
        mobilePhones: [NEW_PHONE],
        tokens: `<mobilePhone1Token>${customer.sentCode}</mobilePhone1Token>`,
      }),
    before: "WRONG_TOKEN;mobilePhone1",
    change: async (customer) => {
      await customer.call("setPhoneChangeToken", `<phoneNumber>${NEW_PHONE}</phoneNumber>`);
      return "true";
    },
  },
  setEmailChangeToken: {
    effect: "accepts the sent code",
    seenThrough: "setContactData",
    observe: (customer) =>
      saveContact(customer, {
        mainEmail: NEW_EMAIL,
        tokens: `<mainEmailToken>${customer.sentCode}</mainEmailToken>`,
      }),
    before: "WRONG_TOKEN;mainEmail",
    change: async (customer) => {
      await customer.call("setEmailChangeToken", `<emailAddress>${NEW_EMAIL}</emailAddress>`);
      return "true";
    },
  },
  setContactData: {
    effect: "returns no line phone",
    seenThrough: "getContactData",
    observe: (customer) => customer.readAll("getContactData", "e:linePhones/e:item"),
    before: ["583012247"],
    change: async (customer) => {
      await saveContact(customer, { linePhones: [] });
      return [];
    },
  },
  get2FAPhones: {
    effect: "lists the only mobile phone",
    changedBy: "setContactData",
    observe: (customer) => customer.readAll("get2FAPhones", "e:phones/e:item/e:phone"),
    before: ["••• ••• 567", "••• ••• 904"],
    change: async (customer) => {
      await saveContact(customer, { mobilePhones: ["602118904"] });
      return ["••• ••• 904"];
    },
  },
  activateEDocument: {
    effect: "offers e-invoices no longer",
    seenThrough: "getClientData",
    observe: (customer) => customer.read("getClientData", "e:flags/e:showEInvoiceActivation"),
    before: "true",
    change: async (customer) => {
      await activateEDocument(customer);
      return "false";
    },
  },
  getConsentsByCustomerAccount: {
    effect: "lists e-invoices and the permission",
    changedBy: "activateEDocument",
    observe: consentsGiven,
    before: ["MARKETING_EMAIL", "SURVEYS"],
    change: async (customer) => {
      await activateEDocument(customer);
      return ["MARKETING_EMAIL", "MARKETING_PHONE", "SURVEYS", "E_INVOICE"];
    },
  },
  getDataHistory: {
    effect: "lists the change of a consent",
    changedBy: "saveConsentsByCustomerAccount",
    observe: (customer) => customer.readAll("getDataHistory", "e:consentChanges/e:item/e:given"),
    before: ["false", "true", "true"],
    change: async (customer) => {
      await customer.call("saveConsentsByCustomerAccount", "<given/><withdrawn><item>SURVEYS</item></withdrawn>");
      return ["false", "false", "true", "true"];
    },
  },
  saveConsentsByCustomerAccount: {
    effect: "lists the given consent without the withdrawn one",
    seenThrough: "getConsentsByCustomerAccount",
    observe: consentsGiven,
    before: ["MARKETING_EMAIL", "SURVEYS"],
    change: async (customer) => {
      await customer.call(
        "saveConsentsByCustomerAccount",
        "<given><item>MARKETING_PHONE</item></given><withdrawn><item>SURVEYS</item></withdrawn>",
      );
      return ["MARKETING_EMAIL", "MARKETING_PHONE"];
    },
  },
  saveElectronicPollResult: {
    effect: "asks no longer",
    seenThrough: "getClientData",
    observe: (customer) => customer.read("getClientData", "e:client/e:electronicPoll"),
    before: "true",
    change: async (customer) => {
      await customer.call("saveElectronicPollResult", "<answer>ELECTRONIC</answer>");
      return "false";
    },
  },
  getSiteContent: {
    effect: "returns the new text",
    changedBy: "a change in the database",
    observe: (customer) => customer.read("getSiteContent", "e:content/e:item[e:key='isobar_offer_hidden']/e:value"),
    before: "false",
    change: (customer) => {
      customer.changeRows("UPDATE site_text SET value = 'true' WHERE key = 'isobar_offer_hidden'");
      return "true";
    },
  },
  getBanners: {
    effect: "lists no banner",
    changedBy: "a change in the database",
    observe: (customer) => customer.readAll("getBanners", "e:banners/e:item/e:bannerId"),
    before: ["B-1", "B-2", "B-3"],
    change: (customer) => {
      customer.changeRows("DELETE FROM banner");
      return [];
    },
  },
  getBranches: {
    effect: "returns the new phone number",
    changedBy: "a change in the database",
    observe: (customer) => customer.read("getBranches", "e:branches/e:item[1]/e:phone"),
    before: "58 300 70 10",
    change: (customer) => {
      customer.changeRows("UPDATE branch SET data = json_set(data, '$.phone', '58 300 70 99') WHERE position = 0");
      return "58 300 70 99";
    },
  },
  getFaq: {
    effect: "returns the new answer",
    changedBy: "a change in the database",
    observe: async (customer) =>
      (await customer.readAll("getFaq", "e:questions/e:item/e:answer")).filter((answer) => answer === "<p>Tak.</p>"),
    before: [],
    change: (customer) => {
      customer.changeRows("UPDATE faq_question SET answer = '<p>Tak.</p>' WHERE position = 0");
      return ["<p>Tak.</p>"];
    },
  },
  getRegulations: {
    effect: "returns the new title",
    changedBy: "a change in the database",
    observe: (customer) => customer.read("getRegulations", "e:documents/e:item[1]/e:title"),
    before: "Regulamin świadczenia usług",
    change: (customer) => {
      customer.changeRows("UPDATE public_document SET data = json_set(data, '$.title', 'Cennik') WHERE position = 0");
      return "Cennik";
    },
  },
  getDocuments: {
    effect: "lists the receipt of a new request",
    changedBy: "a change in the database",
    observe: async (customer) =>
      (await customer.readAll("getDocuments", "e:documents/e:item[e:kind='RECEIPT']/e:documentId")).length,
    before: 6,
    change: (customer) => {
      customer.changeRows("UPDATE support_request SET number = 'ZG/2026/999999' WHERE rowid = 1");
      return 7;
    },
  },
  requestDocumentFormat: {
    effect: "lists the request with its document",
    seenThrough: "getDocuments",
    observe: (customer) => customer.readAll("getDocuments", "e:documents/e:item/e:formatRequests/e:item/e:format"),
    before: [],
    change: async (customer) => {
      await customer.call(
        "requestDocumentFormat",
        "<documentId>U-ABO-0412783-25</documentId><format>LARGE_PRINT</format>",
      );
      return ["LARGE_PRINT"];
    },
  },
} satisfies Partial<OperationEffects>;
