import type { Configuration } from "#domain/configuration/index.ts";
import type { PortalSettings } from "../container/portal-settings.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Returns the settings of this installation. */
export function portalSettingsOf({
  provider,
  hosts,
  limits,
  complaints,
  features,
  help,
  decoder,
  chat,
  recording,
}: Configuration): PortalSettings {
  return {
    serviceUrl: provider.serviceUrl,
    requestTimeoutMs: limits.requestSeconds * SECOND_MS,
    hosts,
    session: {
      sessionMs: limits.sessionMinutes * MINUTE_MS,
      warningMs: limits.warningSeconds * SECOND_MS,
      checkEveryMs: limits.checkSeconds * SECOND_MS,
    },
    limits,
    complaints,
    decoder,
    capabilities: {
      profile: provider.profile,
      supports: provider.supports,
      lacks: provider.lacks,
      features,
    },
    help,
    chatPath: chat.path,
    recording,
  };
}
