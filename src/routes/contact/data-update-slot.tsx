import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { RouteName } from "#domain/navigation/routes.ts";
import { canAskForUpdate, isUpdateDue } from "#domain/onboarding/data-update.ts";
import type { OnboardingStore } from "#ui/stores/onboarding/onboarding.store.ts";
import { useContainer, useService } from "../../container/use-service.tsx";
import * as tokens from "../../container/tokens.ts";
import { useCookieChoice } from "../cookie-question.tsx";
import { useContactLoader } from "./use-contact-form.ts";
import { useLazyModule } from "#ui/shell/lazy-module.ts";

/**
 * Once a year, after login, on the start page: are the contact data still right? Once in a session, and not over the
 * question of cookies.
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
  // one that does not come is asked about after the next login
  const loadContact = useContactLoader();
  const contact = useLazyModule(loadContact, isOpen, { retryKey: visit, onError: () => setOpen(false) }).module;
  return isOpen && contact !== undefined ? <contact.DataUpdate onClosed={() => setOpen(false)} /> : null;
});

/** Whether to ask: of what may be seen and changed alone, and not the operator who looks in. */
function useIsDue(isHome: boolean): boolean {
  const { container } = useService(tokens.APP);
  const account = useContainer();
  const [onboarding, setOnboarding] = useState<OnboardingStore>();
  useEffect(() => {
    let gone = false;
    // home has it by now
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
    canAskForUpdate(person) &&
    contact.data.known !== undefined &&
    session.current?.crmUser === false;
  return isHome && isAnswered && isTheirs && isUpdateDue(onboarding?.events.known ?? [], today.today);
}
