import { useEffect, type ComponentType } from "react";
import type { App } from "../boot/app.ts";

/** `/logout` ends the session; its end leads to the login page (ROUTE-06). */
export function compose(app: App): ComponentType {
  return function LogoutRoute() {
    useEffect(() => app.stores.session.logout(), []);
    return null;
  };
}
