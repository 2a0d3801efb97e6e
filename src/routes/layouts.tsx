import { observer } from "mobx-react-lite";
import type { ComponentType } from "react";
import type { App } from "../boot/app.ts";
import { CustomerFrame } from "./customer-frame.tsx";

/** `either`: the customer's frame with a session, the guest's without. */
export type LayoutKind = "customer" | "guest" | "either";

/** The frame around the pages of a branch of the router. A customer's first page does without the guest's. */
export async function layoutFor(kind: LayoutKind, app: App): Promise<ComponentType> {
  const Customer = () => <CustomerFrame app={app} />;
  if (kind === "customer") return Customer;
  const { GuestFrame } = await import("./guest-frame.tsx");
  const Guest = () => <GuestFrame app={app} />;
  return kind === "guest"
    ? Guest
    : observer(() => (app.stores.session.current === undefined ? <Guest /> : <Customer />));
}
