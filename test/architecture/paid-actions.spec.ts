import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "#adapters/soap/operations.ts";

const UI = join(import.meta.dirname, "../../src-ui");
const ORDER = { catalogue: "shared/contract-summary/pl.json", keys: ["order"] };

/** Texts of the buttons that send a write which costs the customer money. */
const PAID: Readonly<Record<string, { readonly catalogue: string; readonly keys: readonly string[] }>> = {
  respondToSaleOffer: ORDER,
  answerMatter: ORDER,
  changeDirectBilling: {
    catalogue: "features/direct-billing/pl.json",
    keys: ["review.confirm.activate", "review.confirm.modify"],
  },
  startPayment: { catalogue: "features/invoices/pl.json", keys: ["due.pay"] },
};

/** Writes that cost nothing. Decide for each new write: a paid one needs a button that names the payment. */
const FREE = new Set(
  `sessionStart sessionEnd confirmIdentity changeContext getDownloadToken signUpCodeVerify requestPasswordReset resetPassword
  setPhoneChangeToken setEmailChangeToken setContactData activateEDocument saveConsentsByCustomerAccount
  saveElectronicPollResult orderOverpaymentPayout registerTOSAcceptance saveDirectBillingSettings abandonPayment
  setProductName changeServiceMoveDate bookAppointment cancelAppointment setP4Parameter requestContact cancelContact addContactFormFile
  registerContactFormSubmission addSupportRequestMessage subscribeOutage terminateContract revokeTermination withdrawFromContract markMessageAsRead markMessagesAsRead markMessageAsDeleted showIsobarEvent setPremiumNumbers requestDocumentFormat registerAccessibilityComplaint
  registerTemporaryMarketingConsent continueSalesProcess saveOnboardingtData changeCustomLogin
  changePasswordAuthenticated create2FAToken confirm2FAToken save2FADevice delete2FADevices
  editAssociatedMobileDevice associateMobileDevice disableAutoLogin saveClientAccounts saveLanguage switchWifiFrequency
  setWifiParams setDefaultWifiParams resetPin confirmIdentity createRecoveryCodes getPasskeyCreationOptions savePasskey
  renamePasskey deletePasskey endSession endOtherSessions deleteAssociatedMobileDevice`.split(/\s+/u),
);

/** Features in which an amber button leads to a payment; amber means money everywhere. */
const PAYING_FEATURES = ["home", "invoice", "invoices", "messages", "payment"];

it("uses the amber of payments on buttons that pay, and on no other", () => {
  const views = globSync("features/**/*.tsx", { cwd: UI }).filter((file) =>
    readFileSync(join(UI, file), "utf8").includes('variant="pay"'),
  );
  expect(views.length).toBeGreaterThan(0);
  expect(views.filter((file) => !PAYING_FEATURES.includes(file.split("/")[1] ?? ""))).toEqual([]);
});

describe("writes that cost money", () => {
  it("lists every write as paid or free", () => {
    const writes = Object.entries(OPERATIONS).flatMap(([name, { write }]) => (write ? [name] : []));
    expect(writes.filter((name) => !FREE.has(name) && !Object.hasOwn(PAID, name))).toEqual([]);
  });

  it.each(Object.entries(PAID))("[DB-10] names the payment on the button that sends %s", (_operation, paid) => {
    const texts: unknown = JSON.parse(readFileSync(join(UI, paid.catalogue), "utf8"));
    const found = Object.entries(texts ?? {}).filter(([key]) => paid.keys.includes(key));
    expect(found).toHaveLength(paid.keys.length);
    for (const [, text] of found) expect(text).toMatch(/obowiązkiem zapłaty|^(?:Zapłać|Płacę|Płać)/u);
  });
});
