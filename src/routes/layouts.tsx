import { observer } from "#ui/shared/observer.ts";
import type { ComponentType } from "react";
import { Outlet } from "react-router-dom";
import type { App } from "../boot/app.ts";
import { SupportCodeContext } from "#ui/shared/support-code-context.ts";
import { SUPPORT_CODE } from "../container/support-code.ts";
import { ContainerContext } from "../container/use-service.tsx";
import { SESSION_STORE } from "../container/tokens.ts";
import { CustomerFrame } from "./customer-frame.tsx";
import { OpenPageProvider } from "./open-page-provider.tsx";
import { PublicSessionWarning } from "./public-session-warning.tsx";
import { ScreenCodeContext, type FindScreen } from "./screen-code-context.ts";

/** `either`: customer layout with a session, guest layout without. `bare`: no layout. */
export type LayoutKind = "customer" | "guest" | "either" | "bare";

/** Loads the layout of a branch of the router. The guest layout is not loaded with a customer's page. */
export async function layoutFor(kind: LayoutKind, app: App, findScreen: FindScreen): Promise<ComponentType> {
  const Customer = () => (
    <ScreenCodeContext value={findScreen}>
      <OpenPageProvider>
        <CustomerFrame app={app} />
      </OpenPageProvider>
    </ScreenCodeContext>
  );
  if (kind === "customer") return Customer;
  const { root } = app.container;
  /** Frame outside the customer layout, over the services of the page. */
  const publicPage = (Frame: ComponentType) => () => (
    <ContainerContext value={root}>
      <OpenPageProvider>
        <Frame />
      </OpenPageProvider>
      <PublicSessionWarning />
    </ContainerContext>
  );
  if (kind === "bare") return publicPage(Outlet);
  const { GuestFrame } = await import("./guest-frame.tsx");
  const Guest = publicPage(() => (
    <SupportCodeContext value={SUPPORT_CODE}>
      <GuestFrame />
    </SupportCodeContext>
  ));
  return kind === "guest"
    ? Guest
    : observer(() => (root.get(SESSION_STORE).current === undefined ? <Guest /> : <Customer />));
}
