import type { Configuration } from "#domain/configuration/index.ts";
import type { PortalSettings } from "../container/portal-settings.ts";
import { sessionLimitsOf } from "./session-limits-of.ts";

const SECOND_MS = 1_000;

/** Returns the settings of this installation. */
export function portalSettingsOf({
  provider,
  hosts,
  limits,
  complaints,
  legal,
  features,
  help,
  decoder,
  chat,
  recording,
  app,
}: Configuration): PortalSettings {
  return {
    serviceUrl: provider.serviceUrl,
    requestTimeoutMs: limits.requestSeconds * SECOND_MS,
    hosts,
    session: sessionLimitsOf({ limits }),
    limits,
    complaints,
    legal,
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
    app,
  };
}
