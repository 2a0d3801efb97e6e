import { useEffect, useState, type ComponentType } from "react";
import { useContainer, useService } from "../container/services.tsx";
import { APP } from "../container/tokens.ts";
import type { ScreenModule } from "./screens.ts";

/** The component of a route module, composed again for every account where it does not resolve its services itself. */
export function componentOf(module: ScreenModule): ComponentType {
  if (module.Component !== undefined) return module.Component;
  const compose = module.compose?.bind(module);
  if (compose === undefined) throw new Error("a route module exports Component or compose");
  return function ComposedScreen() {
    const app = useService(APP);
    const container = useContainer();
    const [composed, setComposed] = useState<{ readonly for: unknown; readonly Screen: ComponentType }>();
    useEffect(() => {
      let isGone = false;
      Promise.resolve(compose(app)).then(
        (Screen) => {
          if (!isGone) setComposed({ for: container, Screen });
        },
        (error: unknown) => {
          if (!isGone)
            setComposed(() => {
              throw error;
            });
        },
      );
      return () => {
        isGone = true;
      };
    }, [app, container]);
    return composed?.for === container ? <composed.Screen /> : null;
  };
}
