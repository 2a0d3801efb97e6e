import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";
import { entityRows, entityTable, entityProblemsOf } from "./entities.ts";

/** Entities of section 3 of the specification with their fields. A dot separates a nested field from its owner. */
const ENTITIES: readonly (readonly [entity: string, fields: string])[] = [
  [
    "User session",
    `isLogged, sessionId, userId, currentContext, contexts.id, contexts.name, cooperative, b2b, crmUser, access.ebok,
    access.wifi`,
  ],
  [
    "Client",
    `firstName, lastName, customerType, personal id, tax id, accountNumber, clientLogin, clientCustomLogin, email,
    phone, mobilePhone, lastGoodLogin, bankAccountNumber, currentBalance, accountBalanceDate, marketingEmail,
    co-owner, co-owner tax id, co-owner personal id, invoiceRecipient, invoiceRecipientAddress, proxy,
    proxyPersonalId, postAddress, billingAddress, addressList, billingPhones, electronicPoll, contactDataEditable,
    contactDataVisible, RODO restriction: email, RODO restriction: phone, RODO restriction: personal data,
    RODO restriction: address, serviceMoveMessage, blockade.type, blockade.message, blockade.debtCollectionCompany`,
  ],
  ["Address", "street, houseNumber, flatNumber, zip, city, country, addressId, teryt city, teryt street"],
  [
    "Product",
    `fullName, category, code, blockade, commitmentFrom, commitmentTo, contractStart, contractEnd, mainProduct, name,
    productInfo, showDetails, address, showTvGuide, tvGuideId, productPrices.validFrom, productPrices.validTo,
    productPrices.value, status, actualPrice, internalProductId, productId, mainServiceId, mvnoProduct, showHardware,
    showProductOptions, discountHint, childrenList, metaProduct, servicesList, iframe, downlink, uplink, customName`,
  ],
  [
    "Client flags",
    `popupMessage, showProductEndContactPopup, showSatisfactionSurvey, expandSatisfactionSurvey, showNetflixActivation,
    acceptedTOSNetflix, showNetflixCancel, showTvnPlayerActivation, acceptedTOSTvnPlayer, showTvnPlayerCancel,
    showTvn24GoActivation, acceptedTOSTvn24Go, showIsobar, showChat, showServiceMoveButton, showEInvoiceActivation`,
  ],
  [
    "Client store (contact part)",
    `accountNumber, showChat, consents, contact.mobilePhones, contact.linePhones, contact.mainEmail,
    contact.documentSendEmail, contact.marketingPermissions, contactDataEditable, contactDataVisible,
    rodoRestrictionPhone, rodoRestrictionEmail`,
  ],
  [
    "Contact data",
    `linePhones, mobilePhones, mainEmail, documentSendEmail, marketingPermissions.type, marketingPermissions.required,
    marketingPermissions.state, address.zip, address.city, address.cityTeryt, address.cityMeta, address.street,
    address.building, address.flat`,
  ],
  [
    "Contact data form state",
    `mobilePhone1, mobilePhone2, linePhone1, linePhone2, mainEmail, documentSendEmail, value, isChanged, isValid,
    token, marketingPermissions.type, marketingPermissions.state, marketingPermissions.required`,
  ],
  [
    "Contact save payload",
    `mobilePhones, linePhones, mainEmail, documentSendEmail, mobilePhone1Token, mobilePhone2Token, mainEmailToken,
    documentSendEmailToken, marketingPermissions, address.cityTeryt, address.streetTeryt, address.building,
    address.city, address.street, address.flat, eDocumentActivation, setFrom`,
  ],
  ["Consent", "settingRequirements, currentValue, consentName, descriptionTitle"],
  ["Financial entry", "amount, unpaidAmount, dueDate, entryDate, duplicatePossible, duplicateCreating"],
  ["Message", "title, body, createdAt, validFrom, rodoMessageId, clientMessageId, read, type, module"],
  ["Banner", "order, expirationDate, resourceUrl, destinationUrl"],
  [
    "Sale offer",
    `activityId, accountNumber, clientNumber, contactFormId, discount, offerExpirationDate, offerId, processNumber,
    registrationDate, salesRepresentative, status, activationPrice, closeDate, delivery, deliveryDate,
    oneTimeMap.name, oneTimeMap.price, documents, products.commitmentPeriod, products.package, products.name,
    products.prices.price, products.prices.validFrom, products.prices.validTo, products.prices.typeOfCharge,
    products.category, floaterDisableDays, expandFloater, showCheckbox, popupTitle, popupMessage, popupBtnLabel,
    floaterLabel`,
  ],
  [
    "Onboarding flags",
    `mobileAppDownload, personalDataConfirm, mobileAppEvaluate, setTheme, eInvoiceActivate, setCustomLogin, eventName,
    eventSet, expirationDate`,
  ],
  ["Associated mobile device", "deviceName, deviceId, rememberMe, biometric"],
  ["Device (native app)", "isOnDevice, deviceId, deviceTokenId"],
  ["2FA device", "id, name, isCurrent, createdAtDay, createdAtHour, serialNumber"],
  ["Wifi device", "city, deviceType, serviceKey"],
  [
    "Wifi parameters",
    `pendingOperation, showStatus, status, showConnectedDevices, frequencies.enabled, frequencies.frequencyType,
    frequencies.params.description, frequencies.params.editable, frequencies.params.name, frequencies.params.provName,
    frequencies.params.type, frequencies.params.prefix, frequencies.params.value, frequencies.params.acceptableValues`,
  ],
  ["Reset-PIN hardware", "caCard, cardNo, model, serialNumber"],
  ["Chat message", "id, type, side, data, date, agentName, operatorName, answers"],
  [
    "Site content",
    `bottom_logged_in_banner, eactivation_data_agreement1, eactivation_data_agreement2, eactivation_got_mail_tooltip,
    eactivation_no_mail_tooltip, edit_contact_data_phone_tooltip, edit_contact_data_email_tooltip`,
  ],
  ["Theme", "light, dark, system"],
];

