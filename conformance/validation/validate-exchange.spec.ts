import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PublishedContract } from "../contract/published-contract.ts";
import { callFingerprint } from "../exchange/call-fingerprint.ts";
import type { Exchange } from "../exchange/exchange.ts";
import { validateExchange } from "./validate-exchange.ts";

const FOLDER = join(import.meta.dirname, "../../docs/contract");
const contract = new PublishedContract(FOLDER);
const EXAMPLES = join(FOLDER, "examples");

function example(operation: string, change: (xml: string) => string = (xml) => xml): Exchange {
  const body = readFileSync(join(EXAMPLES, `${operation}.request.xml`), "utf8");
  const sessionId = /<sessionId>([^<]*)</.exec(body)?.[1] ?? "";
  return {
    operation,
    request: {
      method: "POST",
      url: "http://provider.example/service",
      headers: {
        "x-ebok-fingerprint": callFingerprint(operation, sessionId),
        "x-ebok-request": "TEST-KIT0-1",
        ...(sessionId === "" ? {} : { authorization: `Bearer ${sessionId}` }),
      },
      body,
    },
    response: {
      status: 200,
      headers: { "content-type": "text/xml; charset=utf-8" },
      body: change(readFileSync(join(EXAMPLES, `${operation}.response.xml`), "utf8")),
    },
    failure: undefined,
    startedAt: "2026-11-24T10:00:00Z",
    durationMs: 12,
  };
}

const validated = async (exchange: Exchange): Promise<readonly string[]> =>
  (await validateExchange(exchange, contract)).map(({ rule, path }) => `${rule} ${path}`.trim());

describe("validateExchange", () => {
  it.each([...contract.operations.keys()])("(part of KIT-02) finds nothing in the example of %s", async (operation) => {
    expect(await validateExchange(example(operation), contract)).toEqual([]);
  });

  it("[KIT-02] names path with index, shape and effect of a wrong amount, without its value", async () => {
    const found = await validateExchange(
      example("getClientFinancialEntries", (xml) => xml.replace(/<unpaidAmount>[^<]*/, "<unpaidAmount>many 12.345")),
      contract,
    );
    expect(found.map(({ id }) => id)).toEqual([
      "schema.valid:getClientFinancialEntries:entries.item.unpaidAmount",
      "decoding.lost:getClientFinancialEntries:entries.item.unpaidAmount",
    ]);
    expect(found[0]).toMatchObject({ path: "entries.item[0].unpaidAmount", found: '"aaaa 99.999"' });
    expect(JSON.stringify(found)).not.toContain("12.345");
    expect(found[0]?.requestId).toBe("TEST-KIT0-1");
  });

  it("(part of KIT-02) names a missing element at the place where it belongs", async () => {
    const exchange = example("getClientFinancialEntries", (xml) => xml.replace(/<entryId>[^<]*<\/entryId>/, ""));
    expect(await validated(exchange)).toContain("schema.valid entries.item[0].entryId");
  });

  it("(part of KIT-02) reports an unknown value of an open list as a warning with its effect", async () => {
    const [finding] = await validateExchange(
      example("getClientFinancialEntries", (xml) => xml.replace(/<kind>[^<]*/, "<kind>voucher")),
      contract,
    );
    expect(finding).toMatchObject({ rule: "decoding.unknown-value", level: "warning" });
    expect(finding?.effect).toContain("shown by its number");
  });

  it("(part of KIT-02) rejects HTML, a fault, a wrong status, a redirect and a cut-off body", async () => {
    const response = (status: number, body: string): Exchange => {
      const base = example("getFaq");
      return { ...base, response: { status, headers: { "content-type": "text/xml" }, body } };
    };
    const xml = example("getFaq").response?.body ?? "";
    expect(await validated(response(200, "<!doctype html><p>Hi</p>"))).toEqual(["response.readable"]);
    expect(await validated(response(200, xml.slice(0, -40)))).toEqual(["response.readable"]);
    expect(await validated(response(500, "<e:Envelope><e:Body><e:Fault></e:Fault></e:Body></e:Envelope>"))).toEqual([
      "http.soap-fault",
    ]);
    expect(await validated(response(404, xml))).toEqual(["http.status"]);
    expect(await validated(response(302, ""))).toEqual(["http.redirect"]);
    expect(await validated(response(400, "no"))).toEqual(["http.request-refused"]);
  });

  it("(part of KIT-02) accepts the refusal of a request that breaks the contract", async () => {
    const base = example("getFaq");
    const request = { ...base.request, headers: {} };
    expect(await validated({ ...base, request, response: { status: 400, headers: {}, body: "" } })).toEqual([]);
  });

  it("(part of KIT-02) rejects days that no calendar has, lost zeros and unknown refusals", async () => {
    const day = example("getClientFinancialEntries", (xml) => xml.replace(/<entryDate>[^<]*/, "<entryDate>31-02-2026"));
    expect(await validated(day)).toContain("values.real-day entries.item[0].entryDate");
    const refusal = example("getFaq", (xml) =>
      xml.replace(/<result>.*<\/result>/s, "<result><errorCode>NO</errorCode></result>"),
    );
    expect(await validated(refusal)).toContain("refusal.known errorCode");
    const pesel = example("getClientData", (xml) => xml.replace(/<personalId>\d/, "<personalId>"));
    expect(await validated(pesel)).toContain("values.text-kept client.personalId");
  });
});
