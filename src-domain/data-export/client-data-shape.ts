import type { Client, ClientData, ClientFlags } from "../account/index.ts";
import type { Shape } from "./export-node.ts";
import { ADDRESS_SHAPE, PRODUCT_SHAPE } from "./product-shape.ts";

const CLIENT = {
  of: {
    accountNumber: "text",
    customerType: "text",
    firstName: "text",
    lastName: "text",
    companyName: "text",
    personalId: "text",
    taxId: "text",
    email: "text",
    phone: "text",
    mobilePhone: "text",
    marketingEmail: "text",
    clientLogin: "text",
    clientCustomLogin: "text",
    lastGoodLogin: "moment",
    bankAccountNumber: "text",
    currentBalance: "money",
    accountBalanceDate: "day",
    coOwner: "text",
    coOwnerPersonalId: "text",
    coOwnerTaxId: "text",
    proxy: "text",
    proxyPersonalId: "text",
    invoiceRecipient: "text",
    invoiceRecipientAddress: ADDRESS_SHAPE,
    postAddress: ADDRESS_SHAPE,
    billingAddress: ADDRESS_SHAPE,
    billingPhones: { each: "text" },
    electronicPoll: "flag",
    contactDataEditable: "flag",
    contactDataVisible: "flag",
    rodo: { of: { email: "flag", phone: "flag", personalData: "flag", address: "flag" } },
    serviceMoveMessage: "text",
    blockade: { of: { type: "text", message: "text", debtCollectionCompany: "text" } },
  },
} as const satisfies Shape<Client>;

const FLAGS = {
  of: {
    popupMessage: "text",
    showProductEndContactPopup: "flag",
    showSatisfactionSurvey: "flag",
    expandSatisfactionSurvey: "flag",
    showNetflixActivation: "flag",
    acceptedTOSNetflix: "flag",
    showNetflixCancel: "flag",
    showTvnPlayerActivation: "flag",
    acceptedTOSTvnPlayer: "flag",
    showTvnPlayerCancel: "flag",
    showTvn24GoActivation: "flag",
    acceptedTOSTvn24Go: "flag",
    showIsobar: "flag",
    showChat: "flag",
    showServiceMoveButton: "flag",
    showEInvoiceActivation: "flag",
  },
} as const satisfies Shape<ClientFlags>;

/** Shape of the customer with addresses, services and flags. */
export const CLIENT_DATA_SHAPE = {
  of: { client: CLIENT, addressList: { each: ADDRESS_SHAPE }, products: { each: PRODUCT_SHAPE }, flags: FLAGS },
} as const satisfies Shape<ClientData>;
