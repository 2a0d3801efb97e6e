import { SoftwareAuthenticator } from "../../../conformance/accounts/software-authenticator.ts";
import { escapeForXml } from "../service-client.ts";
import type { EffectCustomer } from "./effect-customer.ts";
import type { OperationEffects } from "./operation-effects.ts";

const SMS_LOGIN = "kod.sikora";

/** Saves a passkey of a software authenticator. Returns its id. */
async function savePasskey(customer: EffectCustomer, authenticator: SoftwareAuthenticator): Promise<string> {
  const issued = await customer.call("getPasskeyCreationOptions");
  const created = authenticator.create(issued.one("e:options") ?? "");
  const saved = await customer.call(
    "savePasskey",
    `<challengeId>${issued.one("e:challengeId")}</challengeId><name>Telefon</name>` +
      `<passkey>${escapeForXml(created)}</passkey>`,
  );
  return saved.one("e:passkey/e:id") ?? "";
}

const savePasskeyHere = (customer: EffectCustomer): Promise<string> =>
  savePasskey(customer, new SoftwareAuthenticator(customer.url));

const namesOf = (customer: EffectCustomer): Promise<readonly string[]> =>
  customer.readAll("getPasskeys", "e:passkeys/e:item/e:name");

/** Effects of the operations for passkeys and recovery codes. */
export const PASSKEY_EFFECTS = {
  createRecoveryCodes: {
    effect: "counts the codes",
    seenThrough: "get2FADevices",
    login: SMS_LOGIN,
    observe: (customer) => customer.read("get2FADevices", "e:recoveryCodesLeft"),
    before: undefined,
    change: async (customer) => {
      await customer.call("createRecoveryCodes");
      return "10";
    },
  },
  getPasskeys: {
    effect: "lists the passkey",
    changedBy: "savePasskey",
    observe: namesOf,
    before: [],
    change: async (customer) => {
      await savePasskeyHere(customer);
      return ["Telefon"];
    },
  },
  getPasskeyCreationOptions: {
    effect: "has the challenge",
    seenThrough: "the database",
    observe: async (customer) => customer.tenant.db.prepare("SELECT login FROM passkey_challenge").all(),
    before: [],
    change: async (customer) => {
      await customer.call("getPasskeyCreationOptions");
      return [{ login: "m.brzezinska" }];
    },
  },
  savePasskey: {
    effect: "lists the passkey",
    seenThrough: "getPasskeys",
    observe: namesOf,
    before: [],
    change: async (customer) => {
      await savePasskeyHere(customer);
      return ["Telefon"];
    },
  },
  renamePasskey: {
    effect: "returns the new name",
    seenThrough: "getPasskeys",
    prepare: savePasskeyHere,
    observe: namesOf,
    before: ["Telefon"],
    change: async (customer) => {
      await customer.call("renamePasskey", `<id>${customer.prepared}</id><name>Telefon Zosi</name>`);
      return ["Telefon Zosi"];
    },
  },
  deletePasskey: {
    effect: "lists the passkey no longer",
    seenThrough: "getPasskeys",
    prepare: savePasskeyHere,
    observe: namesOf,
    before: ["Telefon"],
    change: async (customer) => {
      await customer.call("deletePasskey", `<id>${customer.prepared}</id>`);
      return [];
    },
  },
  getPasskeyRequestOptions: {
    effect: "is refused",
    changedBy: "a change in the database",
    login: "none",
    observe: (customer) => customer.readAll("getPasskeyRequestOptions", "e:errorCode"),
    before: [],
    change: async (customer) => {
      const count = customer.tenant.db.prepare("INSERT INTO counted_call SELECT kind, owner, at FROM counted_call");
      while (customer.tenant.db.prepare("SELECT count(*) AS n FROM counted_call").get()?.["n"] !== 512) count.run();
      return ["TRY_LATER"];
    },
  },
} satisfies Partial<OperationEffects>;
