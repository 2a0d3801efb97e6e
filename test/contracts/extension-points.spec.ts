import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { decodeClientData } from "#adapters/soap/account/decode-client.ts";
import { DeviationLog } from "#adapters/soap/decoding/deviation-log.ts";
import { Fields } from "#adapters/soap/decoding/fields.ts";
import { decodeSoapResponse } from "#adapters/soap/decoding/decode-soap-response.ts";
import { decodeEntry } from "#adapters/soap/finance/decode-entry.ts";
import { decodeSession } from "#adapters/soap/login/decode-session.ts";
import { decodeMessage } from "#adapters/soap/messages/decode-message.ts";
import { decodeOfferDetails } from "#adapters/soap/offers/decode-offer-details.ts";
import { validateEnvelope } from "#kit/wire/validate-envelope.ts";
import { ROOT } from "../../scripts/run-tool.ts";

const EXTENSION = '<x:note xmlns:x="urn:operator:extension"><x:item>1</x:item></x:note>';

const CASES = [
  { operation: "sessionStart", ends: ["result"], decode: (data: Fields): unknown => decodeSession(data) },
  {
    operation: "getClientData",
    ends: ["client", "flags", "result"],
    decode: (data: Fields): unknown => decodeClientData(data),
  },
  {
    operation: "getClientFinancialEntries",
    ends: ["item", "result"],
    decode: (data: Fields): unknown => data.list("entries", decodeEntry),
  },
  {
    operation: "getClientMessages",
    ends: ["item", "result"],
    decode: (data: Fields): unknown => data.list("messages", decodeMessage),
  },
  {
    operation: "getSalesOfferHistory",
    ends: ["result"],
    decode: (data: Fields): unknown => data.list("offers", decodeOfferDetails),
  },
];

it.each(CASES)("ignores elements of another namespace in $operation", ({ operation, ends, decode }) => {
  const plain = readFileSync(join(ROOT, `docs/contract/examples/${operation}.response.xml`), "utf8");
  const extended = ends.reduce((text, end) => text.replaceAll(`</${end}>`, `${EXTENSION}</${end}>`), plain);
  expect(validateEnvelope(extended)).toEqual([]);
  const log = new DeviationLog(operation);
  const decoded = [plain, extended].map((source) => {
    const result = decodeSoapResponse(source, operation);
    return result.ok ? decode(Fields.of(result.value, log)) : undefined;
  });
  expect(decoded[0]).toBeDefined();
  expect(decoded[1]).toEqual(decoded[0]);
  expect(log.deviations).toEqual([]);
});
