import { readFileSync } from "node:fs";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { expect, it } from "vitest";
import { grosze } from "#domain/shared-kernel/index.ts";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { SoapAgreementsAdapter } from "#adapters/soap/consents/soap-agreements.adapter.ts";
import { SoapSatisfactionSurveyAdapter } from "#adapters/soap/account/soap-satisfaction-survey.adapter.ts";
import { SoapElectronicPollAdapter } from "#adapters/soap/account/soap-electronic-poll.adapter.ts";
import { SoapConsentsAdapter } from "#adapters/soap/consents/soap-consents.adapter.ts";
import { SoapCustomerContextsAdapter } from "#adapters/soap/session/soap-customer-contexts.adapter.ts";
import { SoapContactAdapter } from "#adapters/soap/contact/soap-contact.adapter.ts";
import { SoapContactChangeAdapter } from "#adapters/soap/contact/soap-contact-change.adapter.ts";
import { SoapDataHistoryAdapter } from "#adapters/soap/data-export/soap-data-history.adapter.ts";
import { SoapDirectBillingAdapter } from "#adapters/soap/direct-billing/soap-direct-billing.adapter.ts";
import { SoapCallBillingAdapter } from "#adapters/soap/finance/soap-call-billing.adapter.ts";
import { SoapTerminationsAdapter } from "#adapters/soap/termination/soap-terminations.adapter.ts";
import { SoapPayoutsAdapter } from "#adapters/soap/finance/soap-payouts.adapter.ts";
import { SoapFinanceAdapter } from "#adapters/soap/finance/soap-finance.adapter.ts";
import { SoapInvoicesAdapter } from "#adapters/soap/finance/soap-invoices.adapter.ts";
import { SoapOpenPaymentsAdapter } from "#adapters/soap/finance/soap-open-payments.adapter.ts";
import { SoapHelpAdapter } from "#adapters/soap/help/soap-help.adapter.ts";
import { SoapDeviceLoginAdapter } from "#adapters/soap/device/soap-device-login.adapter.ts";
import { SoapDeviceRegistrationAdapter } from "#adapters/soap/device/soap-device-registration.adapter.ts";
import { SoapIdentityProofAdapter } from "#adapters/soap/login/soap-identity-proof.adapter.ts";
import { SoapLoginAdapter } from "#adapters/soap/login/soap-login.adapter.ts";
import { SoapPasswordResetAdapter } from "#adapters/soap/login/soap-password-reset.adapter.ts";
import { SoapRegistrationAdapter } from "#adapters/soap/login/soap-registration.adapter.ts";
import { SoapLoginLanguageAdapter } from "#adapters/soap/language/soap-login-language.adapter.ts";
import { SoapLoginLinkAdapter } from "#adapters/soap/login/soap-login-link.adapter.ts";
import { SoapActionLinksAdapter } from "#adapters/soap/action-links/soap-action-links.adapter.ts";
import { SoapWithdrawalAdapter } from "#adapters/soap/withdrawal/soap-withdrawal.adapter.ts";
import { SoapBackendAccessAdapter } from "#adapters/soap/session/soap-backend-access.adapter.ts";
import { SoapChatAdmissionAdapter } from "#adapters/soap/chat/soap-chat-admission.adapter.ts";
import { SoapMessageMarksAdapter } from "#adapters/soap/messages/soap-message-marks.adapter.ts";
import { SoapCustomerDocumentsAdapter } from "#adapters/soap/documents/soap-customer-documents.adapter.ts";
import { SoapOutageNewsAdapter } from "#adapters/soap/messages/soap-outage-news.adapter.ts";
import { SoapMessagesAdapter } from "#adapters/soap/messages/soap-messages.adapter.ts";
import { SoapSetTopBoxAdapter } from "#adapters/soap/set-top-box/soap-set-top-box.adapter.ts";
import { SoapWifiAdapter } from "#adapters/soap/wifi/soap-wifi.adapter.ts";
import { SoapOffersAdapter } from "#adapters/soap/offers/soap-offers.adapter.ts";
import { SoapSalesAdapter } from "#adapters/soap/offers/soap-sales.adapter.ts";
import { SoapOnboardingAdapter } from "#adapters/soap/onboarding/soap-onboarding.adapter.ts";
import { SoapOnboardingFlagsAdapter } from "#adapters/soap/onboarding/soap-onboarding-flags.adapter.ts";
import { SoapActiveSessionsAdapter } from "#adapters/soap/settings/soap-active-sessions.adapter.ts";
import { SoapActivityLogAdapter } from "#adapters/soap/settings/soap-activity-log.adapter.ts";
import { SoapClientAccountsAdapter } from "#adapters/soap/settings/soap-client-accounts.adapter.ts";
import { SoapMobileDevicesAdapter } from "#adapters/soap/settings/soap-mobile-devices.adapter.ts";
import { SoapPasskeyLoginAdapter } from "#adapters/soap/passkeys/soap-passkey-login.adapter.ts";
import { SoapPasskeysAdapter } from "#adapters/soap/passkeys/soap-passkeys.adapter.ts";
import { SoapRecoveryCodesAdapter } from "#adapters/soap/settings/soap-recovery-codes.adapter.ts";
import { SoapSecondFactorAdapter } from "#adapters/soap/settings/soap-second-factor.adapter.ts";
import { SoapSignInAdapter } from "#adapters/soap/settings/soap-sign-in.adapter.ts";
import { SoapAccessibilityComplaintsAdapter } from "#adapters/soap/support/soap-accessibility-complaints.adapter.ts";
import { SoapSupportAdapter } from "#adapters/soap/support/soap-support.adapter.ts";
import { OPERATIONS } from "#adapters/soap/operations.ts";
import { SoapProductsAdapter } from "#adapters/soap/products/soap-products.adapter.ts";
import { SoapSessionAdapter } from "#adapters/soap/session/soap-session.adapter.ts";
import { SoapSiteContentAdapter } from "#adapters/soap/site-content/soap-site-content.adapter.ts";
import { SoapFeatureAvailabilityAdapter } from "#adapters/soap/access/soap-feature-availability.adapter.ts";
import { SupportedOperations } from "#adapters/soap/gateway/supported-operations.ts";
import { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { scriptedFetch } from "#test/fakes/soap-reply.ts";
import { aContactUpdate, day, zloty } from "#test/mothers/index.ts";

it("[CALL-02] (part of CALL-03) sends requests that match the contract, for every operation", async () => {
  const http = scriptedFetch("no answer");
  const supported = new SupportedOperations({ supports: ["getCapabilities"] });
  const gateway = new SoapGateway({
    serviceUrl: "/service",
    clock: movableClock(),
    log: () => undefined,
    logError: () => undefined,
    fetch: http.fetch,
    supported,
  });
  gateway.setCredentials("s & <1>");
  const finance = new SoapFinanceAdapter(gateway);
  const invoices = new SoapInvoicesAdapter(gateway);
  const login = new SoapLoginAdapter(gateway, true);
  const identity = new SoapIdentityProofAdapter(gateway);
  const registration = new SoapRegistrationAdapter(gateway);
  const reset = new SoapPasswordResetAdapter(gateway);
  const session = new SoapSessionAdapter(gateway);
  const content = new SoapSiteContentAdapter(gateway);
  const messages = new SoapMessagesAdapter(gateway);
  const help = new SoapHelpAdapter(gateway);
  const marks = new SoapMessageMarksAdapter(gateway);
  const wifi = new SoapWifiAdapter(gateway);
  const decoders = new SoapSetTopBoxAdapter(gateway);
  const products = new SoapProductsAdapter(gateway);
  const factor = new SoapSecondFactorAdapter(gateway);
  const sessions = new SoapActiveSessionsAdapter(gateway);
  const passkeys = new SoapPasskeysAdapter(gateway);
  const devices = new SoapMobileDevicesAdapter(gateway);
  const contact = new SoapContactChangeAdapter(gateway);
  const order = { idempotencyKey: "0123456789abcdef", productId: "żółw & 1" };
  await Promise.all([
    help.loadBranches(),
    new SoapActivityLogAdapter(gateway).load({ group: "security", cursor: "next & <2>" }),
    new SoapFeatureAvailabilityAdapter(gateway, supported).askProvider(),
    help.loadFaq(),
    help.loadDocuments(),
    login.beforeLogin("żółw"),
    login.startSession({ login: "żółw", password: "a'b\"<&\r" }),
    login.confirmSession({ challengeId: "c-1", code: "012345", remember: true }),
    login.sendAnotherCode("c-1"),
    login.confirmSession({ challengeId: "c-1", passkey: '{"a":"<&"}', remember: false }),
    login.confirmSession({ challengeId: "c-1", recoveryCode: "7K2MWQ9XBT", remember: true }),
    new SoapPasskeyLoginAdapter(gateway).requestOptions(),
    new SoapPasskeyLoginAdapter(gateway, true).openSession({ challengeId: "c-1", passkey: '{"a":"<&"}' }),
    new SoapRecoveryCodesAdapter(gateway).create(),
    passkeys.load(),
    passkeys.creationOptions(),
    passkeys.save({ idempotencyKey: "0123456789abcdef", challengeId: "c-1", name: "a & b", passkey: '{"a":"<&"}' }),
    passkeys.rename({ idempotencyKey: "0123456789abcdef", id: "k-1", name: "<b>" }),
    passkeys.remove({ idempotencyKey: "0123456789abcdef", id: "k-1" }),
    identity.provePassword("a'b\"<&\r"),
    identity.proveSecondFactor({ challengeId: "c-1", code: "012345" }),
    identity.proveSecondFactor({ challengeId: "c-1", passkey: '{"a":"<&"}' }),
    identity.proveSecondFactor({ challengeId: "c-1", recoveryCode: "7K2MWQ9XBT" }),
    identity.sendAnotherCode("c-1"),
    registration.identify({ customerNumber: "5900101", identification: "584-302-11-77" }),
    registration.sendCode({
      customerNumber: "5900101",
      identification: "84061507489",
      idempotencyKey: "0123456789abcdef",
      channel: "email",
      another: true,
    }),
    registration.verifyCode({
      customerNumber: "5900101",
      identification: "84061507489",
      idempotencyKey: "0123456789abcdef",
      code: "012345",
    }),
    registration.createAccount({
      idempotencyKey: "0123456789abcdef",
      ticket: "t-1",
      login: "żółw.wodny",
      password: "a'b\"<&",
    }),
    reset.requestLink({ idempotencyKey: "0123456789abcdef", login: "żółw" }),
    reset.checkToken("t-1"),
    reset.setPassword({ idempotencyKey: "0123456789abcdef", token: "t-1", password: "a'b\"<&" }),
    session.isActive(),
    session.serverHash(),
    new SoapCustomerContextsAdapter(gateway).switchAccount("żółw"),
    session.end(),
    new SoapAccountAdapter(gateway).load(),
    new SoapContactAdapter(gateway).load(),
    contact.sendToPhone({ idempotencyKey: "0123456789abcdef", phone: "601234567" }),
    contact.sendToEmail({ idempotencyKey: "0123456789abcdef", email: "a&b@poczta.example" }),
    contact.save({
      idempotencyKey: "0123456789abcdef",
      contact: aContactUpdate({
        mobilePhone2Code: "a & 1",
        documentSendEmailCode: "<2>",
        address: {
          zip: "84-360",
          cityTeryt: undefined,
          streetTeryt: "04131",
          building: "7 & 8",
          city: "Łeba",
          street: undefined,
          flat: undefined,
        },
        activatesEInvoice: true,
        openedFrom: "data-update",
      }),
    }),
    contact.save({
      idempotencyKey: "0123456789abcdeg",
      contact: aContactUpdate({
        mobilePhones: [],
        mainEmail: "",
        marketingPermissions: undefined,
        openedFrom: "agreements",
      }),
    }),
    contact.activateEDocument({
      idempotencyKey: "0123456789abcdef",
      permissions: [{ type: "E & MAIL", required: true, state: false }],
    }),
    new SoapConsentsAdapter(gateway).load(),
    new SoapAgreementsAdapter(gateway).save({
      idempotencyKey: "0123456789abcdef",
      given: ["A & <B>", "C"],
      withdrawn: [],
    }),
    new SoapElectronicPollAdapter(gateway).answer({ idempotencyKey: "0123456789abcdef", code: "PAPER" }),
    new SoapSatisfactionSurveyAdapter(gateway).answer({
      idempotencyKey: "0123456789abcdef",
      rating: "4",
      comment: "Szybko & <dobrze>",
    }),
    new SoapSatisfactionSurveyAdapter(gateway).answer({
      idempotencyKey: "0123456789abcdeg",
      rating: "1",
      comment: undefined,
    }),
    content.load(),
    content.loadBanners(),
    finance.loadEntries(),
    invoices.details("żółw & 1"),
    invoices.duplicate({ idempotencyKey: "0123456789abcdef", entryId: "E-1" }),
    finance.startPayment({
      idempotencyKey: "0123456789abcdef",
      entryIds: ["E-1", "E-2"],
      amount: zloty("1187.40"),
      ownAmount: false,
      returnPage: "invoice",
    }),
    finance.startPayment({
      idempotencyKey: "0123456789abcdef",
      entryIds: ["E-1", "E-2"],
      amount: zloty("1000.00"),
      ownAmount: true,
      returnPage: "invoice",
    }),
    finance.paymentState("P-1"),
    new SoapOpenPaymentsAdapter(gateway).load(),
    new SoapTerminationsAdapter(gateway).load(),
    new SoapTerminationsAdapter(gateway).terminate({
      idempotencyKey: "0123456789abcdef",
      contractNumber: "MOB/0412783/26",
      endsOn: day("2026-12-20"),
      cost: zloty("373.45"),
    }),
    new SoapTerminationsAdapter(gateway).revoke({ idempotencyKey: "0123456789abcdef", terminationId: "T-1" }),
    new SoapPayoutsAdapter(gateway).load(),
    new SoapPayoutsAdapter(gateway).order({
      idempotencyKey: "0123456789abcdef",
      account: "61109010140000071219812874",
      amount: zloty("186.50"),
    }),
    new SoapDirectBillingAdapter(gateway).load(),
    new SoapDirectBillingAdapter(gateway).acceptTerms({
      idempotencyKey: "0123456789abcdef",
      code: "disney",
      version: "2026-01",
    }),
    new SoapDirectBillingAdapter(gateway).order({
      idempotencyKey: "0123456789abcdef",
      code: "netflix",
      action: "modify",
      planId: "premium",
      partnerToken: undefined,
    }),
    new SoapDirectBillingAdapter(gateway).order({
      idempotencyKey: "0123456789abcdeg",
      code: "player",
      action: "activate",
      planId: undefined,
      partnerToken: "pl-8f & 1",
    }),
    new SoapDirectBillingAdapter(gateway).save({ idempotencyKey: "0123456789abcdef", limit: zloty("200.00") }),
    new SoapDirectBillingAdapter(gateway).save({ idempotencyKey: "0123456789abcdeg", consentGiven: false }),
    new SoapCallBillingAdapter(gateway).load({ from: day("2026-10-01"), to: day("2026-10-31") }),
    new SoapOpenPaymentsAdapter(gateway).abandon({ idempotencyKey: "0123456789abcdef", paymentId: "P-1" }),
    products.channels("G & 1"),
    products.rename({ ...order, name: 'Łącze <1> & "biuro"' }),
    products.rename({ ...order, name: "" }),
    products.move("P-1"),
    products.changeMove({ ...order, day: day("2026-11-26") }),
    products.appointments("P-1"),
    products.book({ ...order, slotId: "S-1" }),
    products.cancelVisit({ ...order, slotId: "S-1" }),
    products.mobile("P-1"),
    products.setParameter({ ...order, parameter: "ROAMING", value: true }),
    products.setParameter({ ...order, parameter: "ROAMING", value: false }),
    products.premiumNumbers("P-1"),
    products.setPremiumNumbers({
      ...order,
      settings: { limit: grosze(10_000), blocksCalls: true, blocksMessages: false },
    }),
    new SoapDataHistoryAdapter(gateway).load(),
    products.requestContact({ ...order, phone: "601234567" }),
    new SoapSupportAdapter(gateway).loadForms(),
    new SoapSupportAdapter(gateway).loadRequests(),
    new SoapSupportAdapter(gateway).loadCallPermission(),
    new SoapSupportAdapter(gateway).addFile({
      idempotencyKey: "0123456789abcdef",
      fileId: "0123456789abcdeg",
      name: "żółw & <1>.pdf",
      size: 4,
      position: 0,
      content: Uint8Array.from([0, 255, 127, 1]),
    }),
    new SoapSupportAdapter(gateway).register({
      idempotencyKey: "0123456789abcdef",
      formId: "F & 1",
      answers: [{ name: "żółw", value: "a < b\n& c" }],
      files: [{ field: "files", fileId: "0123456789abcdeg" }],
    }),
    new SoapSupportAdapter(gateway).register({
      idempotencyKey: "0123456789abcdeh",
      formId: "F & 1",
      answers: [],
      files: [],
    }),
    ...[["0123456789abcdeg"], []].map((fileIds) =>
      new SoapSupportAdapter(gateway).addMessage({
        idempotencyKey: "0123456789abcdef",
        number: "ZG/1 & 2",
        text: "a < b\n& żółw",
        disagrees: fileIds.length > 0,
        fileIds,
      }),
    ),
    ...[{ kind: "email", email: "a@b.pl" } as const, { kind: "letter", address: "ul. Prosta 1" } as const].map(
      (contact) =>
        new SoapAccessibilityComplaintsAdapter(gateway).register({
          idempotencyKey: "0123456789abcdef",
          name: "Żółw & syn",
          contact,
          subject: "S",
          requirement: "R",
          demand: "D",
        }),
    ),
    ...["601234567", undefined].map((phone) =>
      new SoapOutageNewsAdapter(gateway).subscribe({ idempotencyKey: "0123456789abcdef", outageId: "A & 1", phone }),
    ),
    new SoapCustomerDocumentsAdapter(gateway).loadDocuments(),
    ...(["large-print", "plain-text"] as const).map((format) =>
      new SoapCustomerDocumentsAdapter(gateway).requestFormat({
        idempotencyKey: "0123456789abcdef",
        documentId: "U-1 & 2",
        format,
      }),
    ),
    marks.read({ idempotencyKey: "0123456789abcdef", message: { clientMessageId: "żółw & 1", rodoMessageId: "R-1" } }),
    marks.readAll({ idempotencyKey: "0123456789abcdef", messageIds: ["żółw & 1", "2"] }),
    new SoapSupportAdapter(gateway).cancelCall({ idempotencyKey: "0123456789abcdef" }),
    ...[Date.parse("2026-11-20T12:00:00+01:00"), undefined].map((callFrom) =>
      new SoapSupportAdapter(gateway).requestCall({ idempotencyKey: "0123456789abcdef", phone: "601234567", callFrom }),
    ),
    marks.remove({
      idempotencyKey: "0123456789abcdef",
      message: { clientMessageId: "żółw & 1", rodoMessageId: undefined },
    }),
    wifi.loadDevices(),
    wifi.loadParameters("żółw & 1"),
    wifi.switchFrequency({
      idempotencyKey: "0123456789abcdef",
      serviceKey: "W-1",
      frequencyType: "5GHz",
      enabled: false,
    }),
    wifi.setParameters({
      idempotencyKey: "0123456789abcdef",
      serviceKey: "W-1",
      changes: [
        { frequencyType: "5GHz", provName: "ssid", value: "żółw & <1>" },
        { frequencyType: "2.4GHz", provName: "key", value: "a;b\\c:d" },
      ],
    }),
    wifi.setDefaults({ idempotencyKey: "0123456789abcdef", serviceKey: "W-1" }),
    decoders.loadDecoders(),
    decoders.resetPin({
      idempotencyKey: "0123456789abcdef",
      decoder: { model: "WB-510", caCard: undefined, cardNo: "0041", serialNumber: undefined },
    }),
    messages.loadMessages(),
    messages.loadOutages(),
    new SoapOffersAdapter(gateway).loadHistory(),
    new SoapSalesAdapter(gateway).extension(),
    new SoapSalesAdapter(gateway).isobar({ idempotencyKey: "0123456789abcdef" }),
    new SoapSalesAdapter(gateway).consent({ idempotencyKey: "0123456789abcdef", offerId: "1" }),
    new SoapSalesAdapter(gateway).resume({ idempotencyKey: "0123456789abcdef", offerId: "1" }),
    new SoapSalesAdapter(gateway).requestDocument({ idempotencyKey: "0123456789abcdef", documentId: "DOC-1" }),
    new SoapSalesAdapter(gateway).answerOffer({
      idempotencyKey: "0123456789abcdef",
      offerId: "1",
      activityId: "ACT-1",
      answer: { kind: "contact", request: { choice: "timespan", span: "morning" } },
    }),
    new SoapSalesAdapter(gateway).answerOffer({
      idempotencyKey: "0123456789abcdee",
      offerId: "1",
      activityId: undefined,
      answer: { kind: "accept", earlyStart: true },
    }),
    new SoapOnboardingAdapter(gateway).load(),
    new SoapChatAdmissionAdapter(gateway, new SoapBackendAccessAdapter(gateway)).token(),
    new SoapBackendAccessAdapter(gateway).check(),
    new SoapOnboardingFlagsAdapter(gateway).save({
      idempotencyKey: "0123456789abcdef",
      eventName: "setTheme",
      expirationDate: day("2027-09-16"),
    }),
    new SoapSignInAdapter(gateway).changeLogin({ idempotencyKey: "0123456789abcdef", login: "żółw <&>" }),
    new SoapSignInAdapter(gateway).changePassword({
      idempotencyKey: "0123456789abcdef",
      current: "a'b\"<&",
      next: "c<d>&e",
    }),
    factor.load(),
    factor.phones(),
    factor.create({ idempotencyKey: "0123456789abcdef", change: { kind: "app" } }),
    factor.create({ idempotencyKey: "0123456789abcdeg", change: { kind: "sms", phoneId: "1" } }),
    factor.create({ idempotencyKey: "0123456789abcdeh", change: { kind: "none" } }),
    factor.confirm({ idempotencyKey: "0123456789abcdef", tokenId: "t & 1", code: "012345" }),
    factor.trust({ idempotencyKey: "0123456789abcdef", name: "Laptop <1>" }),
    factor.distrust({ idempotencyKey: "0123456789abcdef", ids: ["1", "2"] }),
    devices.load(),
    devices.edit({
      idempotencyKey: "0123456789abcdef",
      device: { deviceId: "tel & 1", deviceName: "Telefon", rememberMe: true, biometric: false },
    }),
    new SoapDeviceLoginAdapter(gateway).challenge("tel & 1", "biometric"),
    new SoapDeviceLoginAdapter(gateway).openSession({ challengeId: "c-1", signature: "QUJD" }),
    new SoapDeviceRegistrationAdapter(gateway).associate({
      idempotencyKey: "0123456789abcdef",
      device: { deviceId: "tel & 1", name: "Telefon <1>" },
      deviceToken: undefined,
    }),
    new SoapDeviceRegistrationAdapter(gateway).associate({
      idempotencyKey: "0123456789abcdeg",
      device: { deviceId: "tel & 1", name: "Telefon" },
      deviceToken: "t",
      key: {
        use: "automatic",
        publicKey: "QUJD",
        challengeId: "c-2",
        signature: "QUJD",
        formerSignature: "QUJD",
      },
    }),
    new SoapDeviceRegistrationAdapter(gateway).requestKeyChallenge({
      idempotencyKey: "0123456789abcdeh",
      device: { deviceId: "tel & 1", name: "Telefon <1>" },
      use: "biometric",
    }),
    devices.remove({ idempotencyKey: "0123456789abcdef", deviceId: "tel & 1" }),
    sessions.load(),
    sessions.end({ idempotencyKey: "0123456789abcdef", id: "s & 1" }),
    sessions.endOthers({ idempotencyKey: "0123456789abcdef" }),
    devices.disableAutoLogin({ idempotencyKey: "0123456789abcdef", deviceId: "tel & 1" }),
    new SoapClientAccountsAdapter(gateway).save({
      idempotencyKey: "0123456789abcdef",
      contextIds: ["5600322", "5600321"],
    }),
    new SoapLoginLanguageAdapter(gateway).save({ idempotencyKey: "0123456789abcdef", language: "uk" }),
    new SoapLoginLinkAdapter(gateway, true).openSession("t-1234567"),
    new SoapActionLinksAdapter(gateway).load("t-1234567"),
    ...(["accept", "decline", "contact"] as const).map((answer) =>
      new SoapActionLinksAdapter(gateway).answer({ idempotencyKey: "0123456789abcdef", token: "t-1234567", answer }),
    ),
    new SoapWithdrawalAdapter(gateway).withdraw({
      idempotencyKey: "0123456789abcdef",
      name: "Małgorzata Brzezińska",
      contractNumber: "UM/2026/1",
      email: "m.brzezinska@poczta.example",
    }),
    new SoapWithdrawalAdapter(gateway).loadWithdrawals(),
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
