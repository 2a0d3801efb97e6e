import { describe, expect, it } from "vitest";
import { day, month, zloty } from "#test/mothers/index.ts";
import { isPayable } from "#domain/finance/index.ts";
import { entityFields } from "#test/architecture/specification-fields.ts";
import { decodeAddress } from "./account/decode-address.ts";
import { decodeClientData } from "./account/decode-client.ts";
import { decodeProduct } from "./account/decode-product.ts";
import { decodeConsent } from "./consents/decode-consent.ts";
import { decodeContact } from "./contact/decode-contact.ts";
import { decodeEntry } from "./finance/decode-entry.ts";
import { decodePayment } from "./finance/decode-payment.ts";
import { decodeSession } from "./login/decode-session.ts";
import { decodeLegalNotice } from "./messages/decode-legal-notice.ts";
import { decodeMessage, decodeOutage } from "./messages/decode-message.ts";
import { decodeOffer } from "./offers/decode-offer.ts";
import { decodeStoredOnboardingFlag } from "./onboarding/decode-onboarding.ts";
import { decodeBanner, decodeSiteContent } from "./site-content/decode-site-content.ts";
import { decodeSupportRequest } from "./support/decode-support.ts";
import { Fields } from "./decoding/fields.ts";
import { parseXml } from "./decoding/parse-xml.ts";

type Parts = Readonly<Record<string, string>>;

interface Entity {
  /** Entity of the specification; `undefined` for one that it does not have. */
  readonly specified?: string;
  readonly decode: (fields: Fields) => object | undefined;
  /** Every field with its value on the wire. */
  readonly parts: Parts;
  /** Fields without which the entity cannot be shown. */
  readonly needed: readonly string[];
  /** Optional limits of validity: an unreadable one makes the entity undecodable. */
  readonly limits?: readonly string[];
}

const ADDRESS = {
  addressId: "A-1",
  street: "ul. Długa",
  houseNumber: "4",
  flatNumber: "8",
  zip: "80-827",
  city: "Gdańsk",
  country: "PL",
  cityTeryt: "0933016",
  streetTeryt: "04131",
};
const PLACE = {
  zip: "80-309",
  city: "Gdańsk",
  cityTeryt: "0933016",
  cityMeta: "Oliwa",
  street: "ul. Polanki",
  building: "12",
  flat: "3",
};
const list = (...items: string[]): string => items.map((item) => `<item>${item}</item>`).join("");
const xml = (parts: Parts): string =>
  Object.entries(parts)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join("");

const PRODUCT = {
  productId: "00123",
  internalProductId: "I-1",
  mainServiceId: "M-1",
  code: "0042",
  category: "internet",
  status: "ACTIVE",
  name: "Internet",
  fullName: "Internet 1 Gb/s",
  customName: "Biuro",
  productInfo: "1000/300",
  address: xml(ADDRESS),
  mainProduct: "true",
  metaProduct: "true",
  mvnoProduct: "1",
  blockade: "arrears",
  commitmentFrom: "01-03-2025",
  commitmentTo: "28-02-2027",
  contractStart: "01-03-2025",
  contractEnd: "28-02-2027",
  contractNumber: "ABO/1",
  orderNumber: "2026/110001",
  actualPrice: "69.00",
  productPrices: list("<validFrom>01-03-2025</validFrom><validTo>31-12-2026</validTo><value>69.9</value>"),
  discountHint: "zniżka",
  downlink: "1000",
  uplink: "300.5",
  speeds: list("<name>MINIMUM</name><download>500</download>"),
  channels: "214",
  showDetails: "true",
  showHardware: "true",
  showProductOptions: "true",
  showTvGuide: "true",
  tvGuideId: "7",
  iframe: "https://a.example",
  servicesList: list("<id>O-1</id><name>HBO</name><status>active</status><price>0</price>"),
  hardware: list("<model>WB-510</model><caCard>0150 0048</caCard>"),
  childrenList: list("<productId>2</productId><name>Dziecko</name>"),
  visit:
    "<slotId>S</slotId><from>2026-11-24T08:00:00+01:00</from><to>2026-11-24T12:00:00+01:00</to>" +
    "<address>ul. Chmielna 26</address>",
  moveOn: "14-12-2026",
  withdrawalUntil: "30-11-2026",
  withdrawnOn: "20-11-2026",
  earlyStart: "true",
  restoresFormerTerms: "true",
  formerTermsUntil: "31-12-2026",
  formerTermsRevocableUntil: "30-12-2026",
  extensionWithdrawnOn: "21-11-2026",
  activatedOn: "17-11-2026",
  suspended: "true",
  portingOn: "10-12-2026",
};

