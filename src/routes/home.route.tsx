import { useState } from "react";
import { HomeSlotsContext } from "#ui/features/home/home-slots.ts";
import { HomeScreen } from "#ui/features/home/home.screen.tsx";
import { appAvailability } from "./app-availability.ts";
import { useService, useServices } from "../container/use-service.tsx";
import { UpcomingSlot } from "./upcoming-slot.tsx";
import { ProductsInOutageProvider } from "./products-in-outage-provider.tsx";
import { MobileDataSlot } from "./mobile-data-slot.tsx";
import {
  ArrearsRestSlot,
  OverpaymentPayoutsSlot,
  PendingDueSlot,
  PendingRestSlot,
  PendingYearSlot,
  ResumeArrearsSlot,
} from "./home-payments-slots.tsx";
import { OpenQuestionsSlot } from "./open-questions-slot.tsx";
import { PromisedCallSlot } from "./promised-call-slot.tsx";
import * as tokens from "../container/tokens.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["finance", "onboarding"] as const;

const STORES = {
  client: tokens.CLIENT_STORE,
  consents: tokens.CONSENTS_STORE,
  contact: tokens.CONTACT_STORE,
  finance: tokens.FINANCE_STORE,
  messages: tokens.MESSAGES_STORE,
  navigation: tokens.NAVIGATION_STORE,
  offers: tokens.OFFERS_STORE,
  onboarding: tokens.ONBOARDING_STORE,
  session: tokens.SESSION_STORE,
  siteContent: tokens.SITE_CONTENT_STORE,
  theme: tokens.THEME_STORE,
  today: tokens.TODAY_STORE,
} as const;

const SLOTS = {
  MobileData: MobileDataSlot,
  UpcomingRows: UpcomingSlot,
  PendingDue: PendingDueSlot,
  PendingRest: PendingRestSlot,
  ArrearsRest: ArrearsRestSlot,
  PendingYear: PendingYearSlot,
  ResumeArrears: ResumeArrearsSlot,
  OverpaymentPayouts: OverpaymentPayoutsSlot,
  PromisedCall: PromisedCallSlot,
  OpenQuestions: OpenQuestionsSlot,
} as const;

/** Start page at `/index` (ROUTE-01). */
export function Component() {
  const stores = useServices(STORES);
  const settings = useService(tokens.PORTAL_SETTINGS);
  const [dependencies] = useState(() => ({ ...stores, app: appAvailability(settings) }));
  const brand = useService(tokens.BRAND);
  const clock = useService(tokens.SERVICE_CLOCK);
  return (
    <ProductsInOutageProvider>
      <HomeSlotsContext value={SLOTS}>
        <HomeScreen stores={dependencies} helpLine={brand.helpLines[0]} clock={clock} />
      </HomeSlotsContext>
    </ProductsInOutageProvider>
  );
}
