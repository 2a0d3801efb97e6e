import type { Settings } from "../container/settings.ts";

/** How this installation is set up. Payment pages stand on the portal's own host unless hosts are named. */
export const SETTINGS: Settings = { serviceUrl: "/service", paymentHosts: [] };