const ENTRY = {
  entryId: "E-1",
  kind: "invoice",
  number: "FV/1/11/26",
  period: "2026-11",
  amount: "223.70",
  unpaidAmount: "23.7",
  entryDate: "16-11-2026",
  dueDate: "30-11-2026",
  status: "3",
  duplicatePossible: "true",
  duplicateCreating: "true",
  ksefNumber: "5860000002-20261116-0F3A9C21D4B7-6E",
  accountEnd: "2874",
  correctedEntryId: "E-0",
};

const CLIENT = {
  accountNumber: "0004127830",
  clientLogin: "m.brzezinska",
  clientCustomLogin: "gosia",
  customerType: "PRIVATE",
  firstName: "Małgorzata",
  lastName: "Źdźbło",
  companyName: "X",
  personalId: "05210112345",
  taxId: "0123456789",
  email: "a@b.pl",
  phone: "583012247",
  mobilePhone: "601234567",
  lastGoodLogin: "2026-11-19T20:00:00+01:00",
  bankAccountNumber: "00109010140000071219812874",
  currentBalance: "-273.69",
  accountBalanceDate: "20-11-2026",
  marketingEmail: "m@b.pl",
  coOwner: "Jan",
  coOwnerTaxId: "1",
  coOwnerPersonalId: "2",
  invoiceRecipient: "Ewa",
  invoiceRecipientAddress: xml(ADDRESS),
  proxy: "Ola",
  proxyPersonalId: "3",
  postAddress: xml(ADDRESS),
  billingAddress: xml(ADDRESS),
  billingPhones: list("601234567"),
  electronicPoll: "true",
  contactDataEditable: "true",
  contactDataVisible: "true",
  rodoRestrictionEmail: "true",
  rodoRestrictionPhone: "true",
  rodoRestrictionPersonalData: "true",
  rodoRestrictionAddress: "true",
  serviceMoveMessage: "Przenosimy",
  blockade: "<type>vindication</type><message>Wpłać</message><debtCollectionCompany>Sowa</debtCollectionCompany>",
};

const OFFER = {
  offerId: "2026/1",
  activityId: "A",
  accountNumber: "0042",
  clientNumber: "7",
  contactFormId: "F",
  processNumber: "P",
  title: "Oferta",
  status: "0",
  discount: "10",
  registrationDate: "05-11-2026",
  offerExpirationDate: "05-12-2026",
  closeDate: "06-12-2026",
  salesRepresentative: "Anna",
  activationPrice: "49",
  delivery: "kurier",
  deliveryDate: "07-12-2026",
  oneTimeMap: list("<name>Montaż</name><price>99.00</price>"),
  documents: list("<name>Umowa</name><documentId>D-1</documentId>"),
  products: list(
    "<name>Internet</name><package>L</package><category>internet</category><commitmentPeriod>24</commitmentPeriod>" +
      `<prices>${list("<price>69</price>")}</prices>`,
  ),
  orderState: "RECEIVED",
  orderDay: "08-12-2026",
  orderNextStep: "Zadzwonimy",
  kind: "SALE",
  addressId: "A-1",
  deliveryAddress: "ul. Polna 1, 80-001 Gdańsk",
  withdrawnOn: "09-12-2026",
  equipment: "<equipment><item>Router</item></equipment>",
};

/** Fields of our own that a decoder cannot do without: a payment names the entries by their ids. */
const OWN_FIELDS = ["entryId"];

