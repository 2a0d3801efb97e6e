import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "#adapters/soap/operations.ts";
import { operationNames } from "#sandbox/contexts/operations.ts";
import { ROOT } from "../../scripts/run-tool.ts";

/** What the specification names in its section 7, area by area. */
const NAMED = {
  session: ["sessionEnd", "sessionCheck", "getSessionServerHash", "changeContext", "changePasswordAuthenticated", "sessionStart", "beforeLogin", "signUpCodeVerify"],
  client: ["getClientData", "getContactData", "setContactData", "setPhoneChangeToken", "setEmailChangeToken", "activateEDocument", "changeCustomLogin"],
  consentsAndContact: [
    "getConsentsByCustomerAccount", "saveConsentsByCustomerAccount", "registerTOSAcceptance", "getDownloadToken", "registerContactFormSubmission", "getContactFormDefinition",
    "checkIfAllowedToAskForContact", "requestContact", "saveElectronicPollResult",
  ],
  financeAndMessages: ["getClientFinancialEntries", "getClientMessages", "getOutageMessages", "markMessageAsRead", "markMessageAsDeleted", "getBanners", "getSiteContent"],
  onboarding: ["getOnboardingtData", "saveOnboardingtData"],
  offers: ["getExtendOffer", "getSalesOfferHistory", "continueSalesProcess", "respondToSaleOffer", "showIsobarEvent", "registerTemporaryMarketingConsent"],
  devices: ["getResetPinHardware", "resetPin", "getWifiHardware", "getWifiParams", "switchWifiFrequency", "setWifiParams", "setDefaultWifiParams"],
  mobileAndSecondFactor: [
    "getAssociatedMobileDevices", "associateMobileDevice", "sessionStartChallenge", "editAssociatedMobileDevice", "disableAutoLogin", "create2FAToken", "confirm2FAToken", "save2FADevice",
    "get2FADevices", "delete2FADevices", "get2FAPhones", "saveClientAccounts",
  ],
  chat: ["getChatToken", "checkBackdoor"],
  help: ["getBranches"],
  mobileProduct: ["setP4Parameter", "getMVNOstate"],
} as const;

const adapters = join(ROOT, "src-adapters/soap");
const sources = readdirSync(adapters, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".spec.ts") && !file.startsWith("operation"))
  .map((file) => readFileSync(join(adapters, file), "utf8"))
  .join("\n");

describe("(part of CALL-09) every operation that the specification names", () => {
  it.each(Object.entries(NAMED))("%s: is in the contract, called by an adapter, and answered by the sandbox", (_area, names) => {
    for (const name of names) {
      expect(Object.keys(OPERATIONS), `${name} in the contract`).toContain(name);
      expect(sources.includes(`"${name}"`), `${name} is called`).toBe(true);
      expect(operationNames().includes(name), `${name} is answered`).toBe(true);
    }
  });
});
