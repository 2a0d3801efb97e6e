import type { Decoder } from "#domain/set-top-box/index.ts";
import type { WifiDevice, WifiFrequency, WifiParameter, WifiParameters } from "#domain/wifi/index.ts";

export function aWifiDevice(changes: Partial<WifiDevice> = {}): WifiDevice {
  return { serviceKey: "W-1", city: "Gdańsk", deviceType: "router WB-AX5400", ...changes };
}

export function aWifiParameter(changes: Partial<WifiParameter> = {}): WifiParameter {
  return {
    name: "Nazwa sieci",
    provName: "ssid",
    description: undefined,
    type: "SSID",
    editable: true,
    prefix: "",
    value: "Andersa 14",
    acceptableValues: [],
    ...changes,
  };
}

export function aFrequency(changes: Partial<WifiFrequency> = {}): WifiFrequency {
  return {
    frequencyType: "2.4GHz",
    enabled: true,
    parameters: [
      aWifiParameter(),
      aWifiParameter({ name: "Hasło", provName: "key", type: "PASSWORD", value: "SzumiBaltyk1926" }),
      aWifiParameter({
        name: "Kanał",
        provName: "channel",
        type: "CHANNEL",
        value: "AUTO",
        acceptableValues: ["AUTO", "1", "6", "11"],
      }),
      aWifiParameter({
        name: "Zabezpieczenie",
        provName: "security",
        type: "SECURITY",
        editable: false,
        value: "WPA2/WPA3",
        acceptableValues: ["WPA2/WPA3"],
      }),
    ],
    ...changes,
  };
}

export function aWifi(changes: Partial<WifiParameters> = {}): WifiParameters {
  return {
    pendingOperation: false,
    showStatus: true,
    status: "online",
    showConnectedDevices: true,
    readAt: Date.parse("2026-11-20T09:05:00Z"),
    connectedDevices: [
      { name: "Laptop-Zosia", frequencyType: "5GHz", ipAddress: "192.168.0.12", macAddress: "A4:83:E7:1B:09:5C" },
    ],
    frequencies: [aFrequency(), aFrequency({ frequencyType: "5GHz" })],
    ...changes,
  };
}

export function aDecoder(changes: Partial<Decoder> = {}): Decoder {
  return {
    model: "Dekoder 4K WB-510",
    caCard: "0150 0048 2716",
    cardNo: "00412783001",
    serialNumber: "WB510-22-0087413",
    ...changes,
  };
}
