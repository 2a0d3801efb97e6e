import { setRouterReachable } from "#sandbox/contexts/wifi.operations.ts";
import type { OperationEffects } from "./operation-effects.ts";
import type { EffectCustomer } from "./effect-customer.ts";

const KEY = "4127830-02";
const ROUTER = `<serviceKey>${KEY}</serviceKey>`;
/** Time that a router takes for a change, ms. */
const ROUTER_UPDATE_MS = 12_000;
const DECODER =
  "<caCard>0150 0048 2716</caCard><cardNo>004127830011</cardNo>" +
  "<model>Dekoder 4K WB-510</model><serialNumber>WB510-22-0087413</serialNumber>";

const network = (customer: EffectCustomer, path: string): Promise<readonly string[]> =>
  customer.readAll("getWifiParams", `e:frequencies/e:item[e:frequencyType='2.4GHz']/${path}`, ROUTER);

const networkName = (customer: EffectCustomer): Promise<readonly string[]> =>
  network(customer, "e:params/e:item[e:provName='ssid']/e:value");

async function nameNetwork(customer: EffectCustomer): Promise<string> {
  await customer.call(
    "setWifiParams",
    `${ROUTER}<frequencies><item><frequencyType>2.4GHz</frequencyType><params>` +
      "<item><provName>ssid</provName><value>Andersa u góry</value></item></params></item></frequencies>",
  );
  await customer.moveClock(ROUTER_UPDATE_MS);
  return "";
}

/** Effects of the operations for routers and decoders. */
export const DEVICE_EFFECTS = {
  getWifiHardware: {
    effect: "returns the new model",
    changedBy: "a change in the database",
    observe: (customer) => customer.readAll("getWifiHardware", `e:devices/e:item[e:serviceKey='${KEY}']/e:deviceType`),
    before: ["router WB-AX5400"],
    change: (customer) => {
      customer.changeRows("UPDATE router SET device_type = 'router WB-BE9300' WHERE service_key = ?", KEY);
      return ["router WB-BE9300"];
    },
  },
  getWifiParams: {
    effect: "returns offline",
    changedBy: "an outage of the router",
    observe: (customer) => customer.read("getWifiParams", "e:status", ROUTER),
    before: "ONLINE",
    change: (customer) => {
      setRouterReachable(customer.tenant, KEY, false);
      return "OFFLINE";
    },
  },
  switchWifiFrequency: {
    effect: "returns the network as turned off",
    seenThrough: "getWifiParams",
    observe: (customer) => network(customer, "e:enabled"),
    before: ["true"],
    change: async (customer) => {
      const off = "<frequencyType>2.4GHz</frequencyType><enabled>false</enabled>";
      await customer.call("switchWifiFrequency", ROUTER + off);
      await customer.moveClock(ROUTER_UPDATE_MS);
      return ["false"];
    },
  },
  setWifiParams: {
    effect: "returns the name of the network",
    seenThrough: "getWifiParams",
    observe: networkName,
    before: ["Andersa 14"],
    change: async (customer) => {
      await nameNetwork(customer);
      return ["Andersa u góry"];
    },
  },
  setDefaultWifiParams: {
    effect: "returns the first name of the network",
    seenThrough: "getWifiParams",
    prepare: nameNetwork,
    observe: networkName,
    before: ["Andersa u góry"],
    change: async (customer) => {
      await customer.call("setDefaultWifiParams", ROUTER);
      await customer.moveClock(ROUTER_UPDATE_MS);
      return ["WIAZKA-3002"];
    },
  },
  getResetPinHardware: {
    effect: "returns the new card",
    changedBy: "a change in the database",
    observe: (customer) => customer.read("getResetPinHardware", "e:hardware/e:item[1]/e:cardNo"),
    before: "004127830011",
    change: (customer) => {
      customer.changeRows(
        "UPDATE decoder SET card_no = '004127830099' WHERE account_number = '4127830' AND position = 0",
      );
      return "004127830099";
    },
  },
  resetPin: {
    effect: "stores the PIN",
    seenThrough: "the database",
    prepare: async (customer) => (await customer.readAll("getResetPinHardware", "e:hardware/e:item/e:model")).join(),
    observe: async ({ tenant }) =>
      tenant.db.prepare("SELECT pin_code FROM decoder WHERE serial_number = 'WB510-22-0087413'").get()?.["pin_code"],
    before: null,
    change: (customer) => customer.read("resetPin", "e:pinCode", DECODER),
  },
} satisfies Partial<OperationEffects>;
