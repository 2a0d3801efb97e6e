import { shapeOf } from "#adapters/soap/decoding/deviation-log.ts";
import { warsawDate } from "#domain/shared-kernel/warsaw-calendar.ts";
import type { PublishedContract } from "../contract/published-contract.ts";
import { requestIdOf, type Exchange } from "../exchange/exchange.ts";
import type { Finding, FindingDetails } from "../finding.ts";
import { resultOf, textOf, valuesIn, type ResponseValue } from "./response-tree.ts";

/** Number of digits of texts that lose leading zeros when a provider treats them as numbers. */
const DIGITS: readonly { readonly name: RegExp; readonly digits: number; readonly what: string }[] = [
  { name: /personalId$/i, digits: 11, what: "PESEL" },
  { name: /^bankAccountNumber$/, digits: 26, what: "a bank account" },
  { name: /taxId$/i, digits: 10, what: "NIP" },
];

type ValueProblem = Pick<FindingDetails, "rule" | "expected" | "found" | "effect">;

function dayProblem(text: string): ValueProblem | undefined {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? [];
  if (year === undefined || warsawDate(`${year}-${month}-${day}`) !== undefined) return undefined;
  return {
    rule: "values.real-day",
    expected: "a day of the calendar",
    found: shapeOf(text),
    effect: "the portal reads no day",
  };
}

function digitsProblem(path: string, text: string): ValueProblem | undefined {
  const name = path.split(".").at(-1) ?? "";
  const rule = DIGITS.find((each) => each.name.test(name));
  // A number with an exponent or a decimal point was no text on its way.
  const isNumber = /^\d+(?:[.,]\d+)?(?:E[+-]?\d+)?$/i.test(text);
  if (rule === undefined || !isNumber || (/^\d+$/.test(text) && text.length >= rule.digits)) return undefined;
  return {
    rule: "values.text-kept",
    expected: `${rule.digits} digits of ${rule.what}, leading zeros included`,
    found: /^\d+$/.test(text) ? `${text.length} digits` : shapeOf(text),
    effect: "the customer sees another number",
  };
}

function validateValue(
  { path, text }: ResponseValue,
  operation: string,
  contract: PublishedContract,
): ValueProblem | undefined {
  const trimmed = text.trim();
  return contract.elementAt(operation, path)?.type === "PolishDate"
    ? dayProblem(trimmed)
    : digitsProblem(path, trimmed);
}

function refusalProblem(code: string, known: readonly string[]): ValueProblem | undefined {
  if (code === "" || code === "NOT_SUPPORTED" || known.includes(code)) return undefined;
  return {
    rule: "refusal.known",
    expected: known.length === 0 ? "no refusal" : `one of ${known.join(", ")}`,
    found: shapeOf(code),
    effect: "the customer sees a refusal without its reason",
  };
}

/** Validates values that the XSD allows: days that do not exist, lost zeros, unknown refusals. */
export function validateValues(exchange: Exchange, contract: PublishedContract): readonly Finding[] {
  const { operation } = exchange;
  const result = resultOf(exchange);
  if (result === undefined) return [];
  const requestId = requestIdOf(exchange);
  const refusal = refusalProblem(
    textOf(result, "errorCode"),
    contract.operations.get(operation)?.refusals.map(({ code }) => code) ?? [],
  );
  return [
    ...(refusal === undefined ? [] : [contract.finding({ ...refusal, operation, path: "errorCode", requestId })]),
    ...valuesIn(result).flatMap((value) => {
      const problem = validateValue(value, operation, contract);
      return problem === undefined ? [] : [contract.finding({ ...problem, operation, path: value.path, requestId })];
    }),
  ];
}
