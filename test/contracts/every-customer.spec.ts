import { describe, expect, it } from "vitest";
import { SoapAccount } from "#adapters/soap/account/soap-account.adapter.ts";
import { SoapConsents } from "#adapters/soap/consents/soap-consents.adapter.ts";
import { SoapContact } from "#adapters/soap/contact/soap-contact.adapter.ts";
import { SoapFinance } from "#adapters/soap/finance/soap-finance.adapter.ts";
import { SoapMessages } from "#adapters/soap/messages/soap-messages.adapter.ts";
import { SoapOffers } from "#adapters/soap/offers/soap-offers.adapter.ts";
import { SoapOnboarding } from "#adapters/soap/onboarding/soap-onboarding.adapter.ts";
import { SoapSiteContent } from "#adapters/soap/site-content/soap-site-content.adapter.ts";
import { useSandbox } from "./sandbox-wire.ts";

const newWire = useSandbox();

const CUSTOMERS = [
  "m.brzezinska",
  "nowak.nowy",
  "firma.bursztyn",
  "sm.jantar",
  "crm.oliwa",
  "rodo.kwiatkowska",
  "zalegly.wrona",
  "windykacja.sowa",
  "konta.lis",
  "wielki.dab",
];

describe("every customer of the sandbox", () => {
  it.each(CUSTOMERS)("[ENT-02] %s is read whole: nothing is left out", async (login) => {
    const { gateway, logIn, logged } = newWire();
    await logIn(login);
    const content = new SoapSiteContent(gateway);
    const messages = new SoapMessages(gateway);
    const answers = await Promise.all([
      new SoapAccount(gateway).load(),
      new SoapContact(gateway).load(),
      new SoapConsents(gateway).load(),
      content.load(),
      content.loadBanners(),
      messages.loadMessages(),
      messages.loadOutages(),
      new SoapFinance(gateway).loadEntries(),
      new SoapOffers(gateway).loadHistory(),
      new SoapOnboarding(gateway).load(),
    ]);
    expect(answers.filter((answer) => !answer.ok)).toEqual([]);
    expect(logged).toEqual([]);
  });
});
