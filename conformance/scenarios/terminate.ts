import { formatPolishDate, plusMonthsTo, warsawDateAt } from "#domain/shared-kernel/warsaw-calendar.ts";
import { expectAnswer, type Check, type CheckResults, type NotTried } from "../check.ts";
import type { FindingDetails } from "../finding.ts";
import type { ProviderClient } from "../exchange/provider-client.ts";
import { textOf } from "../validation/response-tree.ts";
import { withSessions } from "../with-sessions.ts";

const LISTED = "terminations.listed";
const REVOKED = "terminations.revoked";

/** Terminates a contract without a fixed term, which costs nothing, and revokes the termination. */
export const terminateScenario: Check = {
  id: "terminate",
  title: "Scenario: termination of a contract and its revocation",
  needs: "write",
  rules: [LISTED, REVOKED],
  run: (context) =>
    withSessions(context, { use: "write" }, async function* tryTermination({ session }) {
      const contractNumber = await findContract(session);
      if (contractNumber === undefined) {
        yield {
          notTried: "the account has no contract without a term that can be terminated",
          rules: [LISTED, REVOKED],
        };
        return;
      }
      const terminationId = yield* terminate(session, contractNumber);
      if (terminationId !== undefined) yield* revoke(session, terminationId);
    }),
};

/** Returns a contract with a notice only: its end costs nothing. */
async function findContract(client: ProviderClient): Promise<string | undefined> {
  const list = await client.call("getTerminations");
  const terminated = new Set(
    list
      .items("terminations")
      .filter((each) => textOf(each, "state") !== "revoked")
      .map((each) => textOf(each, "contractNumber")),
  );
  const found = list
    .items("contracts")
    .find(
      (each) =>
        textOf(each, "termTo") === "" &&
        textOf(each, "portingOn") === "" &&
        textOf(each, "noticeMonths") === "1" &&
        !terminated.has(textOf(each, "contractNumber")),
    );
  return found && textOf(found, "contractNumber");
}

async function* terminate(
  client: ProviderClient,
  contractNumber: string,
): AsyncGenerator<FindingDetails | NotTried, string | undefined> {
  const endsOn = formatPolishDate(plusMonthsTo(warsawDateAt(Date.now()), 1));
  const sent = await client.write("terminateContract", { contractNumber, endsOn, cost: "0.00" });
  if (sent.isUnsupported) {
    yield { notTried: "terminateContract is not supported", rules: [LISTED, REVOKED] };
    return undefined;
  }
  const list = await client.call("getTerminations");
  const listed = list
    .items("terminations")
    .filter((each) => textOf(each, "contractNumber") === contractNumber && textOf(each, "state") !== "revoked");
  const [termination] = listed;
  const isListed = listed.length === 1 && termination !== undefined && textOf(termination, "endsOn") === endsOn;
  yield* expectAnswer(isListed, list, {
    rule: LISTED,
    path: "terminations.endsOn",
    expected: "the termination once, with the end that the customer saw",
    found: list.isData ? `${listed.length} of them, or another end` : list.summary,
    effect: "the customer does not know whether the contract ends, and terminates it again",
  });
  return termination && textOf(termination, "terminationId");
}

async function* revoke(client: ProviderClient, terminationId: string): CheckResults {
  await client.write("revokeTermination", { terminationId });
  const list = await client.call("getTerminations");
  const found = list.items("terminations").find((each) => textOf(each, "terminationId") === terminationId);
  yield* expectAnswer(found !== undefined && textOf(found, "state") === "revoked", list, {
    rule: REVOKED,
    path: "terminations.state",
    expected: "revoked",
    found: list.isData ? "another state, or no termination" : list.summary,
    effect: "the contract ends although the customer has changed their mind",
  });
}
