import { createHash } from "node:crypto";
import type { OperationEffects } from "./operation-effects.ts";
import type { EffectCustomer } from "./effect-customer.ts";
import { BIOMETRIC_LOGIN, registerPhoneWithKey } from "./phone-with-key.ts";

const HOUR = 3_600_000;
const NEW_PASSWORD = "Nowe-haslo-2026";
const NEWCOMER = "<customerNumber>5900101</customerNumber><identification>84061507489</identification>";
const NEWCOMER_QUESTION = "<login>5900101</login><identification>84061507489</identification>";

async function requestResetLink(customer: EffectCustomer): Promise<string> {
  await customer.call("requestPasswordReset", "<login>m.brzezinska</login>");
  return customer.sentToken("/passwordToken");
}

const checkLink = (customer: EffectCustomer): Promise<string | undefined> =>
  customer.read(
    "checkPasswordToken",
    "e:accepted",
    `<token>${customer.prepared || customer.sentToken("/passwordToken")}</token>`,
  );

/** Registers a customer: asks for a code, exchanges it for a ticket, and chooses a login. */
async function register(customer: EffectCustomer): Promise<void> {
  await customer.call("signUpCodeVerify", `${NEWCOMER}<channel>sms</channel>`);
  const ticket = await customer.read("signUpCodeVerify", "e:ticket", `${NEWCOMER}<code>${customer.sentCode}</code>`);
  await customer.call(
    "signUpCodeVerify",
    `<ticket>${ticket}</ticket><login>zofia.rutkowska</login><password>${NEW_PASSWORD}</password>`,
  );
}

/** Effects of the operations that open and end sessions. */
export const LOGIN_EFFECTS = {
  getCapabilities: {
    effect: "names the new profile",
    changedBy: "a changed configuration",
    login: "none",
    observe: (customer) => customer.read("getCapabilities", "e:profile"),
    before: "full",
    change: (customer) => {
      customer.tenant.choice = { ...customer.tenant.choice, capabilities: { profile: "core" } };
      return "core";
    },
  },
  beforeLogin: {
    effect: "finds that the customer has a login",
    changedBy: "signUpCodeVerify",
    login: "none",
    observe: (customer) => customer.read("beforeLogin", "e:possibility", NEWCOMER_QUESTION),
    before: "3",
    change: async (customer) => {
      await register(customer);
      return "1";
    },
  },
  sessionStart: {
    effect: "finds the session",
    seenThrough: "sessionCheck",
    login: "none",
    observe: (customer) => customer.read("sessionCheck", "e:active"),
    before: "false",
    change: async (customer) => {
      await customer.logIn("m.brzezinska");
      return "true";
    },
  },
  sessionStartChallenge: {
    effect: "gives a challenge for the key",
    changedBy: "associateMobileDevice",
    observe: async (customer) =>
      (await customer.readAll("sessionStartChallenge", "e:challenge", BIOMETRIC_LOGIN)).length,
    before: 0,
    change: async (customer) => {
      await registerPhoneWithKey(customer);
      return 1;
    },
  },
  signUpCodeVerify: {
    effect: "finds that the customer has a login",
    seenThrough: "beforeLogin",
    login: "none",
    observe: (customer) => customer.read("beforeLogin", "e:possibility", NEWCOMER_QUESTION),
    before: "3",
    change: async (customer) => {
      await register(customer);
      return "1";
    },
  },
  requestPasswordReset: {
    effect: "accepts the sent link",
    seenThrough: "checkPasswordToken",
    login: "none",
    observe: checkLink,
    before: "UNKNOWN_TOKEN",
    change: async (customer) => {
      await requestResetLink(customer);
      return "true";
    },
  },
  checkPasswordToken: {
    effect: "rejects an old link",
    changedBy: "a move of the clock",
    login: "none",
    prepare: requestResetLink,
    observe: checkLink,
    before: "true",
    change: async (customer) => {
      await customer.moveClock(HOUR);
      return "OVERDUE_TOKEN";
    },
  },
  resetPassword: {
    effect: "accepts the new password",
    seenThrough: "sessionStart",
    login: "none",
    prepare: requestResetLink,
    observe: async (customer) => {
      const answer = await customer.logIn("m.brzezinska", NEW_PASSWORD);
      return answer.one("e:errorCode") ?? answer.one("e:isLogged");
    },
    before: "BAD_CREDENTIALS",
    change: async (customer) => {
      await customer.call("resetPassword", `<token>${customer.prepared}</token><password>${NEW_PASSWORD}</password>`);
      return "true";
    },
  },
  sessionCheck: {
    effect: "reports an expired session",
    changedBy: "a move of the clock",
    observe: (customer) => customer.read("sessionCheck", "e:active"),
    before: "true",
    change: ({ tenant }) => {
      tenant.setClockOffset(tenant.offsetMs + HOUR);
      return "false";
    },
  },
  getSessionServerHash: {
    effect: "returns the hash of the session",
    changedBy: "sessionStart",
    login: "none",
    observe: async (customer) =>
      (await customer.call("getSessionServerHash")).one("*[self::e:sessionError or self::e:sessionServerHash]"),
    before: "true",
    change: async (customer) => {
      await customer.logIn("m.brzezinska");
      return createHash("sha256").update(customer.sessionId).digest("hex");
    },
  },
  changeContext: {
    effect: "returns the other account",
    seenThrough: "getClientData",
    login: "konta.lis",
    observe: (customer) => customer.read("getClientData", "e:client/e:accountNumber"),
    before: "5600321",
    change: async (customer) => {
      await customer.call("changeContext", "<contextId>5600322</contextId>");
      return "5600322";
    },
  },
  confirmIdentity: {
    effect: "is refused no longer",
    seenThrough: "create2FAToken",
    observe: async (customer) => customer.read("create2FAToken", "e:status2FA", "<factor>app</factor>"),
    prepare: async (customer) => {
      customer.changeRows("UPDATE session SET confirmed_at = NULL");
      return "";
    },
    before: "CONFIRM_IDENTITY",
    change: async (customer) => {
      await customer.call("confirmIdentity", "<password>Wiazka-2026</password>");
      return "OK";
    },
  },
  sessionEnd: {
    effect: "finds no session",
    seenThrough: "sessionCheck",
    observe: (customer) => customer.read("sessionCheck", "e:active"),
    before: "true",
    change: async (customer) => {
      await customer.call("sessionEnd");
      return "false";
    },
  },
  getMatter: {
    effect: "shows the offer as declined",
    changedBy: "respondToSaleOffer",
    observe: (customer) =>
      customer.read("getMatter", "e:matter/e:state", `<token>${customer.sentToken("/offer/offerAccept")}</token>`),
    before: "OPEN",
    change: async (customer) => {
      await customer.call(
        "respondToSaleOffer",
        "<offerId>118402</offerId><activityId>ACT-118402</activityId><answer>2</answer>",
      );
      return "DECLINED";
    },
  },
  answerMatter: {
    effect: "shows the number transfer as accepted",
    seenThrough: "getMatter",
    login: "none",
    observe: (customer) =>
      customer.read("getMatter", "e:matter/e:state", `<token>${customer.sentToken("/numberTransferDecision")}</token>`),
    before: "OPEN",
    change: async (customer) => {
      await customer.call(
        "answerMatter",
        `<token>${customer.sentToken("/numberTransferDecision")}</token><answer>ACCEPT</answer>`,
      );
      return "ACCEPTED";
    },
  },
} satisfies Partial<OperationEffects>;
