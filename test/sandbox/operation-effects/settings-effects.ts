import type { OperationEffects } from "./operation-effects.ts";
import type { EffectCustomer } from "./effect-customer.ts";
import { BIOMETRIC_LOGIN, registerPhoneWithKey } from "./phone-with-key.ts";

const SMS_LOGIN = "kod.sikora";
const NEW_PASSWORD = "Nowe-haslo-2";
const PHONE = "e:devices/e:item[e:deviceId='tel-4127830-1']";

const trustedDevices = (customer: EffectCustomer): Promise<readonly string[]> =>
  customer.readAll("get2FADevices", "e:devices/e:item/e:name");

const trustLaptop = async (customer: EffectCustomer): Promise<string> =>
  (await customer.read("save2FADevice", "e:id", "<name>Laptop</name>")) ?? "";

const createSmsToken = async (customer: EffectCustomer): Promise<string> =>
  (await customer.read("create2FAToken", "e:tokenId", "<factor>sms</factor><phoneId>1</phoneId>")) ?? "";

const confirmToken = (customer: EffectCustomer): Promise<string | undefined> =>
  customer.read(
    "confirm2FAToken",
    "e:status2FA",
    `<tokenId>${customer.prepared || "never-given"}</tokenId><code>${customer.sentCode}</code>`,
  );

const countSessions = async (customer: EffectCustomer): Promise<number> =>
  (await customer.readAll("getSessions", "e:sessions/e:item")).length;

/** Opens a second session, which the customer uses from now on, and returns the id of the first one in the list. */
const openOtherSession = async (customer: EffectCustomer): Promise<string> => {
  await customer.openSession();
  return (await customer.read("getSessions", "e:sessions/e:item[e:isCurrent='false']/e:id")) ?? "";
};

