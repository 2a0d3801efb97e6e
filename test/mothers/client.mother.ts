import type { Blockade, Client, ClientData, ClientFlags } from "#domain/account/index.ts";
import { TODAY, zloty } from "./calendar.mother.ts";
import { aProduct, anAddress } from "./product.mother.ts";

/** Default flags of the contract: no offers. */
export function clientFlags(changes: Partial<ClientFlags> = {}): ClientFlags {
  return {
    popupMessage: undefined,
    showProductEndContactPopup: false,
    showSatisfactionSurvey: false,
    expandSatisfactionSurvey: false,
    showNetflixActivation: false,
    acceptedTOSNetflix: false,
    showNetflixCancel: false,
    showTvnPlayerActivation: false,
    acceptedTOSTvnPlayer: false,
    showTvnPlayerCancel: false,
    showTvn24GoActivation: false,
    acceptedTOSTvn24Go: false,
    showIsobar: false,
    showChat: false,
    showServiceMoveButton: false,
    showEInvoiceActivation: false,
    ...changes,
  };
}

/** Private customer with 273,69 zł to pay. */
export function aClient(changes: Partial<Client> = {}): Client {
  return {
    accountNumber: "4127830",
    clientLogin: "m.brzezinska",
    clientCustomLogin: undefined,
    customerType: "PRIVATE",
    firstName: "Małgorzata",
    lastName: "Brzezińska-Kowalczyk",
    companyName: undefined,
    personalId: "85071502468",
    taxId: undefined,
    email: "m.brzezinska@example.pl",
    phone: undefined,
    mobilePhone: "601234567",
    lastGoodLogin: undefined,
    bankAccountNumber: "82109010980000000123456789",
    currentBalance: zloty("-273.69"),
    accountBalanceDate: TODAY,
    marketingEmail: undefined,
    coOwner: undefined,
    coOwnerTaxId: undefined,
    coOwnerPersonalId: undefined,
    invoiceRecipient: undefined,
    invoiceRecipientAddress: undefined,
    proxy: undefined,
    proxyPersonalId: undefined,
    postAddress: anAddress(),
    billingAddress: anAddress(),
    billingPhones: [],
    electronicPoll: false,
    contactDataEditable: true,
    contactDataVisible: true,
    rodo: { email: false, phone: false, personalData: false, address: false },
    serviceMoveMessage: undefined,
    blockade: undefined,
    ...changes,
  };
}

export function aBlockade(changes: Partial<Blockade> = {}): Blockade {
  return {
    type: "arrears",
    message: "Usługi są zawieszone do czasu zapłaty zaległości.",
    debtCollectionCompany: undefined,
    ...changes,
  };
}

export function aClientData(changes: Partial<ClientData> = {}): ClientData {
  return {
    client: aClient(),
    addressList: [anAddress()],
    products: [aProduct()],
    flags: clientFlags(),
    ...changes,
  };
}