/** Fields that are not on the wire: the portal stores or computes them. */
const PORTAL_ONLY = ["Contact data form state: value, isChanged, isValid", "Theme: light, dark, system"];
/** Internal ids and flags of the provider, which the portal shows only in the export of personal data. */
const USED_ONLY_BY_EXPORT = [
  "Address: teryt city, teryt street",
  "Product: mainProduct, internalProductId, metaProduct",
  "Contact data: address.cityTeryt",
  "Message: module",
  "Sale offer: accountNumber, clientNumber, contactFormId",
];

const EXPORT = "src-domain/data-export/export-shapes.ts";
const rows = entityRows();

function fieldsWhere(matches: (row: (typeof rows)[number]) => boolean): readonly string[] {
  const found = new Map<string, string[]>();
  for (const row of rows.filter(matches)) found.set(row.entity, [...(found.get(row.entity) ?? []), row.field]);
  return [...found].map(([entity, fields]) => `${entity}: ${fields.join(", ")}`);
}

it("[ENT-01] covers every field of every entity in contract, decoder, sandbox and portal", () => {
  expect(fieldsWhere(() => true)).toEqual(
    ENTITIES.map(([entity, fields]) => `${entity}: ${fields.split(/,\s+/).join(", ")}`),
  );
  expect(fieldsWhere(({ contract }) => contract.length === 0)).toEqual(PORTAL_ONLY);
  expect(fieldsWhere(({ sandbox }) => sandbox.length === 0)).toEqual(PORTAL_ONLY);
  expect(fieldsWhere(({ decoder }) => decoder.length === 0)).toEqual(PORTAL_ONLY);
  expect(fieldsWhere(({ use: [file] }) => file === EXPORT)).toEqual(USED_ONLY_BY_EXPORT);
  expect(rows.flatMap(entityProblemsOf)).toEqual([]);
});

// Regenerated by `npx vitest run test/architecture/entities.spec.ts -u`.
it("(part of ENT-01) generates docs/entities.md from the XSD types and the decoders", async () => {
  await expect(entityTable(rows)).toMatchFileSnapshot(join(ROOT, "docs/entities.md"));
});
