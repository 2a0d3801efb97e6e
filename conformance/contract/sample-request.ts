import type { Payload, PayloadValue } from "#adapters/soap/gateway/envelope.ts";
import { formatPolishDate, warsawDateAt } from "#domain/shared-kernel/warsaw-calendar.ts";
import type { ContractElement } from "../../scripts/contract/read-contract.ts";
import type { PublishedContract } from "./published-contract.ts";

/** Text for ids that no provider knows. */
const UNKNOWN = "kit-unknown";

/** Values of elements by name: ids that were read before. */
export type KnownValues = ReadonlyMap<string, string>;

function simpleValue(type: string, contract: PublishedContract): string {
  const [first] = contract.valuesOf(type);
  if (first !== undefined) return first;
  const today = warsawDateAt(Date.now());
  switch (type) {
    case "PolishDate":
      return formatPolishDate(today).replaceAll(".", "-");
    case "Month":
      return today.slice(0, 7);
    case "Moment":
    case "dateTime":
      return new Date().toISOString();
    case "Amount":
    case "decimal":
      return "1.00";
    case "boolean":
      return "false";
    case "SixDigits":
      return "000000";
    case "base64Binary":
      return "AA==";
    case "IntentId":
      return crypto.randomUUID();
    default:
      return ["integer", "int", "long", "positiveInteger", "nonNegativeInteger", "CustomerNumber"].includes(type)
        ? "1"
        : UNKNOWN;
  }
}

function valueOf({ name, type }: ContractElement, contract: PublishedContract, known: KnownValues): PayloadValue {
  const inside = contract.elementsOf(type);
  if (inside.length === 0) return known.get(name) ?? simpleValue(type, contract);
  const [item] = inside;
  if (item?.list === true) return item.optional ? [] : [valueOf(item, contract, known)];
  return payloadOf(inside, contract, known);
}

function payloadOf(elements: readonly ContractElement[], contract: PublishedContract, known: KnownValues): Payload {
  return Object.fromEntries(
    elements
      .filter((element) => element.name !== "sessionId" && (!element.optional || known.has(element.name)))
      .map((element) => [element.name, valueOf(element, contract, known)]),
  );
}

/** Builds a request of an operation from the XSD: its required elements, with known values where there are any. */
export function sampleRequest(operation: string, contract: PublishedContract, known: KnownValues): Payload {
  return payloadOf(contract.operations.get(operation)?.request ?? [], contract, known);
}
