import type { Withdrawal } from "#domain/withdrawal/index.ts";
import { toExportedStatements, type LoadedExportValues } from "#domain/data-export/index.ts";
import { day, month, zloty } from "./calendar.mother.ts";
import { aBlockade, aClient, aClientData, clientFlags } from "./client.mother.ts";
import { aContact, anAgreement, aStoredOnboardingFlag } from "./content.mother.ts";
import { anEntry } from "./finance.mother.ts";
import { aCorrectionOf, anInvoice, anItem } from "./invoice.mother.ts";
import { aMessage, anOutage } from "./message.mother.ts";
import { anOffer, anOfferPrice, anOfferProduct } from "./offer.mother.ts";
import { aDevice, anAddress, anOption, aPrice, aProduct, someSpeeds } from "./product.mother.ts";
import { aSession } from "./session.mother.ts";
import { aRequest } from "./support.mother.ts";
import { aTermination } from "./termination.mother.ts";

const AT = Date.UTC(2026, 10, 20, 9, 2);

/** All data of a customer that the portal can load, with a value in every field. */
export function aFullExport(): LoadedExportValues {
  const address = anAddress({ flatNumber: "8", country: "Polska", cityTeryt: "0933016", streetTeryt: "00321" });
  const price = aPrice({ validFrom: day("2026-01-01"), validTo: day("2026-12-31"), value: zloty("12.50") });
  const product = aProduct({
    address,
    internalProductId: "I-1",
    mainServiceId: "S-1",
    code: "C-1",
    fullName: "f",
    customName: "n",
    productInfo: "p",
    blockade: "arrears",
    commitmentFrom: day("2025-01-01"),
    commitmentTo: day("2027-01-01"),
    contractStart: day("2025-01-01"),
    contractEnd: day("2028-01-01"),
    contractNumber: "k",
    actualPrice: zloty("1.00"),
    productPrices: [price],
    discountHint: "d",
    downlink: 600,
    uplink: 100,
    speeds: someSpeeds(),
    channels: 214,
    tvGuideId: "t",
    iframe: "i",
    servicesList: [anOption({ description: "d", price: zloty("1.00") })],
    hardware: [aDevice({ note: "n", caCard: "c", serialNumber: "s" })],
    visit: { slotId: "v", from: 0, to: 1, address: undefined, changeableUntil: 0 },
    moveOn: day("2026-12-14"),
    withdrawalUntil: day("2026-12-04"),
    withdrawnOn: day("2026-11-21"),
    earlyStart: true,
    restoresFormerTerms: true,
    formerTermsUntil: day("2026-12-31"),
    formerTermsRevocableUntil: day("2026-12-30"),
    extensionWithdrawnOn: day("2026-11-21"),
    isSuspendedUntilEnd: true,
    portingOn: day("2026-12-10"),
  });
  return {
    client: aClientData({
      client: aClient({
        companyName: "F",
        clientCustomLogin: "c",
        taxId: "1",
        phone: "2",
        marketingEmail: "m",
        coOwner: "o",
        coOwnerTaxId: "3",
        coOwnerPersonalId: "4",
        invoiceRecipient: "i",
        proxy: "p",
        proxyPersonalId: "5",
        invoiceRecipientAddress: address,
        billingPhones: ["6"],
        serviceMoveMessage: "s",
        blockade: aBlockade({ debtCollectionCompany: "d" }),
        lastGoodLogin: AT,
      }),
      addressList: [address],
      products: [{ ...product, childrenList: [product] }],
      flags: clientFlags({ popupMessage: "p" }),
    }),
    contact: aContact({
      documentSendEmail: "d",
      marketingPermissions: [{ type: "EMAIL", required: true, state: false }],
    }),
    consents: [anAgreement({ descriptionTitle: "t", meaning: "m", lastChange: { at: AT, channel: "phone" } })],
    entries: [
      anEntry({
        ksefNumber: "k",
        accountEnd: "2874",
        correctedEntryId: "E-9",
        period: month("2026-11"),
        dueDate: day("2026-11-30"),
      }),
    ],
    messages: [
      aMessage({ body: "<p>Treść &amp; reszta</p>", rodoMessageId: "r", validFrom: day("2026-11-01"), module: "RODO" }),
    ],
    outages: [anOutage({ addressId: "A-1", startsAt: AT, plannedEnd: AT })],
    offers: [
      anOffer({
        activityId: "a",
        accountNumber: "4127830",
        clientNumber: "c",
        contactFormId: "f",
        processNumber: "p",
        discount: "d",
        registrationDate: day("2026-11-05"),
        offerExpirationDate: day("2026-12-05"),
        closeDate: day("2026-12-06"),
        salesRepresentative: "s",
        activationPrice: zloty("49.00"),
        delivery: "kurier",
        deliveryDate: day("2026-12-10"),
        deliveryAddress: "ul. Polna 1, 80-001 Gdańsk",
        order: { state: "received", day: day("2026-12-10"), nextStep: "n" },
        oneTimeFees: [{ name: "o", price: zloty("1.00") }],
        equipment: ["o"],
        documents: [{ name: "d", documentId: "D-1" }],
        products: [
          anOfferProduct({
            package: "p",
            commitmentPeriod: 24,
            downlink: 2000,
            uplink: 1000,
            speeds: someSpeeds(),
            channels: 214,
            prices: [
              anOfferPrice({ validFrom: day("2027-01-01"), validTo: day("2027-12-31"), typeOfCharge: "one-time" }),
            ],
          }),
        ],
      }),
    ],
    onboarding: [aStoredOnboardingFlag({ expirationDate: day("2027-01-01") })],
    session: aSession(),
    invoices: [
      anInvoice({
        items: [anItem({ quantity: "1 szt." })],
        corrects: { entryId: "E-10", number: "FV/10/26", reason: "r" },
        corrections: [aCorrectionOf()],
        ksef: { number: "k", hash: "h" },
        ksefOffline: { hash: "h", context: "Nip", contextId: "5", certificate: "0A", signature: "s" },
      }),
    ],
    calls: [
      {
        at: AT,
        number: "583012247",
        kind: "call",
        party: "583010000",
        seconds: 60,
        bytes: 10,
        amount: zloty("1.23"),
        net: zloty("1.00"),
      },
    ],
    chats: [
      { startedAt: AT, topic: "FORMAL", agentName: "a", messages: [{ at: AT, side: "CUSTOMER", text: "Dzień dobry" }] },
    ],
    consentHistory: [{ at: AT, consentName: "Oferty", given: true, channel: "PORTAL" }],
    requests: toExportedStatements([
      aRequest({
        answerRequest: { at: AT, answerBy: day("2026-12-04") },
        copyId: "K",
        productId: "P-1",
        entries: [
          {
            side: "provider",
            kind: "answer",
            outcome: "rejected",
            answerBy: day("2026-12-04"),
            author: "o",
            at: AT,
            text: "n",
            files: [{ name: "f", documentId: "F" }],
          },
        ],
      }),
    ]),
    withdrawals: toExportedStatements<Withdrawal>([
      {
        number: "w",
        receivedAt: AT,
        contractNumber: "c",
        recognizedNumber: "r",
        state: "accepted",
        name: "n",
        email: "e",
        usedDaysCost: zloty("9.80"),
        chargeCorrection: zloty("-7.00"),
        billedIn: month("2026-12"),
        creditedOn: day("2026-12-16"),
        refundedFees: zloty("49.00"),
        returnedEquipment: ["r"],
        withdrawnServices: ["s"],
        restoredServices: ["t"],
        laterTermsServices: ["t"],
        restoredEnds: [{ name: "t", endsOn: day("2026-12-31"), revocableUntil: day("2026-12-30") }],
        answerBy: day("2026-11-23"),
        answeredOn: day("2026-11-23"),
        rightEndedOn: day("2026-11-12"),
        isUnknownNumber: true,
      },
    ]),
    terminations: toExportedStatements([
      aTermination({
        receiptSentOn: day("2026-11-20"),
        confirmedOn: day("2026-11-24"),
        revocableUntil: day("2026-12-15"),
        equipmentReturnBy: day("2026-12-30"),
        billedIn: month("2026-12"),
        equipment: [{ name: "t", after: "return", subsidy: zloty("1.00"), unreturnedCharge: zloty("1.00") }],
        returnTo: "t",
      }),
    ]),
    devices: {
      mobileDevices: [{ deviceName: "Telefon", rememberMe: true, biometric: false }],
      trustedDevices: [{ name: "Laptop", since: day("2026-01-01") }],
      passkeys: [{ name: "Klucz", createdAt: AT, lastUsedAt: AT }],
    },
  };
}
