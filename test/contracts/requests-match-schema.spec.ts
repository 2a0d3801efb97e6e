import { readFileSync } from "node:fs";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { expect, it } from "vitest";
import { SoapAccount } from "#adapters/soap/account/soap-account.adapter.ts";
import { SoapAgreements } from "#adapters/soap/consents/soap-agreements.adapter.ts";
import { SoapSatisfactionSurvey } from "#adapters/soap/account/soap-satisfaction-survey.adapter.ts";
import { SoapElectronicPoll } from "#adapters/soap/account/soap-electronic-poll.adapter.ts";
import { SoapConsents } from "#adapters/soap/consents/soap-consents.adapter.ts";
import { SoapContexts } from "#adapters/soap/contexts/soap-contexts.adapter.ts";
import { SoapContact } from "#adapters/soap/contact/soap-contact.adapter.ts";
import { SoapContactChange } from "#adapters/soap/contact/soap-contact-change.adapter.ts";
import { SoapDirectBilling } from "#adapters/soap/direct-billing/soap-direct-billing.adapter.ts";
import { SoapCallBilling } from "#adapters/soap/finance/soap-call-billing.adapter.ts";
import { SoapPayouts } from "#adapters/soap/finance/soap-payouts.adapter.ts";
import { SoapFinance } from "#adapters/soap/finance/soap-finance.adapter.ts";
import { SoapInvoices } from "#adapters/soap/finance/soap-invoices.adapter.ts";
import { SoapOpenPayments } from "#adapters/soap/finance/soap-open-payments.adapter.ts";
import { SoapHelp } from "#adapters/soap/help/soap-help.adapter.ts";
import { SoapDeviceLogin } from "#adapters/soap/device/soap-device-login.adapter.ts";
import { SoapDeviceRegistration } from "#adapters/soap/device/soap-device-registration.adapter.ts";
import { SoapLogin } from "#adapters/soap/login/soap-login.adapter.ts";
import { SoapPasswordReset } from "#adapters/soap/login/soap-password-reset.adapter.ts";
import { SoapRegistration } from "#adapters/soap/login/soap-registration.adapter.ts";
import { SoapLoginLink } from "#adapters/soap/login/soap-login-link.adapter.ts";
import { SoapMatters } from "#adapters/soap/matters/soap-matters.adapter.ts";
import { SoapChatAdmission } from "#adapters/soap/chat/soap-chat-admission.adapter.ts";
import { SoapMessageMarks } from "#adapters/soap/messages/soap-message-marks.adapter.ts";
import { SoapMessages } from "#adapters/soap/messages/soap-messages.adapter.ts";
import { SoapSetTopBox } from "#adapters/soap/set-top-box/soap-set-top-box.adapter.ts";
import { SoapWifi } from "#adapters/soap/wifi/soap-wifi.adapter.ts";
import { SoapOffers } from "#adapters/soap/offers/soap-offers.adapter.ts";
import { SoapSales } from "#adapters/soap/offers/soap-sales.adapter.ts";
import { SoapOnboarding } from "#adapters/soap/onboarding/soap-onboarding.adapter.ts";
import { SoapOnboardingFlags } from "#adapters/soap/onboarding/soap-onboarding-flags.adapter.ts";
import { SoapClientAccounts } from "#adapters/soap/settings/soap-client-accounts.adapter.ts";
import { SoapMobileDevices } from "#adapters/soap/settings/soap-mobile-devices.adapter.ts";
import { SoapSecondFactor } from "#adapters/soap/settings/soap-second-factor.adapter.ts";
import { SoapSignIn } from "#adapters/soap/settings/soap-sign-in.adapter.ts";
import { SoapSupport } from "#adapters/soap/support/soap-support.adapter.ts";
import { OPERATIONS } from "#adapters/soap/operations.ts";
import { SoapProducts } from "#adapters/soap/products/soap-products.adapter.ts";
import { SoapSession } from "#adapters/soap/session/soap-session.adapter.ts";
import { SoapSiteContent } from "#adapters/soap/site-content/soap-site-content.adapter.ts";
import { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { scriptedFetch } from "#test/fakes/soap-reply.ts";
import { aPayload, day, zloty } from "#test/mothers/index.ts";

it("[CALL-02] (part of CALL-03) every request that the adapters make is one of the contract", async () => {
  const http = scriptedFetch("no answer");
  const gateway = new SoapGateway({
    serviceUrl: "/service",
    clock: movableClock(),
    log: () => undefined,
    fault: () => undefined,
    fetch: http.fetch,
  });
  gateway.use("s & <1>");
  const finance = new SoapFinance(gateway);
  const invoices = new SoapInvoices(gateway);
  const login = new SoapLogin(gateway);
  const registration = new SoapRegistration(gateway);
  const reset = new SoapPasswordReset(gateway);
  const session = new SoapSession(gateway);
  const content = new SoapSiteContent(gateway);
  const messages = new SoapMessages(gateway);
  const help = new SoapHelp(gateway);
  const marks = new SoapMessageMarks(gateway);
  const wifi = new SoapWifi(gateway);
  const decoders = new SoapSetTopBox(gateway);
  const products = new SoapProducts(gateway);
  const factor = new SoapSecondFactor(gateway);
  const devices = new SoapMobileDevices(gateway);
  const contact = new SoapContactChange(gateway);
  const order = { intentId: "0123456789abcdef", productId: "żółw & 1" };
  await Promise.all([
    help.loadBranches(),
    help.loadFaq(),
    help.loadDocuments(),
    login.beforeLogin("żółw"),
    login.startSession({ login: "żółw", password: "a'b\"<&\r" }),
    login.confirmSession({ challengeId: "c-1", code: "012345", remember: true }),
    login.sendAnotherCode("c-1"),
    registration.identify({ customerNumber: "5900101", identification: "584-302-11-77" }),
    registration.sendCode({
      customerNumber: "5900101",
      identification: "84061507489",
      intentId: "0123456789abcdef",
      channel: "email",
      another: true,
    }),
    registration.verifyCode({
      customerNumber: "5900101",
      identification: "84061507489",
      intentId: "0123456789abcdef",
      code: "012345",
    }),
    registration.createAccount({
      intentId: "0123456789abcdef",
      ticket: "t-1",
      login: "żółw.wodny",
      password: "a'b\"<&",
    }),
    reset.requestLink({ intentId: "0123456789abcdef", login: "żółw" }),
    reset.checkToken("t-1"),
    reset.setPassword({ intentId: "0123456789abcdef", token: "t-1", password: "a'b\"<&" }),
    session.isActive(),
    session.serverHash(),
    new SoapContexts(gateway).change("żółw"),
    session.end(),
    new SoapAccount(gateway).load(),
    new SoapContact(gateway).load(),
    contact.backendAccess(),
    contact.sendToPhone({ intentId: "0123456789abcdef", phone: "601234567" }),
    contact.sendToEmail({ intentId: "0123456789abcdef", email: "a&b@poczta.example" }),
    contact.save({
      intentId: "0123456789abcdef",
      contact: aPayload({
        mobilePhone2Token: "a & 1",
        documentSendEmailToken: "<2>",
        address: {
          cityTeryt: undefined,
          streetTeryt: "04131",
          building: "7 & 8",
          city: "Łeba",
          street: undefined,
          flat: undefined,
        },
        eDocumentActivation: true,
        setFrom: "dataUpdate",
      }),
    }),
    contact.save({
      intentId: "0123456789abcdeg",
      contact: aPayload({ mobilePhones: [], mainEmail: "", marketingPermissions: undefined, setFrom: "agreements" }),
    }),
    contact.activateEDocument({
      intentId: "0123456789abcdef",
      permissions: [{ type: "E & MAIL", required: true, state: false }],
    }),
    new SoapConsents(gateway).load(),
    new SoapAgreements(gateway).save({ intentId: "0123456789abcdef", given: ["A & <B>", "C"], withdrawn: [] }),
    new SoapElectronicPoll(gateway).answer({ intentId: "0123456789abcdef", code: "PAPER" }),
    new SoapSatisfactionSurvey(gateway).answer({
      intentId: "0123456789abcdef",
      rating: "4",
      comment: "Szybko & <dobrze>",
    }),
    new SoapSatisfactionSurvey(gateway).answer({ intentId: "0123456789abcdeg", rating: "1", comment: undefined }),
    content.load(),
    content.loadBanners(),
    finance.loadEntries(),
    invoices.details("żółw & 1"),
    invoices.duplicate({ intentId: "0123456789abcdef", entryId: "E-1" }),
    finance.startPayment({
      intentId: "0123456789abcdef",
      entryIds: ["E-1", "E-2"],
      amount: zloty("1187.40"),
      ownAmount: false,
      returnPage: "invoice",
    }),
    finance.startPayment({
      intentId: "0123456789abcdef",
      entryIds: ["E-1", "E-2"],
      amount: zloty("1000.00"),
      ownAmount: true,
      returnPage: "invoice",
    }),
    finance.paymentState("P-1"),
    new SoapOpenPayments(gateway).load(),
    new SoapPayouts(gateway).load(),
    new SoapPayouts(gateway).order({
      intentId: "0123456789abcdef",
      account: "61109010140000071219812874",
      amount: zloty("186.50"),
    }),
    new SoapDirectBilling(gateway).load(),
    new SoapDirectBilling(gateway).acceptTerms({ intentId: "0123456789abcdef", code: "disney", version: "2026-01" }),
    new SoapDirectBilling(gateway).order({
      intentId: "0123456789abcdef",
      code: "netflix",
      action: "modify",
      planId: "premium",
      partnerToken: undefined,
    }),
    new SoapDirectBilling(gateway).order({
      intentId: "0123456789abcdeg",
      code: "player",
      action: "activate",
      planId: undefined,
      partnerToken: "pl-8f & 1",
    }),
    new SoapDirectBilling(gateway).save({ intentId: "0123456789abcdef", limit: zloty("200.00") }),
    new SoapDirectBilling(gateway).save({ intentId: "0123456789abcdeg", consentGiven: false }),
    new SoapCallBilling(gateway).load({ from: day("2026-10-01"), to: day("2026-10-31") }),
    new SoapOpenPayments(gateway).giveUp({ intentId: "0123456789abcdef", paymentId: "P-1" }),
    products.channels("G & 1"),
    products.rename({ ...order, name: 'Łącze <1> & "biuro"' }),
    products.rename({ ...order, name: "" }),
    products.move("P-1"),
    products.changeMove({ ...order, day: day("2026-11-26") }),
    products.appointments("P-1"),
    products.book({ ...order, slotId: "S-1" }),
    products.mobile("P-1"),
    products.setParameter({ ...order, parameter: "ROAMING", value: true }),
    products.setParameter({ ...order, parameter: "ROAMING", value: false }),
    products.requestContact({ ...order, phone: "601234567" }),
    new SoapSupport(gateway).loadForms(),
    new SoapSupport(gateway).loadRequests(),
    new SoapSupport(gateway).loadCallPermission(),
    new SoapSupport(gateway).addFile({
      intentId: "0123456789abcdef",
      fileId: "0123456789abcdeg",
      name: "żółw & <1>.pdf",
      size: 4,
      position: 0,
      content: Uint8Array.from([0, 255, 127, 1]),
    }),
    new SoapSupport(gateway).register({
      intentId: "0123456789abcdef",
      formId: "F & 1",
      answers: [{ name: "żółw", value: "a < b\n& c" }],
      files: [{ field: "files", fileId: "0123456789abcdeg" }],
    }),
    new SoapSupport(gateway).register({ intentId: "0123456789abcdeh", formId: "F & 1", answers: [], files: [] }),
    marks.read({ intentId: "0123456789abcdef", message: { clientMessageId: "żółw & 1", rodoMessageId: "R-1" } }),
    marks.remove({ intentId: "0123456789abcdef", message: { clientMessageId: "żółw & 1", rodoMessageId: undefined } }),
    wifi.loadDevices(),
    wifi.loadParameters("żółw & 1"),
    wifi.switchFrequency({ intentId: "0123456789abcdef", serviceKey: "W-1", frequencyType: "5GHz", enabled: false }),
    wifi.setParameters({
      intentId: "0123456789abcdef",
      serviceKey: "W-1",
      changes: [
        { frequencyType: "5GHz", provName: "ssid", value: "żółw & <1>" },
        { frequencyType: "2.4GHz", provName: "key", value: "a;b\\c:d" },
      ],
    }),
    wifi.setDefaults({ intentId: "0123456789abcdef", serviceKey: "W-1" }),
    decoders.loadDecoders(),
    decoders.resetPin({
      intentId: "0123456789abcdef",
      decoder: { model: "WB-510", caCard: undefined, cardNo: "0041", serialNumber: undefined },
    }),
    messages.loadMessages(),
    messages.loadOutages(),
    new SoapOffers(gateway).loadHistory(),
    new SoapSales(gateway).extension(),
    new SoapSales(gateway).isobar({ intentId: "0123456789abcdef" }),
    new SoapSales(gateway).consent({ intentId: "0123456789abcdef", offerId: "1" }),
    new SoapSales(gateway).resume({ intentId: "0123456789abcdef", offerId: "1" }),
    new SoapSales(gateway).paper({ intentId: "0123456789abcdef", documentId: "DOC-1" }),
    new SoapSales(gateway).respond({
      intentId: "0123456789abcdef",
      offerId: "1",
      activityId: "ACT-1",
      answer: { kind: "contact", wish: { choice: "timespan", span: "8-12" } },
    }),
    new SoapSales(gateway).respond({
      intentId: "0123456789abcdee",
      offerId: "1",
      activityId: undefined,
      answer: { kind: "accept" },
    }),
    new SoapOnboarding(gateway).load(),
    new SoapChatAdmission(gateway).token(),
    new SoapChatAdmission(gateway).isBackdoor(),
    new SoapOnboardingFlags(gateway).save({
      intentId: "0123456789abcdef",
      eventName: "setTheme",
      expirationDate: day("2027-09-16"),
    }),
    new SoapSignIn(gateway).changeLogin({ intentId: "0123456789abcdef", login: "żółw <&>" }),
    new SoapSignIn(gateway).changePassword({ intentId: "0123456789abcdef", current: "a'b\"<&", next: "c<d>&e" }),
    factor.load(),
    factor.phones(),
    factor.create({ intentId: "0123456789abcdef", wish: { kind: "app" } }),
    factor.create({ intentId: "0123456789abcdeg", wish: { kind: "sms", phoneId: "1" } }),
    factor.create({ intentId: "0123456789abcdeh", wish: { kind: "none" } }),
    factor.confirm({ intentId: "0123456789abcdef", tokenId: "t & 1", code: "012345" }),
    factor.trust({ intentId: "0123456789abcdef", name: "Laptop <1>" }),
    factor.distrust({ intentId: "0123456789abcdef", ids: ["1", "2"] }),
    devices.load(),
    devices.edit({
      intentId: "0123456789abcdef",
      device: { deviceId: "tel & 1", deviceName: "Telefon", rememberMe: true, biometric: false },
    }),
    new SoapDeviceLogin(gateway).challenge("tel & 1", "biometric"),
    new SoapDeviceLogin(gateway).enter({ challengeId: "c-1", signature: "QUJD" }),
    new SoapDeviceRegistration(gateway).associate({
      intentId: "0123456789abcdef",
      device: { deviceId: "tel & 1", name: "Telefon <1>" },
      deviceToken: undefined,
    }),
    new SoapDeviceRegistration(gateway).associate({
      intentId: "0123456789abcdeg",
      device: { deviceId: "tel & 1", name: "Telefon" },
      deviceToken: "t",
      key: { use: "automatic", publicKey: "QUJD" },
    }),
    devices.disableAutoLogin({ intentId: "0123456789abcdef", deviceId: "tel & 1" }),
    new SoapClientAccounts(gateway).save({ intentId: "0123456789abcdef", contextIds: ["5600322", "5600321"] }),
    new SoapLoginLink(gateway).enter("t-1234567"),
    new SoapMatters(gateway).load("t-1234567"),
    ...(["accept", "decline", "contact"] as const).map((answer) =>
      new SoapMatters(gateway).answer({ intentId: "0123456789abcdef", token: "t-1234567", answer }),
    ),
  ]);

  using schema = XmlDocument.fromString(readFileSync(new URL("../../docs/contract/ebok.xsd", import.meta.url), "utf8"));
  using validator = XsdValidator.fromDoc(schema);
  const operations = http.sent.map(({ body }) => {
    const payload = /<soap:Body>(.*)<\/soap:Body>/s.exec(body)?.[1] ?? "";
    using document = XmlDocument.fromString(payload);
    expect(() => validator.validate(document), payload).not.toThrow();
    return document.root.name;
  });
  expect([...new Set(operations)].sort()).toEqual(Object.keys(OPERATIONS).sort());
});
