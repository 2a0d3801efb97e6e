import { observer } from "#ui/shared/observer.ts";
import { useCallback, useSyncExternalStore } from "react";
import { LoggedInElsewhereBanner } from "#ui/shared/logged-in-elsewhere/logged-in-elsewhere-banner.tsx";
import { CLOCK_PORT, SESSION_EVENTS_PORT, SESSION_STORE } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";

/** Notice on a guest's form after a login in another tab (WITHDRAW-08). */
export const LoggedInElsewhere = observer(function LoggedInElsewhere() {
  const [session, events, clock] = [useService(SESSION_STORE), useService(SESSION_EVENTS_PORT), useService(CLOCK_PORT)];
  const subscribe = useCallback(
    (changed: () => void) => {
      const changes = events.changes.subscribe(changed);
      return () => changes.unsubscribe();
    },
    [events],
  );
  const isStored = useSyncExternalStore(subscribe, () => session.storedSession(clock.now()) !== undefined);
  return isStored && session.current === undefined && <LoggedInElsewhereBanner />;
});
