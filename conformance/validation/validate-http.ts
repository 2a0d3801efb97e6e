import type { PublishedContract } from "../contract/published-contract.ts";
import { requestIdOf, type Exchange, type ExchangeFailure } from "../exchange/exchange.ts";
import type { Finding } from "../finding.ts";
import { isValidCall } from "./is-valid-call.ts";

interface HttpProblem {
  readonly rule: string;
  readonly expected: string;
  readonly found: string;
}

const FAILED = "the portal shows that the data could not be loaded, and offers to try again";

function failureProblem(failure: ExchangeFailure): HttpProblem {
  switch (failure) {
    case "unreachable":
      return { rule: "address.responds", expected: "a response", found: "no connection, or one that broke" };
    case "timeout":
      return { rule: "http.time-limit", expected: "a response within the time limit", found: "none" };
    case "redirect":
      return { rule: "http.redirect", expected: "a response", found: "a redirect" };
    case "truncated":
      return { rule: "response.readable", expected: "a complete body", found: "a body that ends too early" };
    case "too-large":
      return { rule: "response.readable", expected: "a body of at most 20 MB", found: "a larger one" };
  }
}

const FAULT = /<(?:[\w.-]+:)?Fault[\s>]/;
const RESULT = /<(?:[\w.-]+:)?result[\s/>]/;

function statusProblem(
  exchange: Exchange,
  status: number,
  body: string,
  contract: PublishedContract,
): HttpProblem | undefined {
  const found = `HTTP ${status}`;
  if (FAULT.test(body))
    return { rule: "http.soap-fault", expected: "a result", found: `a SOAP Fault with HTTP ${status}` };
  if (status === 200 || status === 501) return undefined;
  if (RESULT.test(body)) return { rule: "http.status", expected: "HTTP 200 for a response with a result", found };
  if (status >= 300 && status < 400) return { rule: "http.redirect", expected: "HTTP 200", found };
  if (status === 429) return { rule: "http.too-many-calls", expected: "HTTP 200", found };
  if (status >= 500) return { rule: "http.server-error", expected: "HTTP 200", found };
  if (status >= 400)
    return isValidCall(exchange, contract)
      ? { rule: "http.request-refused", expected: "HTTP 200, because the request keeps to the contract", found }
      : undefined;
  return { rule: "http.status", expected: "HTTP 200", found };
}

function headerProblems(headers: Readonly<Record<string, string>>): readonly HttpProblem[] {
  const type = headers["content-type"] ?? "";
  if (/^text\/xml\s*(?:;|$)/i.test(type)) return [];
  const found = type === "" ? "no Content-Type" : type.replace(/;.*/, "").slice(0, 60);
  return [{ rule: "http.content-type", expected: "text/xml", found }];
}

/** Validates status, headers and failure of an exchange. */
export function validateHttp(exchange: Exchange, contract: PublishedContract): readonly Finding[] {
  const { failure, response, operation } = exchange;
  const problems: HttpProblem[] = [];
  if (failure !== undefined) problems.push(failureProblem(failure));
  if (response !== undefined && failure === undefined) {
    const status = statusProblem(exchange, response.status, response.body, contract);
    if (status !== undefined) problems.push(status);
    else if (response.status === 200) problems.push(...headerProblems(response.headers));
  }
  return problems.map((problem) =>
    contract.finding({
      ...problem,
      operation: operation === "" ? undefined : operation,
      effect: problem.rule === "http.content-type" ? "none: the portal does not read it" : FAILED,
      requestId: requestIdOf(exchange),
    }),
  );
}
