import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PublishedContract } from "../contract/published-contract.ts";
import { callFingerprint } from "../exchange/call-fingerprint.ts";
import type { Exchange } from "../exchange/exchange.ts";
import { validateExchange } from "../validation/validate-exchange.ts";
import { exampleExchanges } from "../self-test/example-exchanges.ts";
import { unmaskedValues } from "./unmasked-values.ts";
import { maskExchange } from "./mask-exchange.ts";
import { maskFrame, maskHeaders, maskXml } from "./mask-message.ts";
import { createValueMask } from "./value-mask.ts";

const FOLDER = join(import.meta.dirname, "../../docs/contract");
const contract = new PublishedContract(FOLDER);
const mask = createValueMask("key");
const isUnmasked = unmaskedValues(contract);
const exchanges = exampleExchanges(join(FOLDER, "examples"));

const masked = (exchange: Exchange): Exchange => maskExchange(exchange, mask, isUnmasked);

const exampleOf = (operation: string): Exchange => {
  const found = exchanges.find((exchange) => exchange.operation === operation);
  if (found === undefined) throw new Error(`no example of ${operation}`);
  return found;
};

describe("maskExchange", () => {
  it("(part of KIT-09) leaves every example of the contract without a finding", async () => {
    const findings = [];
    for (const exchange of exchanges) findings.push(...(await validateExchange(masked(exchange), contract)));
    expect(findings.map(({ id }) => id)).toEqual([]);
  });

  it("[KIT-09] records no name, address, number, secret or text of a customer", () => {
    const recorded = JSON.stringify(exchanges.map(masked));
    for (const personal of [
      "Brzezi",
      "Kowalczyk",
      "Andersa",
      "Gdańsk",
      "4127830",
      "601234567",
      "78041254821",
      "8210901098",
      "poczta.example",
      "Wiazka-2026",
      "SzumiBaltyk1926",
      "5d0c7f1ab2e94630",
      "rozłącza",
    ])
      expect(recorded, personal).not.toContain(personal);
  });

  it("keeps amounts, days, states and refusals, which rules need", () => {
    const body = masked(exampleOf("getClientFinancialEntries")).response?.body ?? "";
    for (const value of [
      "<amount>223.70</amount>",
      "<entryDate>16-11-2026</entryDate>",
      "<kind>invoice</kind>",
      "<status>2</status>",
    ])
      expect(body).toContain(value);
    expect(maskXml("<a><errorMessage>WRONG_TOKEN;mainEmail</errorMessage></a>", mask, isUnmasked)).toContain(
      "WRONG_TOKEN;mainEmail",
    );
    expect(maskXml("<a><errorMessage>Pani Anna</errorMessage></a>", mask, isUnmasked)).not.toContain("Anna");
  });

  it("gives one id the same mask in requests and responses", () => {
    const { request, response } = masked(exampleOf("getInvoiceDetails"));
    const idIn = (body = ""): string | undefined => /<entryId>([^<]+)</.exec(body)?.[1];
    expect(idIn(request.body)).toBeDefined();
    expect(idIn(request.body)).toBe(idIn(response?.body));
  });

  it("keeps a right fingerprint right and a wrong one wrong", () => {
    const example = exampleOf("getClientData");
    const { headers } = masked(example).request;
    const bearer = (headers["authorization"] ?? "").replace("Bearer ", "");
    expect(bearer).not.toBe((example.request.headers["authorization"] ?? "").replace("Bearer ", ""));
    expect(headers["x-ebok-fingerprint"]).toBe(callFingerprint("getClientData", bearer));
    const wrong = {
      ...example,
      request: { ...example.request, headers: { ...example.request.headers, "x-ebok-fingerprint": "0" } },
    };
    expect(masked(wrong).request.headers["x-ebok-fingerprint"]).toBe("0");
  });

  it("masks cookies and leaves out headers without a meaning for the contract", () => {
    const example = exampleOf("sessionStart");
    const { request, response } = masked({
      ...example,
      request: {
        ...example.request,
        headers: { cookie: "ebok.device=secret1; a=secret2", "x-forwarded-for": "10.1.2.3" },
      },
      response: example.response && {
        ...example.response,
        headers: {
          "set-cookie": "ebok.device=secret1; Expires=Wed, 21 Oct 2026 07:28:00 GMT; HttpOnly, b=secret2; Path=/",
        },
      },
    });
    expect(request.headers).toEqual({ cookie: expect.stringMatching(/^ebok\.device=[a-z]{6}[1-9]; a=[a-z]{6}[1-9]$/) });
    expect(response?.headers["set-cookie"]).toMatch(
      /^ebok\.device=[a-z]{6}[1-9]; Expires=Wed, 21 Oct 2026 07:28:00 GMT; HttpOnly, b=[a-z]{6}[1-9]; Path=\/$/,
    );
  });

  it.each(["a=secret1, b=secret2", "a=secret1,secret2; Path=/", "a=secret1; Secure, b=secret2,secret3"])(
    "masks every value of the cookies %j",
    (cookies) => {
      const masked = maskHeaders({ "set-cookie": cookies }, mask)["set-cookie"];
      expect(masked).toHaveLength(cookies.length);
      expect(masked).not.toContain("secret");
    },
  );

  it("keeps the tags of a page that came instead of a response, without its words", () => {
    const text = maskXml("<html><h1>Pani Anna</h1></html>extra", mask, isUnmasked);
    expect(text).toMatch(/^<html><h1>[A-Z][a-z]{3} [A-Z][a-z]{3}<\/h1><\/html>[a-z]{5}$/);
    expect(text).not.toContain("Anna");
  });
});

it("masks texts of chat frames; types, sides, places and dates stay", () => {
  const frame = {
    type: "NEW_MESSAGE",
    data: {
      id: "m-1",
      place: 3,
      side: "AGENT",
      date: "2026-11-20T10:00:00+01:00",
      data: "Dzień dobry",
      answers: ["Saldo"],
    },
  };
  const found: unknown = JSON.parse(maskFrame(JSON.stringify(frame), mask));
  expect(found).toEqual({
    type: "NEW_MESSAGE",
    data: { ...frame.data, id: mask("m-1"), data: mask("Dzień dobry"), answers: [mask("Saldo")] },
  });
  expect(maskFrame("Anna", mask)).toBe(mask("Anna"));
});
