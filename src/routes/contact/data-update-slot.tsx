import { observer } from "#ui/shared/observer.ts";
import { useEffect, useState } from "react";
import { isCustomerSession } from "#domain/session/index.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import { contactVisibilityOf } from "#domain/contact/visible-contact.ts";
import { canAskForUpdate, isUpdateDue } from "#domain/onboarding/data-update.ts";
import type { OnboardingStore } from "#ui/stores/onboarding/onboarding.store.ts";
import { useContainer, useService } from "../../container/use-service.tsx";
import * as tokens from "../../container/tokens.ts";
import { useCookieChoice } from "../use-cookie-choice.ts";
import { useContactLoader } from "./use-contact-form.ts";
import { useLazyModule } from "#ui/shell/lazy-module.ts";

/**
 * Yearly question on the start page after a login: are the contact data still correct? Shown once per session, and not
 * over the cookie question.
 */
export const DataUpdateSlot = observer(function DataUpdateSlot({ route }: { readonly route: RouteName | undefined }) {
  const visits = useService(tokens.DATA_UPDATE_VISITS);
  const isDue = useIsDue(route === "index");
  const [isOpen, setOpen] = useState(false);
  const { current } = useService(tokens.SESSION_STORE);
  const visit = current === undefined ? undefined : `${current.sessionId} ${current.currentContext}`;
  useEffect(() => {
    if (!isDue || visit === undefined) return;
    if (visits.claim(visit)) setOpen(true);
  }, [visits, isDue, visit]);
  // A dialog that fails to load is shown after the next login.
  const loadContact = useContactLoader();
  const contact = useLazyModule(loadContact, isOpen, { retryKey: visit, onError: () => setOpen(false) }).module;
  return isOpen && contact !== undefined ? <contact.DataUpdate onClosed={() => setOpen(false)} /> : null;
});

/**
 * Returns true if the question is due: only for data that the customer may see and change, and not for staff of the
 * operator.
 */
function useIsDue(isHome: boolean): boolean {
  const { container } = useService(tokens.APP);
  const account = useContainer();
  const [onboarding, setOnboarding] = useState<OnboardingStore>();
  useEffect(() => {
    let gone = false;
    // The start page has already loaded this context.
    if (isHome)
      container.loadService("onboarding", tokens.ONBOARDING_STORE).then(
        (store) => !gone && setOnboarding(store),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [container, account, isHome]);
  const client = useService(tokens.CLIENT_STORE);
  const contact = useService(tokens.CONTACT_STORE);
  const session = useService(tokens.SESSION_STORE);
  const today = useService(tokens.TODAY_STORE);
  const person = client.data.known?.client;
  const isAnswered = useCookieChoice() !== undefined;
  const isTheirs =
    person !== undefined &&
    canAskForUpdate(contactVisibilityOf(person), person) &&
    contact.data.known !== undefined &&
    // Data that were read in part must not be confirmed.
    !contact.data.isIncomplete &&
    session.current !== undefined &&
    isCustomerSession(session.current);
  return isHome && isAnswered && isTheirs && isUpdateDue(onboarding?.storedFlags.known ?? [], today.today);
}
