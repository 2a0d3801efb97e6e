import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Deviation } from "#domain/tracking/deviation.ts";
import { modelRuns } from "#test/models/runs.ts";
import { decodeClientData } from "./account/decode-client.ts";
import { decodeContact } from "./contact/decode-contact.ts";
import { findResult } from "./decoding/decode-soap-response.ts";
import { DeviationLog } from "./decoding/deviation-log.ts";
import { Fields } from "./decoding/fields.ts";
import { parseXml, type XmlElement } from "./decoding/parse-xml.ts";
import { decodeEntry } from "./finance/decode-entry.ts";
import { decodeInvoice } from "./finance/decode-invoice.ts";
import { decodePayment } from "./finance/decode-payment.ts";
import { decodeOpenPayment } from "./finance/soap-open-payments.adapter.ts";
import { decodePossibility, decodeSession } from "./login/decode-session.ts";
import { decodeMessage } from "./messages/decode-message.ts";
import { decodeRoles } from "./session/soap-customer-contexts.adapter.ts";
import { decodeContactForm, decodeSupportRequest } from "./support/decode-support.ts";
import { isValidResult } from "#test/contracts/is-valid-result.ts";

/** Decoders of the operations that a customer cannot do without. */
const CORE: Readonly<Record<string, (data: Fields) => unknown>> = {
  beforeLogin: decodePossibility,
  sessionStart: decodeSession,
  changeContext: decodeRoles,
  getClientData: decodeClientData,
  getClientFinancialEntries: (data) => data.requiredList("entries", decodeEntry),
  getInvoiceDetails: decodeInvoice,
  getOpenPayments: (data) => data.requiredList("payments", decodeOpenPayment),
  getPaymentState: decodePayment,
  getClientMessages: (data) => data.requiredList("messages", decodeMessage),
  getContactFormDefinition: (data) => data.requiredList("forms", (form) => decodeContactForm(form)),
  getContactFormSubmissions: (data) => data.requiredList("submissions", decodeSupportRequest),
  getContactData: decodeContact,
};

/** Mutations of each operation in a usual run; `npm run proof` tries 10,000. */
const USUAL_RUNS = 300;

const EXAMPLES = join(import.meta.dirname, "../../docs/contract/examples");

function exampleOf(operation: string): XmlElement {
  const root = parseXml(readFileSync(join(EXAMPLES, `${operation}.response.xml`), "utf8"));
  const result = root && findResult(root, operation);
  if (result?.ok !== true) throw new Error(`no example of ${operation}`);
  return result.value;
}

interface Reading {
  readonly value: unknown;
  readonly reports: readonly Deviation[];
  readonly isIncomplete: boolean;
}

function read(operation: string, result: XmlElement): Reading {
  const log = new DeviationLog(operation);
  const data = Fields.of(result, log);
  const value = CORE[operation]?.(data);
  return { value, reports: log.deviations, isIncomplete: data.lossyFields.length > 0 };
}

/** Paths of all elements below, as indexes of children. */
function pathsIn({ children }: XmlElement): readonly (readonly number[])[] {
  return children.flatMap((child, index) => [[index], ...pathsIn(child).map((path) => [index, ...path])]);
}

/** Replaces the element at a path; `change` returns the replacement. */
function replaceAt(
  element: XmlElement,
  [first, ...rest]: readonly number[],
  change: (found: XmlElement) => readonly XmlElement[],
): XmlElement {
  const children = element.children.flatMap((child, index) => {
    if (index !== first) return [child];
    return rest.length === 0 ? change(child) : [replaceAt(child, rest, change)];
  });
  return { ...element, children };
}

const swapCase = (text: string): string => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase());

/** Writes a value as another back end might. */
function otherFormat(text: string): string {
  if (/^-?\d+\.\d+$/.test(text)) return text.replace(".", ",");
  if (/^\d{2}-\d{2}-\d{4}$/.test(text)) return text.split("-").toReversed().join("/");
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return text.replace("T", " ").slice(0, 16);
  if (/^\d{4}-\d{2}$/.test(text)) return text.split("-").toReversed().join(".");
  if (text === "true" || text === "false") return text === "true" ? "yes" : "no";
  return `${text} ?`;
}

type Mutation = (found: XmlElement) => readonly XmlElement[];

const withText =
  (change: (text: string) => string): Mutation =>
  (found) => [found.children.length === 0 ? { ...found, text: change(found.text) } : found];

/** Changes that other back ends make to an element. */
const MUTATIONS: Readonly<Record<string, Mutation>> = {
  missing: () => [],
  "other case of the name": (found) => [{ ...found, name: swapCase(found.name) }],
  "other name": (found) => [{ ...found, name: `${found.name}New` }],
  "other case": withText(swapCase),
  "other format": withText(otherFormat),
  "unknown value": withText(() => "QZ_UNKNOWN_9"),
  "unknown number": withText(() => "97"),
  grouped: withText((text) => text.replace(/^(-?\d)(\d+)\.(\d+)$/, "$1 $2,$3")),
  empty: (found) => [{ ...found, text: "", children: [] }],
  "text instead of items": (found) => [found.children.length === 0 ? found : { ...found, text: "brak", children: [] }],
  truncated: (found) => [{ ...found, children: found.children.slice(0, Math.floor(found.children.length / 2)) }],
};

const NAMES = Object.keys(MUTATIONS);

/** True if a text of the response is shown unchanged, so that another text is another truth. */
const shows = (value: unknown, text: string): boolean =>
  text.trim() !== "" && JSON.stringify(value)?.includes(JSON.stringify(text).slice(1, -1)) === true;

function textAt(element: XmlElement, [first = 0, ...rest]: readonly number[]): string {
  const child = element.children[first];
  return child === undefined ? "" : rest.length === 0 ? child.text : textAt(child, rest);
}

/**
 * Classifies one mutation. `reported`: marked as incomplete or failed. `same`: the same truth. `other`: another
 * response that the contract allows, shown as such.
 */
function classify(
  operation: string,
  example: XmlElement,
  path: readonly number[],
  name: string,
): "reported" | "same" | "other" | "silent" {
  const whole = read(operation, example);
  const mutate = MUTATIONS[name];
  if (mutate === undefined) throw new Error(name);
  const mutated = replaceAt(example, path, mutate);
  const reading = read(operation, mutated);
  if (reading.value === undefined || reading.isIncomplete) return reading.reports.length > 0 ? "reported" : "silent";
  if (JSON.stringify(reading.value) === JSON.stringify(whole.value)) return "same";
  if (shows(reading.value, textAt(mutated, path))) return "other";
  // A portal ignores elements that it does not know, so a renamed one is a missing one.
  const known = name === "other name" ? replaceAt(example, path, () => []) : mutated;
  if (isValidResult(operation, known)) return "other";
  return reading.reports.length > 0 ? "other" : "silent";
}

describe.each(Object.keys(CORE))("mutated responses of %s", (operation) => {
  const example = exampleOf(operation);
  const paths = pathsIn(example);

  it("[ENT-03] shows the same truth or says that something could not be read, after any mutation", () => {
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.constantFrom(...NAMES), (path, name) => {
        expect(classify(operation, example, path, name)).not.toBe("silent");
      }),
      { numRuns: modelRuns() ?? USUAL_RUNS, seed: 26 },
    );
  });
});
