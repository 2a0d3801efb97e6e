import { expectAnswer, type Check, type CheckResults } from "../check.ts";
import { withSessions, type OpenSessions } from "../with-sessions.ts";
import type { ProviderClient } from "../exchange/provider-client.ts";

const WITHOUT_PROOF = "a session id alone opens the session";
const LOGGED_OUT = "the portal ends the session of a customer who does nothing wrong";

/** Returns a session id that no provider has given out. */
const madeUpSession = (): string => `kit-${crypto.randomUUID()}`;

/** Proof of the session on every call: fingerprint, header and element, and what an ended session may do. */
export const sessionRules: Check = {
  id: "session",
  title: "Session: fingerprint, bearer, hash, end",
  needs: "read",
  rules: [
    "login.opens-session",
    "session.fingerprint-required",
    "session.fingerprint-wrong",
    "session.bearer-required",
    "session.mismatch",
    "session.unknown",
    "session.active",
    "session.ended",
    "session.end-repeatable",
    "session.ended-bearer-accepted",
    "session.id-unique",
    "session.hash-constant",
    "session.hash-different",
  ],
  run: (context) => withSessions(context, { use: "read", count: 2 }, tryTwoSessions),
};

async function* tryTwoSessions({ session, others }: OpenSessions): CheckResults {
  yield* tryFingerprints(session);
  for (const other of others) {
    yield* tryProofs(session, other);
    yield* compareHashes(session, other);
  }
  yield* endSession(session);
}

async function* tryFingerprints(client: ProviderClient): CheckResults {
  const missing = await client.call("getClientData", {}, { fingerprint: null });
  yield* expectAnswer(missing.status === 400, missing, {
    rule: "session.fingerprint-required",
    expected: "HTTP 400 without a fingerprint",
    effect: WITHOUT_PROOF,
  });
  const wrong = await client.call("getClientData", {}, { fingerprint: "0".repeat(64) });
  yield* expectAnswer(wrong.status === 400, wrong, {
    rule: "session.fingerprint-wrong",
    expected: "HTTP 400 for a wrong fingerprint",
    effect: WITHOUT_PROOF,
  });
}

async function* tryProofs(first: ProviderClient, second: ProviderClient): CheckResults {
  const bare = await first.call("getClientData", {}, { bearer: null });
  yield* expectAnswer(bare.flag("sessionError"), bare, {
    rule: "session.bearer-required",
    expected: "sessionError for a session element without the header",
    effect: WITHOUT_PROOF,
  });
  const mixed = await first.call("getClientData", {}, { sessionElement: second.sessionId ?? "" });
  yield* expectAnswer(mixed.flag("sessionError"), mixed, {
    rule: "session.mismatch",
    expected: "sessionError for an element of another session than the header",
    effect: "a customer may see the data of another session",
  });
  const unknown = madeUpSession();
  const stranger = await first.call("getClientData", {}, { bearer: unknown, sessionElement: unknown });
  yield* expectAnswer(stranger.flag("sessionError"), stranger, {
    rule: "session.unknown",
    expected: "sessionError for a session that does not exist",
    effect: "the portal cannot tell that the session has ended",
  });
  const check = await first.call("sessionCheck");
  yield* expectAnswer(check.flag("active"), check, {
    rule: "session.active",
    expected: "active true for an open session",
    found: check.isData ? "active false" : check.summary,
    effect: LOGGED_OUT,
  });
}

async function* compareHashes(first: ProviderClient, second: ProviderClient): CheckResults {
  if (first.sessionId === second.sessionId)
    yield {
      rule: "session.id-unique",
      operation: "sessionStart",
      path: "sessionId",
      expected: "another session id for every login",
      found: "the same session id twice",
      effect: "a logout in one browser ends the session of another one",
    };
  const hash = await first.call("getSessionServerHash");
  if (hash.isUnsupported) return;
  const again = await first.call("getSessionServerHash");
  yield* expectAnswer(hash.text("sessionServerHash") === again.text("sessionServerHash"), again, {
    rule: "session.hash-constant",
    expected: "the same hash during a session",
    found: "another hash",
    effect: LOGGED_OUT,
  });
  const other = await second.call("getSessionServerHash");
  yield* expectAnswer(
    other.text("sessionServerHash") === "" || other.text("sessionServerHash") !== hash.text("sessionServerHash"),
    other,
    {
      rule: "session.hash-different",
      expected: "another hash in another session",
      found: "the same hash",
      effect: "the portal cannot notice that it was given a foreign session",
    },
  );
}

async function* endSession(client: ProviderClient): CheckResults {
  const end = await client.call("sessionEnd");
  const check = await client.call("sessionCheck");
  yield* expectAnswer(check.isSessionOver, check, {
    rule: "session.ended",
    expected: "active false or sessionError after sessionEnd",
    effect: "a session stays usable after the logout",
  });
  const read = await client.call("getClientData");
  yield* expectAnswer(read.flag("sessionError"), read, {
    rule: "session.ended",
    expected: "sessionError after sessionEnd",
    effect: "data of a customer who has logged out can be read",
  });
  const again = await client.call("sessionEnd");
  yield* expectAnswer(again.summary === end.summary, again, {
    rule: "session.end-repeatable",
    expected: `the response of the first sessionEnd: ${end.summary}`,
    effect: "a repeated logout looks like a failure",
  });
  const before = await client.call("beforeLogin", { login: "conformance-kit" });
  yield* expectAnswer(before.result !== undefined && !before.flag("sessionError"), before, {
    rule: "session.ended-bearer-accepted",
    expected: "a response to beforeLogin with the bearer of an ended session",
    effect: "the customer cannot log in again without a reload of the page",
  });
}
