import { ONBOARDING_TASKS } from "#domain/onboarding/index.ts";
import type { StoredOnboardingFlag } from "#domain/onboarding/index.ts";
import { decodeEndDay } from "../decoding/decode-end-day.ts";
import type { Fields } from "../decoding/fields.ts";

/** Decodes a flag of SET-06; `undefined` for an unknown name, which is reported. */
export function decodeStoredOnboardingFlag(item: Fields): StoredOnboardingFlag | undefined {
  const eventName = item.parsed("eventName", (text) => ONBOARDING_TASKS.find((task) => task === text));
  if (eventName === undefined) return undefined;
  return {
    eventName,
    eventSet: item.flag("eventSet"),
    expirationDate: decodeEndDay(item, "expirationDate")?.value,
  };
}
