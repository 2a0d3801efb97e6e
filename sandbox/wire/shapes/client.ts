import { list, record, type Fields } from "../shape.ts";
import { ADDRESS, PRODUCT } from "./product.ts";

const CLIENT = record({
  accountNumber: "text", clientLogin: "text", clientCustomLogin: "text", customerType: "text", firstName: "text", lastName: "text",
  companyName: "text", personalId: "text", taxId: "text", email: "text", phone: "text", mobilePhone: "text", lastGoodLogin: "moment",
  bankAccountNumber: "text", currentBalance: "money", accountBalanceDate: "day", marketingEmail: "text", coOwner: "text",
  coOwnerTaxId: "text", coOwnerPersonalId: "text", invoiceRecipient: "text", invoiceRecipientAddress: ADDRESS, proxy: "text",
  proxyPersonalId: "text", postAddress: ADDRESS, billingAddress: ADDRESS, billingPhones: list("text"), electronicPoll: "flag",
  contactDataEditable: "flag", contactDataVisible: "flag", rodoRestrictionEmail: "flag", rodoRestrictionPhone: "flag",
  rodoRestrictionPersonalData: "flag", rodoRestrictionAddress: "flag", serviceMoveMessage: "text",
  blockade: record({ type: "text", message: "text", debtCollectionCompany: "text" }),
});

const FLAGS = record({
  popupMessage: "text", showProductEndContactPopup: "flag", showSatisfactionSurvey: "flag", expandSatisfactionSurvey: "flag",
  showNetflixActivation: "flag", acceptedTOSNetflix: "flag", showNetflixCancel: "flag", showTvnPlayerActivation: "flag",
  acceptedTOSTvnPlayer: "flag", showTvnPlayerCancel: "flag", showTvn24GoActivation: "flag", acceptedTOSTvn24Go: "flag",
  showIsobar: "flag", showChat: "flag", showServiceMoveButton: "flag", showEInvoiceActivation: "flag",
});

export const CLIENT_DATA: Fields = { client: CLIENT, addressList: list(ADDRESS), products: list(PRODUCT), flags: FLAGS };
