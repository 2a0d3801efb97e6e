import { useEffect, useState } from "react";
import type { CustomerContext } from "#domain/session/index.ts";
import type { ContextSwitch, SwitchState } from "#ui/stores/session/context-switch.ts";
import type { App } from "../boot/app.ts";

/** The switch of this portal, its code fetched when it is first needed. Read `state` in an observer. */
export function useContextSwitch(app: Pick<App, "contexts">): {
  readonly state: SwitchState;
  readonly switchTo: (to: CustomerContext, landing: string) => Promise<boolean>;
  readonly settle: () => void;
} {
  const [contexts, setContexts] = useState<ContextSwitch>();
  const [lost, setLost] = useState<CustomerContext>();
  useEffect(() => {
    let gone = false;
    // what cannot be fetched now is asked for again with the press, and told of then
    app.contexts().then(
      (made) => {
        if (!gone) setContexts(made);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [app]);
  return {
    state: lost === undefined ? (contexts?.state ?? { kind: "idle" }) : { kind: "not-done", to: lost },
    async switchTo(to, landing) {
      setLost(undefined);
      const made = await app.contexts().catch(() => undefined);
      if (made === undefined) {
        // the code of the switch did not come: the provider was not asked
        setLost(to);
        return false;
      }
      setContexts(made);
      return made.switchTo(to, landing);
    },
    settle() {
      setLost(undefined);
      contexts?.settle();
    },
  };
}
