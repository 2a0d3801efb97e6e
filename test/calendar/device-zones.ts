import { Settings } from "luxon";

/**
 * Time zones of the device in tests: Warsaw, both ends of the day, a half-hour offset, and a clock change of half an
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

/** Sets the time zone of the process and of luxon. */
export function setDeviceZone(zone: string): void {
  moveTo(zone);
  Settings.defaultZone = zone;
}

/** Restores the time zone of the process and of luxon. Call it after each test that has changed them. */
export function restoreDeviceZone(): void {
  moveTo(home);
  Settings.defaultZone = "system";
}
