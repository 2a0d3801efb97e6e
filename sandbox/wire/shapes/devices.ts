import { list, record, type Fields } from "../shape.ts";

export const WIFI_HARDWARE: Fields = {
  devices: list(record({ city: "text", deviceType: "text", serviceKey: "text" })),
};

export const WIFI_PARAMS: Fields = {
  pendingOperation: "flag",
  showStatus: "flag",
  status: "text",
  showConnectedDevices: "flag",
  frequencies: list(
    record({
      enabled: "flag",
      frequencyType: "text",
      params: list(
        record({
          description: "text",
          editable: "flag",
          name: "text",
          provName: "text",
          type: "text",
          prefix: "text",
          value: "text",
          acceptableValues: list("text"),
        }),
      ),
    }),
  ),
  connectedDevices: list(record({ name: "text", frequencyType: "text", ipAddress: "text", macAddress: "text" })),
  readAt: "moment",
};

export const WIFI_CHANGE: Fields = {
  pendingOperation: "flag",
  errors: list(
    record({ frequencyType: "text", params: list(record({ provName: "text", name: "text", error: "text" })) }),
  ),
};

export const RESET_PIN_HARDWARE: Fields = {
  hardware: list(record({ caCard: "text", cardNo: "text", model: "text", serialNumber: "text" })),
};

export const RESET_PIN: Fields = { pinCode: "text" };