const ENTITIES: Readonly<Record<string, Entity>> = {
  address: { specified: "Address", decode: decodeAddress, parts: ADDRESS, needed: [] },
  product: { specified: "Product", decode: decodeProduct, parts: PRODUCT, needed: ["productId"] },
  client: { decode: (fields) => decodeClientData(fields)?.client, parts: { client: xml(CLIENT) }, needed: ["client"] },
  entry: {
    specified: "Financial entry",
    decode: decodeEntry,
    parts: ENTRY,
    needed: ["entryId", "amount", "unpaidAmount", "entryDate"],
  },
  payment: {
    decode: decodePayment,
    parts: {
      paymentId: "P",
      state: "confirmed",
      amount: "1.00",
      entryIds: list("E-1"),
      finishedAt: "2026-11-20T09:12:00Z",
    },
    needed: ["paymentId", "state", "amount"],
  },
  message: {
    specified: "Message",
    decode: (fields) => decodeMessage(fields, decodeLegalNotice),
    parts: {
      clientMessageId: "M",
      rodoMessageId: "R",
      title: "T",
      body: "B",
      createdAt: "2026-11-20T09:12:00+01:00",
      validFrom: "20-11-2026",
      confirmedAt: "2026-11-21T09:12:00+01:00",
      read: "true",
      type: "1",
      module: "X",
      entryId: "E-1",
      productId: "P-1",
      legalNotice: xml({ kind: "TERM_END", contractNumber: "U", effectiveOn: "30-11-2026", basis: "B" }),
    },
    needed: ["clientMessageId", "createdAt"],
  },
  outage: {
    decode: decodeOutage,
    parts: {
      outageId: "O",
      title: "T",
      body: "B",
      addressId: "A",
      startsAt: "2026-11-20T09:12:00Z",
      plannedEnd: "2026-11-20T12:00:00Z",
      smsPhone: "601234567",
    },
    needed: ["outageId"],
  },
  offer: { specified: "Sale offer", decode: decodeOffer, parts: OFFER, needed: ["offerId"] },
  onboarding: {
    specified: "Onboarding flags",
    decode: decodeStoredOnboardingFlag,
    parts: { eventName: "setTheme", eventSet: "true", expirationDate: "20-11-2026" },
    needed: ["eventName"],
  },
  banner: {
    specified: "Banner",
    decode: decodeBanner,
    parts: {
      bannerId: "B",
      order: "1",
      expirationDate: "20-11-2026",
      resourceUrl: "/a.webp",
      destinationUrl: "/x",
      alternativeText: "Opis",
    },
    needed: ["resourceUrl"],
    limits: ["expirationDate"],
  },
  contact: {
    specified: "Contact data",
    decode: decodeContact,
    parts: {
      mobilePhones: list("601"),
      linePhones: list("58"),
      mainEmail: "a@b.pl",
      documentSendEmail: "c@b.pl",
      marketingPermissions: list("<type>SMS</type>"),
      showChat: "true",
      address: xml(PLACE),
    },
    needed: [],
  },
  consent: {
    specified: "Consent",
    decode: decodeConsent,
    parts: {
      consentId: "C",
      consentName: "Zgoda",
      descriptionTitle: "Opis",
      settingRequirements: "EMAIL",
      purpose: "E_INVOICE",
      currentValue: "true",
    },
    needed: ["consentName", "currentValue"],
  },
  request: {
    decode: decodeSupportRequest,
    parts: {
      number: "ZG/2026/004182",
      formId: "FAULT",
      kind: "FAULT",
      title: "Awaria usługi",
      state: "IN_PROGRESS",
      sentAt: "2026-11-19T18:42:00+01:00",
      answerBy: "22-11-2026",
      firstAnswerBy: "21-11-2026",
      answerRequestedAt: "2026-11-20T08:15:00+01:00",
      repeatedAnswerBy: "25-11-2026",
      entries: list("<side>CUSTOMER</side><at>2026-11-19T18:42:00+01:00</at><text>Nie działa.</text>"),
      copyId: "K-ZG-2026-004182",
      productId: "4127830-02",
    },
    needed: ["number", "sentAt"],
  },
  session: {
    specified: "User session",
    decode: decodeSession,
    parts: {
      sessionId: "S",
      userId: "U",
      currentContext: "C",
      contexts: list("<id>C</id><name>N</name>"),
      cooperative: "true",
      b2b: "true",
      crmUser: "true",
      access: "<ebok>true</ebok><wifi>true</wifi>",
    },
    needed: ["sessionId", "userId", "currentContext"],
  },
};

