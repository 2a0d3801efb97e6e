import { contactVisibilityOf } from "#domain/contact/visible-contact.ts";
import {
  onboardingFactsOf,
  type AppAvailability,
  progressOf,
  type LoadedData,
  type OnboardingFacts,
  type OnboardingProgress,
} from "#domain/onboarding/index.ts";
import type { AsyncSectionSource } from "../async-section.ts";
import type { AsyncValue } from "../async-value.ts";
import type { TodayStore } from "../calendar/today.store.ts";
import type { ClientStore } from "../client/client.store.ts";
import type { ContactStore } from "../contact/contact.store.ts";
import type { SiteContentStore } from "../site-content/site-content.store.ts";
import type { ThemeStore } from "../theme/theme.store.ts";
import type { OnboardingStore } from "./onboarding.store.ts";

export interface OnboardingProgressDependencies {
  readonly onboarding: OnboardingStore;
  readonly siteContent: Pick<SiteContentStore, "content">;
  readonly client: ClientStore;
  readonly contact: ContactStore;
  readonly theme: Pick<ThemeStore, "choice">;
  readonly today: Pick<TodayStore, "today">;
  readonly app: AppAvailability;
}

/** Creates the source of the onboarding progress, the same on the start page and on the onboarding page (SET-05). */
export function onboardingProgressSource(
  dependencies: OnboardingProgressDependencies,
): AsyncSectionSource<OnboardingProgress> {
  const { onboarding, siteContent, client, contact, today, app } = dependencies;
  return {
    needs: [onboarding.storedFlags],
    read() {
      const storedFlags = onboarding.storedFlags.known;
      // The operator chooses the visible tasks; if that fails to load, the default ones are shown.
      const content = siteContent.content.knownOr(new Map());
      const facts = factsOf(dependencies);
      return storedFlags === undefined || content === undefined || facts.status === "pending"
        ? undefined
        : progressOf(storedFlags, content, today.today, facts.status === "known" ? facts.value : undefined, app);
    },
    load: () =>
      Promise.all([onboarding.storedFlags.load(), siteContent.content.load(), client.data.load(), contact.data.load()]),
  };
}

function factsOf({ client, contact, theme }: OnboardingProgressDependencies): LoadedData<OnboardingFacts> {
  return onboardingFactsOf(
    loadedData(client.data, (data) => ({
      shows: contactVisibilityOf(data.client),
      contactDataEditable: data.client.contactDataEditable,
      clientCustomLogin: data.client.clientCustomLogin,
      isEInvoiceOffered: data.flags.showEInvoiceActivation,
      isInDebt: data.client.blockade !== undefined,
    })),
    loadedData(contact.data, () => ({ hasEInvoiceAddress: contact.eInvoiceAddress !== undefined })),
    { isThemeChosen: theme.choice !== "system" },
  );
}

/** Returns what is known of an async value; a stale value counts as known. */
function loadedData<Value, Fact>(
  { known, state }: Pick<AsyncValue<Value>, "known" | "state">,
  pick: (value: Value) => Fact,
): LoadedData<Fact> {
  if (known !== undefined) return { status: "known", value: pick(known) };
  return { status: state.status === "failed" ? "unavailable" : "pending" };
}
