import { configure, observable, reaction, runInAction } from "mobx";
import { pathTo } from "#domain/navigation/paths.ts";
import { currentContextOf, sessionPhase } from "#domain/session/index.ts";
import { ConnectivityStore } from "#ui/stores/connectivity/connectivity.store.ts";
import { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { OnboardingStore } from "#ui/stores/onboarding/onboarding.store.ts";
import type { ContextSwitch } from "#ui/stores/session/context-switch.ts";
import { SessionKeeper } from "#ui/stores/session/session-keeper.ts";
import type { App } from "./app.ts";
import type { AppPorts } from "./core-ports.ts";
import { coreStores, forgetCore, loadCore } from "./stores.ts";

/** What an installation and its window give the portal beside the ports. */
export type Surroundings = Pick<App, "brand" | "settings" | "clipboard" | "leaveFor">;

/** The portal over its ports, whatever stands behind them. Nobody is in yet: `enter` or `resume` begins a session. */
export function assembleApp(ports: AppPorts, surroundings: Surroundings): App {
  configure({ enforceActions: "always" });
  const { clock, activity } = ports;
  const { session: limits, features } = surroundings.settings;
  const stores = coreStores(ports, limits, features);
  const keeper = new SessionKeeper(
    stores.session,
    { ...ports, port: ports.session, events: ports.sessionEvents, turns: ports.checkTurns },
    limits,
  );
  const finance = once(async () => new FinanceStore(await ports.finance()));
  const onboarding = once(async () => new OnboardingStore(await ports.onboarding()));
  const tracker = once(async () => {
    const [{ Tracker }, tracking] = await Promise.all([import("#ui/stores/tracking/tracker.ts"), ports.tracking()]);
    return new Tracker({ session: stores.session, client: stores.client, cookies: ports.cookies }, tracking);
  });

  const forms = once(async () => {
    const [{ openFormDesk }, drafts] = await Promise.all([import("./form-desk.ts"), ports.drafts()]);
    return openFormDesk(drafts, clock, stores.session);
  });

  const switching = observable.box<ContextSwitch | undefined>(undefined, { deep: false });
  const contexts = once(async () => {
    const [code, switchPorts] = await Promise.all([import("#ui/stores/session/context-switch.ts"), ports.contexts()]);
    const made = new code.ContextSwitch(stores.session, switchPorts);
    runInAction(() => switching.set(made));
    return made;
  });

  /** The provider is asked whose session this is, once the page's own calls are on their way (CALL-09). */
  const verify = (): void => {
    // what cannot be asked ends nothing
    import("./verify.ts").then((module) => module.verify(stores.session, ports)).catch(() => undefined);
  };

  const begin = (): void => {
    stores.notices.start();
    keeper.start();
    // what is kept may have run out in this very moment
    if (stores.session.current !== undefined) loadCore(stores);
  };

  const app: App = {
    ...surroundings,
    clock,
    idempotencyKeys: ports.idempotencyKeys,
    login: ports.login,
    gettingIn: ports.gettingIn,
    cookies: ports.cookies,
    stores,
    keeper,
    connectivity: new ConnectivityStore(ports.connectivity),
    enter(session) {
      stores.session.enter(session, clock.now());
      begin();
      verify();
    },
    discard: (session) => stores.session.discard(session),
    resume() {
      if (stores.session.current === undefined && stores.session.resume(clock.now())) begin();
    },
    contexts: contexts.get,
    get adrift() {
      return switching.get()?.state.kind === "unknown";
    },
    finance: finance.get,
    onboarding: onboarding.get,
    rare: ports.rare,
    caller: ports.caller,
    forms: forms.get,
    leaveForms(leave) {
      const desk = forms.made();
      if (desk === undefined) leave();
      else desk.unsaved.ask({ leave });
    },
    tracker: tracker.get,
    onContextSwitch: (listener) =>
      reaction(
        () => stores.session.current?.currentContext,
        (now, before) => {
          const { current } = stores.session;
          if (current !== undefined && now !== undefined && before !== undefined)
            listener(currentContextOf(current), contexts.made()?.landing ?? pathTo("index"));
        },
      ),
    onSessionEnd: (listener) =>
      reaction(
        () => stores.session.ended,
        (end) => {
          if (end !== undefined) listener(end);
        },
        // a frame that is drawn after the session has ended must hear of it too
        { fireImmediately: true },
      ),
  };

  const forget = (): void => {
    stores.notices.stop();
    forgetCore(stores);
    // what nobody has asked for yet holds nothing
    finance.made()?.entries.clear();
    onboarding.made()?.events.clear();
  };
  app.onContextSwitch(() => {
    forget();
    stores.notices.start();
    loadCore(stores);
    verify();
  });
  app.onSessionEnd((end) => {
    // a page before this one may have left a draft, and its customer has gone now
    if (end === "logout") forms.get().catch(() => undefined);
    keeper.stop();
    contexts.made()?.forget();
    forget();
  });
  activity.wakes.subscribe(() => stores.today.look());
  stores.today.start();
  // what has run out is of no use to anybody, and tells whose it was
  if (sessionPhase(ports.storage.read()?.deadline, clock.now(), limits).kind === "over") ports.storage.clear("expired");
  return app;
}

/** Something that is made when it is first asked for; a failed attempt is made again by the next who asks. */
function once<Value>(make: () => Promise<Value>): {
  readonly get: () => Promise<Value>;
  readonly made: () => Value | undefined;
} {
  let making: Promise<Value> | undefined;
  let made: Value | undefined;
  return {
    get() {
      making ??= make().then(
        (value) => (made = value),
        (error: unknown) => {
          making = undefined;
          throw error;
        },
      );
      return making;
    },
    made: () => made,
  };
}
