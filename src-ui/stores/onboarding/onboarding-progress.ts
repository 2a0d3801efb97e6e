import { contactVisibilityOf } from "#domain/contact/visible-contact.ts";
import { progressOf, type OnboardingFacts, type OnboardingProgress } from "#domain/onboarding/index.ts";
import type { AsyncSectionSource } from "../async-section.ts";
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
  /** True inside the operator's app. */
  readonly isInApp: boolean;
}

/** Creates the source of the onboarding progress, the same on the start page and on the onboarding page (SET-05). */
export function onboardingProgressSource(
  dependencies: OnboardingProgressDependencies,
): AsyncSectionSource<OnboardingProgress> {
  const { onboarding, siteContent, client, contact, today } = dependencies;
  const isSettled = (status: string): boolean => status === "ready" || status === "failed";
  return {
    needs: [onboarding.storedFlags],
    read() {
      const storedFlags = onboarding.storedFlags.known;
      // The operator chooses the visible tasks; if that fails to load, the default ones are shown.
      const content = siteContent.content.knownOr(new Map());
      const facts = factsOf(dependencies);
      const areFactsSettled =
        facts !== undefined || (isSettled(client.data.state.status) && isSettled(contact.data.state.status));
      return storedFlags === undefined || content === undefined || !areFactsSettled
        ? undefined
        : progressOf(storedFlags, content, today.today, facts);
    },
    load: () =>
      Promise.all([onboarding.storedFlags.load(), siteContent.content.load(), client.data.load(), contact.data.load()]),
  };
}

/** Returns the facts about the customer; `undefined` until client and contact data are known. */
function factsOf({ client, contact, theme, isInApp }: OnboardingProgressDependencies): OnboardingFacts | undefined {
  const data = client.data.known;
  if (data === undefined || contact.data.known === undefined) return undefined;
  const { contactDataEditable, clientCustomLogin } = data.client;
  return {
    shows: contactVisibilityOf(data.client),
    contactDataEditable,
    hasOwnLogin: clientCustomLogin !== undefined && clientCustomLogin !== "",
    isEInvoiceOffered: data.flags.showEInvoiceActivation,
    hasEInvoiceAddress: contact.eInvoiceAddress !== undefined,
    isInApp,
    isThemeChosen: theme.choice !== "system",
  };
}
