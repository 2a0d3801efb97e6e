import { addToMonth, addCalendarDays, type IsoDay } from "#kit/calendar/warsaw.ts";
import { datePlaceholder } from "../calendar/date-placeholders.ts";
import { brzezinskaEntries } from "./brzezinska-entries.ts";
import { brzezinskaMessages, brzezinskaOutages } from "./brzezinska-messages.ts";
import { brzezinskaOffers } from "./brzezinska-offers.ts";
import { brzezinskaArrangements, brzezinskaContracts } from "./brzezinska-contracts.ts";
import { ANDERSA, brzezinskaProducts, moveDay, SYCHTY } from "./brzezinska-products.ts";
import { consentsGiven, onboarding } from "./defaults.ts";
import { brzezinskaRequests } from "./brzezinska-requests.ts";
import { issuedOn } from "./invoices.ts";
import type { SeedFactory } from "./seed.ts";
import { moveMessage } from "../contexts/move.repository.ts";

const EMAIL = "malgorzata.brzezinska-kowalczyk@poczta.example";

/**
 * Start of the streaming services, in the current month: their first charge is on the next invoice, so that none is
 * without a line.
 */
function streamingStart(today: IsoDay): IsoDay {
  const [afterInvoice, monthStart] = [addCalendarDays(issuedOn(today, 0), 1), `${today.slice(0, 7)}-01`];
  return afterInvoice > monthStart ? afterInvoice : monthStart;
}

/** Private customer with all kinds of data: those of the design's mock-up. */
export const brzezinska: SeedFactory = ({ today, near }) => ({
  client: {
    customerType: "PRIVATE",
    firstName: "Małgorzata",
    lastName: "Brzezińska-Kowalczyk",
    clientCustomLogin: "m.brzezinska",
    personalId: "78041254821",
    email: EMAIL,
    phone: "583012247",
    mobilePhone: "601234567",
    bankAccountNumber: "82109010980000000123456789",
    marketingEmail: EMAIL,
    coOwner: "Zbigniew Kowalczyk",
    coOwnerPersonalId: "76021130934",
    proxy: "Aleksandra Brzezińska-Wróblewska",
    invoiceRecipient: "Małgorzata Brzezińska-Kowalczyk",
    invoiceRecipientAddress: ANDERSA,
    postAddress: ANDERSA,
    billingAddress: ANDERSA,
    billingPhones: ["583012247", "601234567"],
    electronicPoll: true,
    contactDataEditable: true,
    contactDataVisible: true,
    serviceMoveMessage: moveMessage(datePlaceholder(moveDay(today), "dmy")),
  },
  flags: {
    showChat: true,
    showProductEndContactPopup: true,
    showServiceMoveButton: true,
    showEInvoiceActivation: true,
    showNetflixActivation: true,
    acceptedTOSNetflix: true,
    showNetflixCancel: true,
    showTvnPlayerActivation: true,
    acceptedTOSTvnPlayer: true,
    showTvnPlayerCancel: true,
    showTvn24GoActivation: true,
    showIsobar: false,
  },
  addresses: [ANDERSA, SYCHTY],
  products: brzezinskaProducts(today),
  ...brzezinskaArrangements(today),
  ...brzezinskaContracts(today),
  contact: {
    mobilePhones: ["601234567", "602118904"],
    linePhones: ["583012247"],
    mainEmail: EMAIL,
    showChat: true,
    address: {
      zip: "80-809",
      city: "Gdańsk",
      cityTeryt: "0933016",
      cityMeta: "Chełm",
      street: "ul. gen. Władysława Andersa",
      building: "14",
      flat: "8",
    },
  },
  consents: consentsGiven(new Set(["MARKETING_EMAIL", "SURVEYS"]), {
    MARKETING_EMAIL: { at: `${addToMonth(today.slice(0, 7), -8)}-12T09:41:00`, by: "PORTAL" },
    SURVEYS: { at: `${addToMonth(today.slice(0, 7), -8)}-12T09:41:00`, by: "PHONE" },
    PROFILING: { at: `${addToMonth(today.slice(0, 7), -3)}-05T16:20:00`, by: "STORE" },
  }),
  entries: brzezinskaEntries(today),
  messages: brzezinskaMessages(today),
  outages: brzezinskaOutages(near),
  offers: brzezinskaOffers(near),
  requests: brzezinskaRequests(near),
  streaming: {
    limit: 15_000,
    maxLimit: 30_000,
    consentOn: streamingStart(today),
    services: [
      {
        service: "netflix",
        state: "ACTIVE",
        planId: "standard",
        since: streamingStart(today),
        termsOn: streamingStart(today),
      },
      { service: "player", state: "TURNING_ON", termsOn: today },
      { service: "tvn24go", state: "INACTIVE" },
      { service: "disney", state: "INACTIVE" },
      { service: "filmbox", state: "INACTIVE" },
      { service: "blacknut", state: "INACTIVE" },
    ],
  },
  onboarding: onboarding(["mobileAppDownload", "setTheme", "setCustomLogin"], addCalendarDays(today, 200)),
});
