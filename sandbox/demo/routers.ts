import type { JsonRecord } from "#kit/json.ts";
import type { ProductSeed } from "./product-seed.ts";
import type { CustomerSeed } from "./seed.ts";

/** Initial data of a router. */
export interface RouterSeed {
  readonly serviceKey: string;
  readonly city: string;
  readonly deviceType: string;
  readonly isOnline: boolean;
  readonly frequencies: readonly JsonRecord[];
  readonly defaults: readonly JsonRecord[];
  readonly connected: readonly JsonRecord[];
  /** True if the customer may see the status, and the connected devices. */
  readonly showsStatus: boolean;
  readonly showsConnected: boolean;
}

export interface DecoderSeed {
  readonly model: string;
  readonly caCard: string;
  readonly cardNo: string;
  readonly serialNumber: string;
  readonly gives: "RESET_CODE" | "RECOVERY_CODE" | "NOTHING";
}

/** Model of the router that is switched off. */
const SWITCHED_OFF = "Router WB-5G200";
/** Model of the router that shows neither its status nor its connected devices. */
const DISCREET = "Router WB-PRO10G";
/** Account whose decoder is switched off. */
const UNREACHABLE = "5417806";

interface Band {
  readonly type: string;
  readonly name: string;
  readonly password: string;
  readonly channels: readonly string[];
  readonly channel: string;
}

const CHANNELS = { "2.4GHz": ["AUTO", "1", "6", "11", "13"], "5GHz": ["AUTO", "36", "40", "44", "48", "100"] } as const;

function frequency({ type, name, password, channels, channel }: Band): JsonRecord {
  const parameter = (
    provName: string,
    label: string,
    kind: string,
    value: string,
    more: JsonRecord = {},
  ): JsonRecord => ({ provName, name: label, type: kind, editable: true, value, acceptableValues: [], ...more });
  return {
    enabled: true,
    frequencyType: type,
    params: [
      parameter("ssid", "Nazwa sieci", "SSID", name),
      parameter("key", "Hasło", "PASSWORD", password),
      parameter("channel", "Kanał", "CHANNEL", channel, {
        acceptableValues: channels,
        description: "Automatyczny to najmniej zajęty.",
      }),
      parameter("security", "Zabezpieczenie", "SECURITY", "WPA2/WPA3", {
        editable: false,
        acceptableValues: ["WPA2", "WPA2/WPA3", "WPA3"],
      }),
    ],
  };
}

function bands(name: string, password: string): readonly JsonRecord[] {
  return [
    frequency({ type: "2.4GHz", name, password, channels: CHANNELS["2.4GHz"], channel: "AUTO" }),
    frequency({ type: "5GHz", name: `${name} 5G`, password, channels: CHANNELS["5GHz"], channel: "36" }),
  ];
}

/** Devices connected at home, as in the design. */
const DESIGN_DEVICES: readonly JsonRecord[] = [
  { name: "Laptop-Zosia", frequencyType: "5GHz", ipAddress: "192.168.0.12", macAddress: "A4:83:E7:1B:09:5C" },
  { name: "Telefon Małgorzaty", frequencyType: "5GHz", ipAddress: "192.168.0.15", macAddress: "6C:96:CF:D2:40:11" },
  { name: "Telewizor w salonie", frequencyType: "2.4GHz", ipAddress: "192.168.0.20", macAddress: "00:7C:2D:88:F1:3A" },
  { name: "Drukarka", frequencyType: "2.4GHz", ipAddress: "192.168.0.31", macAddress: "B0:22:7A:04:C6:9E" },
];
/** Account of the design. */
const DESIGN_ACCOUNT = "4127830";

/** Returns a hardware address of its own for a device of a service. Locally administered, so no manufacturer has it. */
function macAddressOf(serviceKey: string, position: number): string {
  const digits = serviceKey.replaceAll(/\D/gu, "").slice(-9).padStart(9, "0");
  const pairs = digits.slice(0, 8).match(/../gu) ?? [];
  return ["02", ...pairs, `${digits.slice(8)}${position + 1}`].join(":");
}

/** Returns the devices at a router: those of the design, or others without the name of a person. */
function connectedDevices(serviceKey: string): readonly JsonRecord[] {
  if (serviceKey.startsWith(DESIGN_ACCOUNT)) return DESIGN_DEVICES;
  return ["Laptop", "Telefon", "Telewizor"].map((name, position) => ({
    name,
    frequencyType: position === 2 ? "2.4GHz" : "5GHz",
    ipAddress: `192.168.0.${position + 11}`,
    macAddress: macAddressOf(serviceKey, position),
  }));
}

const STREET = /^(?:ul\.|al\.|pl\.)?\s*(?:\S+\s+)*?(\S+)$/;

function routerOf({ productId, address, hardware = [], category, status }: ProductSeed): RouterSeed | undefined {
  const model =
    hardware.find((one) => one.model.startsWith("Router "))?.model ??
    (category === "internet" && status === "ACTIVE" ? "Router WB-AX5400" : undefined);
  if (model === undefined || status === "RESIGNED") return undefined;
  const street = STREET.exec(address?.street ?? "")?.[1] ?? "Wiązka";
  const own = bands(`${street} ${address?.houseNumber ?? ""}`.trim(), "SzumiBaltyk1926");
  const isOnline = model !== SWITCHED_OFF;
  return {
    serviceKey: productId,
    city: address?.city ?? "",
    deviceType: model.replace("Router", "router"),
    isOnline,
    frequencies: own,
    defaults: bands(`WIAZKA-${productId.slice(-5).replace("-", "")}`, `Start${productId.replaceAll("-", "")}`),
    connected: isOnline ? connectedDevices(productId) : [],
    showsStatus: model !== DISCREET,
    showsConnected: model !== DISCREET,
  };
}

/** Returns the routers of a customer's products, sorted by service key. */
export function routerSeedsOf({ products }: CustomerSeed): readonly RouterSeed[] {
  return products
    .flatMap((product) => routerOf(product) ?? [])
    .toSorted((one, other) => one.serviceKey.localeCompare(other.serviceKey));
}

function numberOf(serviceKey: string, position: number): string {
  return `00${serviceKey.replaceAll("-", "")}${position + 1}`;
}

/** Returns the decoders of a customer whose PIN can be reset. */
export function decoderSeedsOf(account: string, { products }: CustomerSeed): readonly DecoderSeed[] {
  return products
    .filter(({ category, status }) => category === "television" && status === "ACTIVE")
    .flatMap(({ productId, hardware }) => {
      const named = (hardware ?? []).filter((one) => one.caCard !== undefined);
      const all =
        named.length > 0
          ? named
          : [
              {
                note: undefined,
                model: "Dekoder HD WB-310",
                caCard: `0150 0031 ${productId.replaceAll("-", "").slice(-4)}`,
                serialNumber: `WB310-19-${productId.replaceAll("-", "").slice(-7)}`,
              },
            ];
      return all.map(({ model, note, caCard = "", serialNumber = "" }, position): DecoderSeed => ({
        model: note === undefined ? model : `${model}, ${note}`,
        caCard,
        serialNumber,
        cardNo: numberOf(productId, position),
        gives: account === UNREACHABLE ? "NOTHING" : position === 1 ? "RECOVERY_CODE" : "RESET_CODE",
      }));
    });
}
