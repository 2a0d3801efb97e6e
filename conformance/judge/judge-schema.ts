import { shapeOf } from "#adapters/soap/decoding/deviation-log.ts";
import type { PublishedContract } from "../contract/published-contract.ts";
import { requestIdOf, type Exchange } from "../exchange/exchange.ts";
import type { Finding } from "../finding.ts";
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

function toProblem(error: SchemaError, contract: PublishedContract, operation: string): SchemaProblem | undefined {
  const { path, message, text } = error;
  if (message.includes("This element is not expected")) return misplaced(error);
  if (message.includes("Missing child element")) {
    const [expected = ""] = expectedNames(message);
    return { path: below(path, expected), expected: "an element", found: "nothing" };
  }
  // Every violated facet is followed by an error about the whole value.
  if (message.includes("[facet '")) return undefined;
  const type = /is not a valid value of the (?:atomic|union|list|local atomic) type(?: '(?:\{[^}]*\})?([^']+)')?/.exec(
    message,
  );
  if (type !== null) {
    const documentation = contract.documentationAt(operation, path);
    return {
      path,
      expected: [type[1], documentation].filter((part) => part !== undefined && part !== "").join(": "),
      found: shapeOf(text),
    };
  }
  if (message.includes("No matching global declaration"))
    return { path: "", expected: `element ${operation}Response of urn:ebok:service:1`, found: "another element" };
  if (message.includes("Character content")) return { path, expected: "elements only", found: "text" };
  // Quoted parts of other messages may be values.
  return { path, expected: message.replaceAll(/'[^']*'/g, "…").replaceAll(/\{[^}]*\}/g, ""), found: shapeOf(text) };
}

const NOTICED_BY_DECODER = "see the findings of the portal's decoder; without one the customer notices nothing";

/** Judges a response by the XSD. */
export function judgeSchema(exchange: Exchange, contract: PublishedContract): readonly Finding[] {
  const { operation, response } = exchange;
  if (response?.status !== 200) return [];
  const errors = schemaErrors(response.body, contract.validator);
  // An unreadable response is reported by the portal's decoder.
  if ("problem" in errors) return [];
  return errors.flatMap((error) => {
    const problem = toProblem(error, contract, operation);
    return problem === undefined
      ? []
      : [
          contract.finding({
            rule: "schema.valid",
            operation,
            ...problem,
            effect: NOTICED_BY_DECODER,
            requestId: requestIdOf(exchange),
          }),
        ];
  });
}
