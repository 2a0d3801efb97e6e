import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { OPERATIONS } from "#adapters/soap/operations.ts";
import { operationNames } from "#sandbox/contexts/operations.ts";
import { SESSION_PORT } from "#src/container/tokens.ts";
import { openApp } from "#test/journeys/support/fake-container.ts";
import { createFakeBackend } from "#test/journeys/support/fake-backend.ts";
import { aSession } from "#test/mothers/index.ts";
import { ROOT } from "../../scripts/run-tool.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";

/** Operations of section 7 of the specification, by area. */
const SPECIFIED = {
  session: [
    "sessionEnd",
    "sessionCheck",
    "getSessionServerHash",
    "changeContext",
    "changePasswordAuthenticated",
    "sessionStart",
    "beforeLogin",
    "signUpCodeVerify",
  ],
  client: [
    "getClientData",
    "getContactData",
    "setContactData",
    "setPhoneChangeToken",
    "setEmailChangeToken",
    "activateEDocument",
    "changeCustomLogin",
  ],
  consentsAndContact: [
    "getConsentsByCustomerAccount",
    "saveConsentsByCustomerAccount",
    "registerTOSAcceptance",
    "getDownloadToken",
    "registerContactFormSubmission",
    "getContactFormDefinition",
    "checkIfAllowedToAskForContact",
    "requestContact",
    "saveElectronicPollResult",
  ],
  financeAndMessages: [
    "getClientFinancialEntries",
    "getClientMessages",
    "getOutageMessages",
    "markMessageAsRead",
    "markMessageAsDeleted",
    "getBanners",
    "getSiteContent",
  ],
  onboarding: ["getOnboardingtData", "saveOnboardingtData"],
  offers: [
    "getExtendOffer",
    "getSalesOfferHistory",
    "continueSalesProcess",
    "respondToSaleOffer",
    "showIsobarEvent",
    "registerTemporaryMarketingConsent",
  ],
  devices: [
    "getResetPinHardware",
    "resetPin",
    "getWifiHardware",
    "getWifiParams",
    "switchWifiFrequency",
    "setWifiParams",
    "setDefaultWifiParams",
  ],
  mobileAndSecondFactor: [
    "getAssociatedMobileDevices",
    "associateMobileDevice",
    "sessionStartChallenge",
    "editAssociatedMobileDevice",
    "disableAutoLogin",
    "create2FAToken",
    "confirm2FAToken",
    "save2FADevice",
    "get2FADevices",
    "delete2FADevices",
    "get2FAPhones",
    "saveClientAccounts",
  ],
  chat: ["getChatToken", "checkBackdoor"],
  help: ["getBranches"],
  mobileProduct: ["setP4Parameter", "getMVNOstate"],
} as const;

const adapters = join(ROOT, "src-adapters/soap");
const sources = readdirSync(adapters, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".spec.ts") && !/(^|\/)operation[^/]*$/.test(file))
  .map((file) => readFileSync(join(adapters, file), "utf8"))
  .join("\n");

describe("(part of CALL-09) operations of the specification", () => {
  it.each(Object.entries(SPECIFIED))(
    "declares, calls and implements each operation of the specification's area %s",
    (_area, names) => {
      for (const name of names) {
        expect(Object.keys(OPERATIONS), `${name} in the contract`).toContain(name);
        expect(sources.includes(`"${name}"`), `${name} is called`).toBe(true);
        expect(operationNames().includes(name), `${name} is implemented by the sandbox`).toBe(true);
      }
    },
  );
});

/** Opens a portal whose server returns the hash of another session from the second check on. */
function openAppWithForeignSession() {
  const backend = createFakeBackend();
  const serverHash = vi
    .fn(backend.session.serverHash)
    .mockImplementationOnce(backend.session.serverHash)
    .mockResolvedValue({ ok: true, value: "0".repeat(64) });
  const app = openApp(backend, {
    change: ({ root }) => root.rebind(SESSION_PORT).toConstantValue({ ...backend.session, serverHash }),
  });
  return { app, serverHash, storedHash: () => backend.storage.read()?.serverHash };
}

it("[CALL-09] sandbox implements exactly the contract; portal ends a session of another hash", async () => {
  const wsdl = readFileSync(join(ROOT, "docs/contract/ebok.wsdl"), "utf8");
  const declared = [
    ...new Set([...wsdl.matchAll(/<(?:\w+:)?operation name="(\w+)"/g)].map(([, name = ""]) => name)),
  ].toSorted();
  expect(declared).toEqual(Object.keys(OPERATIONS).toSorted());
  expect(declared).toEqual([...operationNames()].toSorted());
  expect(declared.filter((name) => !sources.includes(`"${name}"`))).toEqual([]);

  const { app, serverHash, storedHash } = openAppWithForeignSession();
  app.openSession(aSession());
  await vi.waitFor(() => expect(storedHash()).toBeDefined());
  expect(storesOf(app).session.current).toEqual(aSession());
  storesOf(app).session.setSessionInAllTabs({ ...aSession(), currentContext: "another" });
  await vi.waitFor(() => expect(storesOf(app).session.ended).toBe("expired"));
  expect([serverHash.mock.calls.length, storesOf(app).session.current]).toEqual([2, undefined]);
});