function read<Value>(parts: Parts, decode: (fields: Fields) => Value): Value {
  const element = parseXml(`<item>${xml(parts)}</item>`);
  if (element === undefined) throw new Error("the parts are not XML");
  return decode(Fields.of(element));
}

/** Returns the parts of an entity that the specification names. */
function specifiedParts(entity: string, parts: Parts): Parts {
  const names = entityFields().flatMap((row) =>
    row.entity === entity ? [row.name, row.field.split(".")[0] ?? ""] : [],
  );
  return Object.fromEntries(
    Object.entries(parts).filter(([name]) => names.includes(name) || OWN_FIELDS.includes(name)),
  );
}

function changedKeys(a: object, b: object): string[] {
  const after = new Map<string, unknown>(Object.entries(b));
  return Object.entries(a).flatMap(([key, value]) =>
    JSON.stringify(value) === JSON.stringify(after.get(key)) ? [] : [key],
  );
}

describe.each(Object.entries(ENTITIES))("decoding %s", (_name, { decode, parts, needed, limits = [] }) => {
  const whole = read(parts, decode);
  const optional = Object.keys(parts).filter((name) => !needed.includes(name));

  it("[ENT-02] reads every sent field of an entity", () => {
    expect(whole).toBeDefined();
    expect(Object.values(whole ?? {}).filter((value) => value === undefined)).toEqual([]);
  });

  it("[ENT-02] keeps other entity fields when an optional field is missing, empty or unreadable", () => {
    for (const name of optional) {
      const { [name]: _gone, ...without } = parts;
      // An item with an unreadable limit must not count as unlimited (SITE-03).
      const unreadable = limits.includes(name) ? [] : [{ ...parts, [name]: "\u017c?<b/>" }];
      for (const broken of [without, { ...parts, [name]: "" }, ...unreadable]) {
        const value = read(broken, decode);
        expect(value, name).toBeDefined();
        expect(changedKeys(whole ?? {}, value ?? {}).length, name).toBeLessThanOrEqual(1);
      }
    }
  });

  it("decodes an entity without a required field as undefined", () => {
    for (const name of needed) {
      const { [name]: _gone, ...without } = parts;
      expect(read(without, decode), name).toBeUndefined();
    }
  });
});

it.each(
  Object.entries(ENTITIES).flatMap(([name, entity]) =>
    entity.specified === undefined ? [] : [[name, entity] as const],
  ),
)(
  "[ENT-02] decodes an entity from the fields of the specification alone: %s",
  (_name, { decode, parts, specified = "" }) => {
    const named = specifiedParts(specified, parts);
    expect(Object.keys(named).length).toBeGreaterThan(2);
    const decoded = read(named, decode);
    expect(decoded).toBeDefined();
    expect(Object.values(decoded ?? {})).not.toContain("");
  },
);

