import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { expect, it } from "vitest";
import { SoapLoginAdapter } from "#adapters/soap/login/soap-login.adapter.ts";
import { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import { problemText } from "#ui/features/login/refusals/problem-text.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { scriptedFetch, soapReply } from "#test/fakes/soap-reply.ts";

/** Codes of LOGIN-06. */
const CODES = [
  "wrong-username",
  "cannot-register",
  "ambiguous-data",
  "not-possible",
  "missing-data",
  "passwords-differ",
  "overdue-token",
  "used-token",
  "expired-sms-token",
  "sms-time-limit",
  "bad-credentials",
  "invalid-login",
  "login-used",
  "internal-error",
  "geo-ip-block",
  "bad-sms-prefix",
];
const GENERIC = "Portal chwilowo nie działa. Spróbuj za kilka minut albo zadzwoń do obsługi klienta.";

/** Returns the text that the customer sees when the server responds with this code. */
async function wordsOf(code: string): Promise<string> {
  const http = scriptedFetch(soapReply("sessionStart", `<errorCode>${code}</errorCode>`));
  const gateway = new SoapGateway({
    serviceUrl: "/service",
    clock: movableClock(),
    log: () => undefined,
    logError: () => undefined,
    fetch: http.fetch,
  });
  const answer = await new SoapLoginAdapter(gateway).startSession({ login: "m.brzezinska", password: "x" });
  if (answer.ok || answer.failure.kind === "second-factor") throw new Error(`${code} must be a refusal`);
  return unjoinedText(problemText(answer.failure, 0));
}

it("[LOGIN-06] shows a Polish text for each known code, and the generic text for any other code", async () => {
  const words = await Promise.all(CODES.map(wordsOf));
  expect(new Set(words).size).toBe(16);
  for (const text of words) {
    expect(text).toMatch(/^[A-ZŁŚŻ].*\.$/);
    expect(text).not.toBe(GENERIC);
    expect(text).not.toMatch(/[A-Z]{2,}_/);
  }
  expect(await wordsOf("SOMETHING_NEW")).toBe(GENERIC);
});
