import { describe, expect, it, vi } from "vitest";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { scriptedFetch, soapReply } from "#test/fakes/soap-reply.ts";
import { describeDeviation, type Deviation } from "#domain/tracking/index.ts";
import { decodeClientData } from "./account/decode-client.ts";
import { DeviationLog } from "./decoding/deviation-log.ts";
import { Fields } from "./decoding/fields.ts";
import { parseXml } from "./decoding/parse-xml.ts";
import { decodeEntry } from "./finance/decode-entry.ts";
import { SoapFinanceAdapter } from "./finance/soap-finance.adapter.ts";
import { SoapGateway, type WireEvent } from "./gateway/soap-gateway.ts";
import { orMalformed } from "./gateway/service-response.ts";
import { decodeOffer } from "./offers/decode-offer.ts";

const DECODERS: Readonly<Record<string, (data: Fields) => unknown>> = {
  getClientFinancialEntries: (data) => data.requiredList("entries", decodeEntry),
  getClientData: decodeClientData,
  getSalesOfferHistory: (data) => data.requiredList("offers", decodeOffer),
};

/** Reads a response as its adapter does, and returns its deviations. */
function deviationsIn(operation: string, xml: string): readonly Deviation[] {
  const result = parseXml(`<result>${xml}</result>`);
  if (result === undefined) throw new Error("not well-formed");
  const log = new DeviationLog(operation);
  const data = Fields.of(result, log);
  orMalformed(data, DECODERS[operation]?.(data));
  return log.deviations;
}

/** Path, effect and hidden amounts of each deviation. */
const effectsIn = (operation: string, xml: string): readonly string[] =>
  deviationsIn(operation, xml).map(
    ({ path, effect, hidesAmounts }) => `${path} ${effect}${hidesAmounts ? " amounts-hidden" : ""}`,
  );

const entry = (changes: Readonly<Record<string, string>> = {}): string => {
  const fields = {
    entryId: "E-1",
    kind: "invoice",
    status: "2",
    entryDate: "01-11-2026",
    amount: "10.00",
    unpaidAmount: "10.00",
    ...changes,
  };
  const elements = Object.entries(fields).map(([name, value]) => (value === "" ? "" : `<${name}>${value}</${name}>`));
  return `<item>${elements.join("")}</item>`;
};
const entries = (changes?: Readonly<Record<string, string>>): string =>
  `<entries>${entry()}${entry(changes)}</entries>`;

const product = (changes = ""): string =>
  `<item><productId>P-1</productId><name>Internet</name><category>internet</category><status>ACTIVE</status>${changes}</item>`;
const clientData = ({ client = "", products = product(), lists = "<addressList/>" } = {}): string =>
  `<client><accountNumber>1</accountNumber><clientLogin>a</clientLogin>${client}</client>${lists}` +
  `<products>${products}</products><flags/>`;

