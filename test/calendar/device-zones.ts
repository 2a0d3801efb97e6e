import { Settings } from "luxon";

/**
 * Where the device may stand: at home, at both ends of the day, half an hour off, and where the clock moves by half an
 * hour.
 */
export const DEVICE_ZONES = [
  "UTC",
  "Europe/Warsaw",
  "America/Los_Angeles",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
] as const;

const home = process.env["TZ"];

function moveTo(zone: string | undefined): void {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
}

/** Moves the device itself, and what luxon takes for it. */
export function setDeviceZone(zone: string): void {
  moveTo(zone);
  Settings.defaultZone = zone;
}

/** After each test that has moved it. */
export function restoreDeviceZone(): void {
  moveTo(home);
  Settings.defaultZone = "system";
}
