import { shapeOf } from "#adapters/soap/decoding/deviation-log.ts";
import type { PublishedContract } from "../contract/published-contract.ts";
import { requestIdOf, type Exchange } from "../exchange/exchange.ts";
import type { Finding } from "../finding.ts";
import { resultOf } from "./response-tree.ts";
import { schemaErrors, type SchemaError } from "./schema-errors.ts";

/** Names in a message such as `Expected is one of ( {urn:ebok:service:1}a, {urn:ebok:service:1}b )`. */
function expectedNames(message: string): readonly string[] {
  const list = /Expected is (?:one of )?\( (.*) \)/s.exec(message)?.[1] ?? "";
  return list
    .split(", ")
    .filter((name) => !name.startsWith("##"))
    .map((name) => name.replace(/^\{[^}]*\}/, ""))
    .filter((name) => name !== "");
}

interface SchemaProblem {
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

const below = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);
const parentOf = (path: string): string => path.split(".").slice(0, -1).join(".");
const nameOf = (path: string): string =>
  path
    .split(".")
    .at(-1)
    ?.replace(/\[\d+\]$/, "") ?? "";

/** Says what is wrong at the place of an element that the schema does not expect there. */
function misplaced({ path, message, following }: SchemaError): SchemaProblem {
  const [expected, ...others] = expectedNames(message);
  if (expected === undefined)
    return { path, expected: "no element of this name here", found: `element ${nameOf(path)}` };
  if (others.length > 0 || following.includes(expected))
    return { path, expected: `${[expected, ...others].join(" or ")} at this place`, found: `element ${nameOf(path)}` };
  return { path: below(parentOf(path), expected), expected: "an element", found: "nothing" };
}

/** Type and documentation of the element at a path. */
function expectedValue(contract: PublishedContract, operation: string, path: string, type?: string): string {
  const parts = [type ?? contract.elementAt(operation, path)?.type, contract.documentationAt(operation, path)];
  return parts.filter((part) => part !== undefined && part !== "").join(": ");
}

function toProblem(error: SchemaError, contract: PublishedContract, operation: string): SchemaProblem {
  const { path, message, text } = error;
  if (message.includes("This element is not expected")) return misplaced(error);
  if (message.includes("Missing child element")) {
    const [expected = ""] = expectedNames(message);
    return { path: below(path, expected), expected: "an element", found: "nothing" };
  }
  if (message.includes("[facet '"))
    return { path, expected: expectedValue(contract, operation, path), found: shapeOf(text) };
  const type = /is not a valid value of the (?:atomic|union|list|local atomic) type(?: '(?:\{[^}]*\})?([^']+)')?/.exec(
    message,
  );
  if (type !== null) {
    return { path, expected: expectedValue(contract, operation, path, type[1]), found: shapeOf(text) };
  }
  if (message.includes("No matching global declaration"))
    return { path: "", expected: `element ${operation}Response of urn:ebok:service:1`, found: "another element" };
  if (message.includes("Character content")) return { path, expected: "elements only", found: "text" };
  // Quoted parts of other messages may be values.
  return { path, expected: message.replaceAll(/'[^']*'/g, "…").replaceAll(/\{[^}]*\}/g, ""), found: shapeOf(text) };
}

const NOTICED_BY_DECODER = "see the findings of the portal's decoder; without one the customer notices nothing";

/** Validates a response by the XSD. */
export function validateSchema(exchange: Exchange, contract: PublishedContract): readonly Finding[] {
  const { operation, response } = exchange;
  if (response?.status !== 200) return [];
  const errors = schemaErrors(response.body, contract.validator);
  const problems =
    "problem" in errors
      ? noEnvelopeProblem(exchange, errors.problem)
      : errors.map((error) => toProblem(error, contract, operation));
  // A value that violates a facet may have a second error about its type.
  const places = new Set<string>();
  return problems
    .filter(({ path, found }) => places.size < places.add(`${path} ${found}`).size)
    .map((problem) =>
      contract.finding({
        rule: "schema.valid",
        operation,
        ...problem,
        effect: NOTICED_BY_DECODER,
        requestId: requestIdOf(exchange),
      }),
    );
}

/** An envelope in which the portal finds a result all the same; any other is reported by the portal's decoder. */
function noEnvelopeProblem(exchange: Exchange, problem: string): readonly SchemaProblem[] {
  if (resultOf(exchange) === undefined) return [];
  return [{ path: "", expected: "an envelope of SOAP 1.1 with one Body and one element in it", found: problem }];
}
