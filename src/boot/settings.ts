import type { Configuration } from "#domain/configuration/index.ts";
import type { Settings } from "../container/settings.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The ministry's check of invoices in KSeF 2.0. */
const KSEF = "qr.ksef.mf.gov.pl";

/** How this installation is set up. */
export function settingsOf({ provider, hosts, limits, features, help }: Configuration): Settings {
  return {
    serviceUrl: provider.serviceUrl,
    requestTimeoutMs: limits.requestSeconds * SECOND,
    paymentHosts: hosts.payment,
    frameHosts: hosts.iframe,
    ksefHost: hosts.ksef ?? KSEF,
    session: {
      sessionMs: limits.sessionMinutes * MINUTE,
      warningMs: limits.warningSeconds * SECOND,
      checkEveryMs: limits.checkSeconds * SECOND,
    },
    bankAccount: limits.bankAccount,
    features,
    help,
  };
}