/** Effects of the operations for the login, the second factor and the customer's phones. */
export const SETTINGS_EFFECTS = {
  changeCustomLogin: {
    effect: "returns the new login",
    seenThrough: "getClientData",
    observe: (customer) => customer.read("getClientData", "e:client/e:clientLogin"),
    before: "m.brzezinska",
    change: async (customer) => {
      await customer.call("changeCustomLogin", "<login>malgorzata.b</login>");
      return "malgorzata.b";
    },
  },
  changePasswordAuthenticated: {
    effect: "accepts the new password",
    seenThrough: "sessionStart",
    observe: async (customer) => {
      const answer = await customer.logIn("m.brzezinska", NEW_PASSWORD);
      return answer.one("e:errorCode") ?? answer.one("e:isLogged");
    },
    before: "BAD_CREDENTIALS",
    change: async (customer) => {
      await customer.call(
        "changePasswordAuthenticated",
        `<currentPassword>Wiazka-2026</currentPassword><newPassword>${NEW_PASSWORD}</newPassword>`,
      );
      return "true";
    },
  },
  getActivities: {
    effect: "lists the change of the login first",
    changedBy: "changeCustomLogin",
    observe: (customer) => customer.read("getActivities", "e:activities/e:item[1]/e:kind"),
    before: "LOGIN",
    change: async (customer) => {
      await customer.call("changeCustomLogin", "<login>malgorzata.b</login>");
      return "LOGIN_CHANGED";
    },
  },
  get2FADevices: {
    effect: "returns the second factor",
    changedBy: "confirm2FAToken",
    prepare: createSmsToken,
    observe: (customer) => customer.read("get2FADevices", "e:factor"),
    before: "none",
    change: async (customer) => {
      await confirmToken(customer);
      return "sms";
    },
  },
  create2FAToken: {
    effect: "accepts the sent code",
    seenThrough: "confirm2FAToken",
    observe: confirmToken,
    before: "EXPIRED",
    change: async (customer) => {
      customer.prepared = await createSmsToken(customer);
      return "OK";
    },
  },
  confirm2FAToken: {
    effect: "asks for a code",
    seenThrough: "sessionStart",
    prepare: createSmsToken,
    observe: async (customer) => (await customer.logIn("m.brzezinska")).all("e:challenge/e:factor"),
    before: [],
    change: async (customer) => {
      // The login before has opened another session.
      await customer.call("confirmIdentity", "<password>Wiazka-2026</password>");
      await confirmToken(customer);
      return ["sms"];
    },
  },
  save2FADevice: {
    effect: "lists the device",
    seenThrough: "get2FADevices",
    login: SMS_LOGIN,
    observe: trustedDevices,
    before: [],
    change: async (customer) => {
      await trustLaptop(customer);
      return ["Laptop"];
    },
  },
  delete2FADevices: {
    effect: "lists the device no longer",
    seenThrough: "get2FADevices",
    login: SMS_LOGIN,
    prepare: trustLaptop,
    observe: trustedDevices,
    before: ["Laptop"],
    change: async (customer) => {
      await customer.call("delete2FADevices", `<devices><item>${customer.prepared}</item></devices>`);
      return [];
    },
  },
  getAssociatedMobileDevices: {
    effect: "lists the phone",
    changedBy: "associateMobileDevice",
    observe: (customer) => customer.readAll("getAssociatedMobileDevices", "e:devices/e:item/e:deviceName"),
    before: ["Telefon Małgosi", "Tablet w kuchni"],
    change: async (customer) => {
      await registerPhoneWithKey(customer);
      return ["Telefon Małgosi", "Tablet w kuchni", "Telefon Zosi"];
    },
  },
  associateMobileDevice: {
    effect: "knows the key",
    seenThrough: "sessionStartChallenge",
    observe: (customer) => customer.readAll("sessionStartChallenge", "e:errorCode", BIOMETRIC_LOGIN),
    before: ["NOT_POSSIBLE"],
    change: async (customer) => {
      await registerPhoneWithKey(customer);
      return [];
    },
  },
  editAssociatedMobileDevice: {
    effect: "returns the new name",
    seenThrough: "getAssociatedMobileDevices",
    observe: (customer) => customer.read("getAssociatedMobileDevices", `${PHONE}/e:deviceName`),
    before: "Telefon Małgosi",
    change: async (customer) => {
      await customer.call(
        "editAssociatedMobileDevice",
        "<deviceId>tel-4127830-1</deviceId><deviceName>Stary telefon</deviceName>" +
          "<rememberMe>true</rememberMe><biometric>true</biometric>",
      );
      return "Stary telefon";
    },
  },
  disableAutoLogin: {
    effect: "returns both permissions as turned off",
    seenThrough: "getAssociatedMobileDevices",
    observe: (customer) =>
      customer.readAll("getAssociatedMobileDevices", `${PHONE}/*[self::e:rememberMe or self::e:biometric]`),
    before: ["true", "true"],
    change: async (customer) => {
      await customer.call("disableAutoLogin", "<deviceId>tel-4127830-1</deviceId>");
      return ["false", "false"];
    },
  },
  deleteAssociatedMobileDevice: {
    effect: "lists the phone no longer",
    seenThrough: "getAssociatedMobileDevices",
    observe: (customer) => customer.readAll("getAssociatedMobileDevices", "e:devices/e:item/e:deviceName"),
    before: ["Telefon Małgosi", "Tablet w kuchni"],
    change: async (customer) => {
      await customer.call("deleteAssociatedMobileDevice", "<deviceId>tel-4127830-1</deviceId>");
      return ["Tablet w kuchni"];
    },
  },
  getSessions: {
    effect: "lists the new session",
    changedBy: "sessionStart",
    observe: countSessions,
    before: 1,
    change: async (customer) => {
      await customer.logIn("m.brzezinska");
      return 2;
    },
  },
  endSession: {
    effect: "lists the session no longer",
    seenThrough: "getSessions",
    prepare: openOtherSession,
    observe: countSessions,
    before: 2,
    change: async (customer) => {
      await customer.call("endSession", `<id>${customer.prepared}</id>`);
      return 1;
    },
  },
  endOtherSessions: {
    effect: "lists the current session alone",
    seenThrough: "getSessions",
    prepare: openOtherSession,
    observe: countSessions,
    before: 2,
    change: async (customer) => {
      await customer.call("endOtherSessions");
      return 1;
    },
  },
  saveClientAccounts: {
    effect: "opens the first account",
    seenThrough: "sessionStart",
    login: "konta.lis",
    observe: async (customer) => (await customer.logIn("konta.lis")).one("e:currentContext"),
    before: "5600321",
    change: async (customer) => {
      const contexts = ["5600322", "5600321", "6005610"].map((id) => `<context><id>${id}</id></context>`).join("");
      await customer.call("saveClientAccounts", `<contexts>${contexts}</contexts>`);
      return "5600322";
    },
  },
  saveLanguage: {
    effect: "keeps the language for the next login",
    seenThrough: "sessionStart",
    observe: async (customer) => (await customer.logIn("m.brzezinska")).one("e:language"),
    before: undefined,
    change: async (customer) => {
      await customer.call("saveLanguage", "<language>uk</language>");
      return "uk";
    },
  },
} satisfies Partial<OperationEffects>;
