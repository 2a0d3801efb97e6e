import type { Configuration } from "#domain/configuration/index.ts";
import type { Settings } from "../container/settings.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How this installation is set up. */
export function settingsOf({
  provider,
  hosts,
  limits,
  complaints,
  features,
  help,
  decoder,
  chat,
}: Configuration): Settings {
  return {
    serviceUrl: provider.serviceUrl,
    requestTimeoutMs: limits.requestSeconds * SECOND,
    hosts,
    session: {
      sessionMs: limits.sessionMinutes * MINUTE,
      warningMs: limits.warningSeconds * SECOND,
      checkEveryMs: limits.checkSeconds * SECOND,
    },
    limits,
    complaints,
    decoder,
    features,
    help,
    chatPath: chat.path,
  };
}
