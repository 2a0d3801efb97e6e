import { parsePolishDate } from "#domain/shared-kernel/index.ts";
import { ONBOARDING_TASKS } from "#domain/onboarding/index.ts";
import type { OnboardingEvent } from "#domain/onboarding/index.ts";
import type { Fields } from "../decoding/fields.ts";

/** A flag of SET-06; nothing for a name that the portal does not know (it is noted). */
export function decodeOnboardingEvent(item: Fields): OnboardingEvent | undefined {
  const eventName = item.parsed("eventName", (text) => ONBOARDING_TASKS.find((task) => task === text));
  if (eventName === undefined) return undefined;
  return {
    eventName,
    eventSet: item.flag("eventSet"),
    expirationDate: item.parsed("expirationDate", parsePolishDate),
  };
}