describe("decoded values", () => {
  it("[ENT-02] decodes a customer without any one optional field", () => {
    for (const name of Object.keys(CLIENT).filter((key) => key !== "accountNumber")) {
      const { [name]: _gone, ...without }: Parts = CLIENT;
      expect(read({ client: xml(without) }, decodeClientData)?.client.accountNumber, name).toBe("0004127830");
    }
  });

  it("[ENT-02] decodes a blockade with missing parts, and none only when all parts are missing", () => {
    const blockadeOf = (blockade: string) =>
      read({ client: xml({ ...CLIENT, blockade }) }, decodeClientData)?.client.blockade;
    expect(blockadeOf("<message>Wpłać</message>")).toEqual({
      type: "arrears",
      message: "Wpłać",
      debtCollectionCompany: undefined,
    });
    expect(blockadeOf("<debtCollectionCompany>Sowa</debtCollectionCompany>")).toEqual({
      type: "arrears",
      message: "",
      debtCollectionCompany: "Sowa",
    });
    expect(blockadeOf("<type>vindication</type>")).toEqual({
      type: "vindication",
      message: "",
      debtCollectionCompany: undefined,
    });
    expect(blockadeOf("<type> </type>")).toBeUndefined();
  });

  it("(part of ENT-02) trims the number of a contract, and decodes a blank one as none", () => {
    const numberOf = (contractNumber: string) => read({ ...PRODUCT, contractNumber }, decodeProduct)?.contractNumber;
    expect(numberOf(" ABO/1 ")).toBe("ABO/1");
    expect(numberOf(" ")).toBeUndefined();
  });

  it("(part of CALL-03) keeps the leading zeros of entity identifiers", () => {
    const client = read({ client: xml(CLIENT) }, decodeClientData)?.client;
    expect(client).toMatchObject({
      accountNumber: "0004127830",
      bankAccountNumber: "00109010140000071219812874",
      personalId: "05210112345",
      taxId: "0123456789",
    });
    expect(read(PRODUCT, decodeProduct)).toMatchObject({ productId: "00123", code: "0042" });
  });

  it("decodes money of an entity as whole grosze, dates as days and periods as months", () => {
    expect(read(ENTRY, decodeEntry)).toEqual({
      entryId: "E-1",
      kind: "invoice",
      number: "FV/1/11/26",
      period: month("2026-11"),
      amount: zloty("223.70"),
      unpaidAmount: zloty("23.70"),
      entryDate: day("2026-11-16"),
      dueDate: day("2026-11-30"),
      status: "partly-paid",
      duplicatePossible: true,
      duplicateCreating: true,
      ksefNumber: "5860000002-20261116-0F3A9C21D4B7-6E",
      accountEnd: "2874",
      correctedEntryId: "E-0",
    });
  });

  it("keeps an entity with an unknown status, category or kind where that is safe", () => {
    expect(read({ ...PRODUCT, status: "NEW_ONE", category: "hologram" }, decodeProduct)).toMatchObject({
      status: "INACTIVE",
      category: "unknown",
    });
    expect(read({ ...PRODUCT, status: "TERMINATED" }, decodeProduct)).toMatchObject({ status: "INACTIVE" });
    expect(read({ ...ENTRY, status: "99" }, decodeEntry)).toMatchObject({ status: "unknown" });
    for (const kind of ["deposit", "payout"]) expect(read({ ...ENTRY, kind }, decodeEntry)).toMatchObject({ kind });
    for (const kind of ["voucher", "toString"])
      expect(read({ ...ENTRY, kind }, decodeEntry)).toMatchObject({
        entryId: "E-1",
        kind: "other",
        number: "FV/1/11/26",
      });
    expect(read({ ...OFFER, status: "99" }, decodeOffer)).toMatchObject({ status: "unknown" });
    expect(read({ paymentId: "P", state: "maybe", amount: "1" }, decodePayment)).toBeUndefined();
  });

  it("(part of OFFER-04) reads charges, speed and channels of an offer from their fields", () => {
    const charge = (type: string) => `<price>9.00</price>${type === "" ? "" : `<typeOfCharge>${type}</typeOfCharge>`}`;
    const products = list(
      "<name>Internet 2 Gb/s</name><package>214 kanałów</package><downlink>600</downlink><uplink>60.5</uplink>" +
        `<channels>18</channels><prices>${list(...["", "MONTHLY", "ONE_TIME", "jednorazowo"].map(charge))}</prices>`,
      "<name>Internet 2 Gb/s</name><package>214 kanałów</package><channels>0</channels>",
    );
    const [stated, unstated] = read({ ...OFFER, products }, decodeOffer)?.products ?? [];
    expect(stated).toMatchObject({ downlink: 600, uplink: 60.5, channels: 18 });
    expect(stated?.prices.map(({ typeOfCharge }) => typeOfCharge)).toEqual([
      "monthly",
      "monthly",
      "one-time",
      "unknown",
    ]);
    expect(unstated).toMatchObject({ downlink: undefined, uplink: undefined, channels: undefined, prices: [] });
  });

  it.each([
    ["of an offer", (parts: Parts) => read({ ...OFFER, products: list(xml(parts)) }, decodeOffer)?.products[0]],
    ["of the customer", (parts: Parts) => read({ ...parts, productId: "P-1" }, decodeProduct)],
  ])("(part of OFFER-04) guesses no speed and no channels of a product %s from phrases", (_whose, decode) => {
    const phrase = "Internet 600/60 Mb/s i 214 kanałów";
    const unknown = { downlink: undefined, uplink: undefined, channels: undefined };
    expect(decode({ name: phrase, package: phrase })).toMatchObject(unknown);
    const unreadable = { downlink: "600 Mb/s", uplink: "60 Mb/s", channels: "214 kanałów" };
    expect(decode({ name: phrase, ...unreadable })).toMatchObject(unknown);
  });

  it("(part of SESS-10) decodes no session when the response says that none is open", () => {
    const parts = { isLogged: "false", sessionId: "S", userId: "U", currentContext: "C" };
    expect(read(parts, decodeSession)).toBeUndefined();
    expect(read({ ...parts, isLogged: "" }, decodeSession)).toMatchObject({ isLogged: true, access: { ebok: false } });
  });

  it.each([
    ["an unpaid entry", { unpaidAmount: "100.00" }, { kind: "invoice", status: "unpaid" }],
    [
      "a partly paid entry",
      { unpaidAmount: "20.00", dueDate: "30-11-2026" },
      { kind: "invoice", status: "partly-paid" },
    ],
    ["a paid entry with a due date", { dueDate: "30-11-2026" }, { kind: "invoice", status: "paid" }],
    ["a paid entry with a document", { duplicatePossible: "true" }, { kind: "invoice", status: "paid" }],
    ["a negative entry with a document", { amount: "-100.00", duplicateCreating: "true" }, { kind: "correction" }],
    ["an entry with neither", {}, { kind: "payment", status: "no-status" }],
  ])("(part of FIN-02) derives kind and status from the fields of the specification: %s", (_case, parts, expected) => {
    const named = { entryId: "E-1", amount: "100.00", unpaidAmount: "0.00", entryDate: "16-11-2026" };
    const entry = read({ ...named, ...parts }, decodeEntry);
    expect(entry).toMatchObject({ ...expected, number: "E-1" });
    expect(entry !== undefined && isPayable(entry, day("2026-11-20"))).toBe("unpaidAmount" in parts);
  });

  it("[ENT-02] keeps other products, prices and options when one is broken", () => {
    const products = list(
      xml(PRODUCT),
      "<name>bez numeru</name>",
      xml({ ...PRODUCT, productId: "9", productPrices: list("<value>x</value>", "<value>1</value>") }),
    );
    const data = read({ client: xml(CLIENT), products }, decodeClientData);
    expect(data?.products.map(({ productId }) => productId)).toEqual(["00123", "9"]);
    expect(data?.products[1]?.productPrices).toEqual([{ validFrom: undefined, validTo: undefined, value: zloty("1") }]);
  });

  it("reads missing flags of an entity as false", () => {
    const data = read({ client: xml(CLIENT), flags: "<showChat>true</showChat>" }, decodeClientData);
    expect(data?.flags).toMatchObject({ showChat: true, showIsobar: false, popupMessage: undefined });
    expect(read({ client: xml(CLIENT) }, decodeClientData)?.flags.showChat).toBe(false);
  });

  it("(part of SITE-01) leaves out a site content key without a text", () => {
    const content = list(
      "<key>a</key><value>A &lt;b&gt;</value>",
      "<key>b</key><value> </value>",
      "<key>c</key>",
      "<value>d</value>",
    );
    expect(read({ content }, decodeSiteContent)).toEqual(new Map([["a", "A <b>"]]));
  });
});
