import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { RouteName } from "#domain/navigation/routes.ts";
import { canBeAsked, isUpdateDue } from "#domain/onboarding/data-update.ts";
import type { OnboardingStore } from "#ui/stores/onboarding/onboarding.store.ts";
import type { App } from "../../boot/app.ts";
import { DATA_UPDATE_VISITS } from "../../container/tokens.ts";
import { useCookieChoice } from "../cookie-question.tsx";
import { useContactLoader } from "./use-contact-form.ts";
import { useLazyModule } from "#ui/shell/lazy-module.ts";

/**
 * Once a year, after login, on the start page: are the contact data still right? Once in a session, and not over the
 * question of cookies.
 */
export const DataUpdateSlot = observer(function DataUpdateSlot({
  app,
  route,
}: {
  readonly app: App;
  readonly route: RouteName | undefined;
}) {
  const isDue = useIsDue(app, route === "index");
  const [isOpen, setOpen] = useState(false);
  const { current } = app.stores.session;
  const visit = current === undefined ? undefined : `${current.sessionId} ${current.currentContext}`;
  useEffect(() => {
    if (!isDue || visit === undefined) return;
    if (app.container.root.get(DATA_UPDATE_VISITS).claim(visit)) setOpen(true);
  }, [app, isDue, visit]);
  // one that does not come is asked about after the next login
  const loadContact = useContactLoader();
  const contact = useLazyModule(loadContact, isOpen, { retryKey: visit, onError: () => setOpen(false) }).module;
  return isOpen && contact !== undefined ? <contact.DataUpdate app={app} onClosed={() => setOpen(false)} /> : null;
});

/** Whether to ask: of what may be seen and changed alone, and not the operator who looks in. */
function useIsDue(app: App, isHome: boolean): boolean {
  const [onboarding, setOnboarding] = useState<OnboardingStore>();
  useEffect(() => {
    let gone = false;
    // home has it by now
    if (isHome)
      app.onboarding().then(
        (store) => !gone && setOnboarding(store),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [app, isHome]);
  const { client, contact, session, today } = app.stores;
  const person = client.data.known?.client;
  const isAnswered = useCookieChoice(app.cookies) !== undefined;
  const isTheirs =
    person !== undefined &&
    canBeAsked(person) &&
    contact.data.known !== undefined &&
    session.current?.crmUser === false;
  return isHome && isAnswered && isTheirs && isUpdateDue(onboarding?.events.known ?? [], today.today);
}
