import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useService } from "../container/services.tsx";
import { APP, SESSION_STORE } from "../container/tokens.ts";
import { readAhead } from "./gated.tsx";

/**
 * Has the page that most customers come for, its code and what it shows, before they press for it: when the browser has
 * nothing else to do,
 * once the page that they are on stands. Not on a line that its owner saves, nor in a browser that does not tell when
 * it is idle; there
 * both are asked for at the press.
 */
export const WhatFollows = observer(function WhatFollows() {
  const { container } = useService(APP);
  const account = useService(SESSION_STORE).current?.currentContext;
  useEffect(() => {
    if (account === undefined || savesData() || !("requestIdleCallback" in window)) return undefined;
    const idle = window.requestIdleCallback(() => {
      readAhead("invoice", container, "likely");
      import("./invoices.route.tsx").catch(() => undefined);
    });
    return () => window.cancelIdleCallback(idle);
  }, [container, account]);
  return null;
});

/** Whether the customer has asked the browser to save data; not every browser says. */
function savesData(): boolean {
  if (!("connection" in navigator)) return false;
  const { connection } = navigator;
  return (
    typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true
  );
}
