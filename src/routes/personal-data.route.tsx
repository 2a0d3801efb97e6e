import { useState, type ComponentType } from "react";
import { PersonalDataScreen, type PersonalDataScreenProps } from "#ui/features/personal-data/personal-data.screen.tsx";
import { AgreementsStore } from "#ui/stores/consents/agreements.store.ts";
import type { App } from "../boot/app.ts";
import { contactOpener } from "./contact/contact-opener.tsx";
import { fileSaver } from "./file-saver.ts";
import { AGREEMENTS_PORT, ELECTRONIC_POLL_PORT } from "../container/tokens.ts";

/** Contexts that the screen resolves services from. */
export const contexts = ["surveys"] as const;

/** `/personalData` (ACC-01, ACC-13, ACC-14), with the copy of the customer's data. */
export function compose(app: App): ComponentType {
  const { client, contact, messages, offers, session, siteContent } = app.stores;
  const contactForm = contactOpener(app);
  return function PersonalDataRoute() {
    const [world] = useState((): PersonalDataScreenProps["world"] => ({
      client,
      contact,
      messages,
      offers,
      session,
      siteContent,
      agreements: new AgreementsStore(app.container.root.get(AGREEMENTS_PORT)),
      poll: app.container.root.get(ELECTRONIC_POLL_PORT),
      idempotencyKeys: app.idempotencyKeys,
      clock: app.clock,
      operator: app.brand.legalName,
      finance: () => app.finance(),
      onboarding: () => app.onboarding(),
      save: fileSaver(app),
    }));
    return (
      <>
        <PersonalDataScreen
          world={world}
          copy={(text) => app.clipboard.write(text)}
          onContact={() => contactForm.open({ origin: "personalData" })}
        />
        <contactForm.Dialog />
      </>
    );
  };
}
