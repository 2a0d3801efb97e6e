import { describeCallError } from "#domain/tracking/index.ts";
import { describe, expect, it } from "vitest";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { SoapConsentsAdapter } from "#adapters/soap/consents/soap-consents.adapter.ts";
import { SoapContactAdapter } from "#adapters/soap/contact/soap-contact.adapter.ts";
import { SoapFinanceAdapter } from "#adapters/soap/finance/soap-finance.adapter.ts";
import { SoapMessagesAdapter } from "#adapters/soap/messages/soap-messages.adapter.ts";
import { SoapOffersAdapter } from "#adapters/soap/offers/soap-offers.adapter.ts";
import { SoapOnboardingAdapter } from "#adapters/soap/onboarding/soap-onboarding.adapter.ts";
import { SoapSiteContentAdapter } from "#adapters/soap/site-content/soap-site-content.adapter.ts";
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
  "oferty.sroka",
  "umowa.remiz",
];

describe("every customer of the sandbox", () => {
  it.each(CUSTOMERS)("[ENT-02] reads all data of %s without a skipped entry", async (login) => {
    const { gateway, logIn, logged } = newWire();
    await logIn(login);
    const content = new SoapSiteContentAdapter(gateway);
    const messages = new SoapMessagesAdapter(gateway);
    const answers = await Promise.all([
      new SoapAccountAdapter(gateway).load(),
      new SoapContactAdapter(gateway).load(),
      new SoapConsentsAdapter(gateway).load(),
      content.load(),
      content.loadBanners(),
      messages.loadMessages(),
      messages.loadOutages(),
      new SoapFinanceAdapter(gateway).loadEntries(),
      new SoapOffersAdapter(gateway).loadHistory(),
      new SoapOffersAdapter(gateway).loadExtension(),
      new SoapOnboardingAdapter(gateway).load(),
    ]);
    expect(answers.filter((answer) => !answer.ok)).toEqual([]);
    // Words that only future providers send are planted in the sandbox.
    const planted = /\.(?:kind|category|status): expected a known word/;
    expect(logged.filter((event) => !planted.test(describeCallError(event)))).toEqual([]);
  });
});