describe("effects of deviations on screen", () => {
  it.each([
    [{ unpaidAmount: "" }, "entries.item[1].unpaidAmount item-left-out amounts-hidden"],
    [{ entryDate: "2026-11-01" }, "entries.item[1].entryDate item-left-out amounts-hidden"],
    [{ amount: "10,00" }, "entries.item[1].amount nothing-lost"],
    [{ dueDate: "jutro" }, "entries.item[1].dueDate value-left-out amounts-hidden"],
    [{ duplicatePossible: "tak" }, "entries.item[1].duplicatePossible default-used amounts-hidden"],
    [{ status: "9" }, "entries.item[1].status shown-as-unknown amounts-hidden"],
    [{ kind: "voucher" }, "entries.item[1].kind shown-as-unknown amounts-hidden"],
    [{ kind: "voucher", unpaidAmount: "0.00" }, "entries.item[1].kind shown-as-unknown"],
    [{ kind: "Invoice" }, "entries.item[1].kind nothing-lost"],
  ])("(part of CALL-16) names the effect of an entry with %o", (changes, expected) => {
    expect(effectsIn("getClientFinancialEntries", entries(changes))).toEqual([expected]);
  });

  it.each([
    [{ client: "<currentBalance>dużo</currentBalance>" }, ["client.currentBalance value-left-out amounts-hidden"]],
    [{ client: "<lastGoodLogin>wczoraj</lastGoodLogin>" }, ["client.lastGoodLogin value-left-out"]],
    [{ client: "<electronicPoll>tak</electronicPoll>" }, ["client.electronicPoll default-used"]],
    [{ lists: "" }, ["addressList list-left-out amounts-hidden"]],
    [{ lists: "<addressList>brak</addressList>" }, ["addressList list-left-out amounts-hidden"]],
    [{ products: product().replace("ACTIVE", "NEW") }, ["products.item[0].status shown-as-unknown amounts-hidden"]],
    [{ products: product().replace("internet", "DRONES") }, ["products.item[0].category shown-as-unknown"]],
    [
      { products: "<item/>" },
      ["productId", "name"].map((name) => `products.item[0].${name} item-left-out amounts-hidden`),
    ],
    [
      { products: product("<productPrices><item><value>x</value></item></productPrices>") },
      ["products.item[0].productPrices.item[0].value item-left-out amounts-hidden"],
    ],
  ])("(part of CALL-16) names the effect of customer data with %o", (changes, expected) => {
    expect(effectsIn("getClientData", clientData(changes))).toEqual(expected);
  });

  it("(part of CALL-16) says that the call fails when the response cannot be used at all", () => {
    expect(effectsIn("getClientData", "<addressList/>")).toEqual(["client call-failed"]);
    expect(effectsIn("getClientFinancialEntries", "<entries>brak</entries>")).toEqual(["entries call-failed"]);
  });

  it("(part of CALL-16) says that an unknown charge of an offer hides its total", () => {
    const price = "<price>5.00</price><typeOfCharge>YEARLY</typeOfCharge>";
    const offer = `<offerId>O-1</offerId><products><item><name>TV</name><prices><item>${price}</item></prices></item></products>`;
    expect(effectsIn("getSalesOfferHistory", `<offers><item>${offer}</item></offers>`)).toEqual([
      "offers.item[0].products.item[0].prices.item[0].typeOfCharge shown-as-unknown amounts-hidden",
    ]);
  });

  it("(part of CALL-16) describes a deviation with its effect and without the value", () => {
    expect(
      deviationsIn("getClientFinancialEntries", entries({ unpaidAmount: "zapłać Annie 12" })).map(describeDeviation),
    ).toEqual([
      'entries.item[1].unpaidAmount: expected an amount with a dot, found "aaaaaa Aaaaa 99"; ' +
        "the item is left out; amounts are hidden",
    ]);
  });
});

describe("reports of deviations", () => {
  it("[CALL-16] reports each deviation once, with operation, call number, path, shape and effect", async () => {
    const logged: WireEvent[] = [];
    const gateway = new SoapGateway({
      serviceUrl: "/service",
      clock: movableClock(),
      log: (event) => logged.push(event),
      logError: (event) => logged.push(event),
      fetch: scriptedFetch(soapReply("getClientFinancialEntries", entries({ entryId: "" }))).fetch,
      supportCode: "7F3K-9QMD",
    });
    gateway.setCredentials("s");
    const read = await new SoapFinanceAdapter(gateway).loadEntries();
    expect(read).toMatchObject({ ok: true, incompleteFields: ["entries"] });
    await vi.waitFor(() => expect(logged).not.toEqual([]));
    const deviation: Deviation = {
      path: "entries.item[1].entryId",
      expected: "a text",
      found: "nothing",
      effect: "item-left-out",
      hidesAmounts: true,
    };
    expect(logged).toEqual([
      {
        operation: "getClientFinancialEntries",
        requestId: "7F3K-9QMD-1",
        deviation,
      },
    ]);
  });
});
