import { observer } from "mobx-react-lite";
import type { ComponentType } from "react";
import { CustomerFrame } from "./customer-frame.tsx";
import { GuestFrame } from "./guest-frame.tsx";
import type { App } from "../boot/app.ts";

/** `either`: the customer's frame with a session, the guest's without. */
export type LayoutKind = "customer" | "guest" | "either";

/** The frame around the pages of a branch of the router. */
export function layoutFor(kind: LayoutKind, app: App): ComponentType {
  switch (kind) {
    case "customer":
      return () => <CustomerFrame app={app} />;
    case "guest":
      return () => <GuestFrame app={app} />;
    case "either":
      return observer(() => (app.stores.session.current === undefined ? <GuestFrame app={app} /> : <CustomerFrame app={app} />));
  }
}
