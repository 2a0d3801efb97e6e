import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { describe, expect, it } from "vitest";
import type { LoginErrorCode, LoginFailureReason } from "#domain/login/index.ts";
import { problemText, createProblemText } from "./problem-text.ts";

/** Every code; a new code does not compile until it is added. */
const CODES: Readonly<Record<LoginErrorCode, RegExp>> = {
  "wrong-username": /nie rozpoznajemy tego loginu/i,
  "cannot-register": /nie możemy założyć konta/i,
  "ambiguous-data": /więcej niż jednego klienta/i,
  "not-possible": /nie da się teraz zrobić/i,
  "missing-data": /brakuje części danych/i,
  "passwords-differ": /hasła różnią się/i,
  "overdue-token": /link stracił ważność/i,
  "used-token": /link był już użyty/i,
  "expired-sms-token": /kod stracił ważność/i,
  "sms-time-limit": /poczekaj/i,
  "bad-credentials": /login albo hasło jest błędne/i,
  "invalid-login": /od 8 do 32 znaków/i,
  "login-used": /login jest zajęty/i,
  "internal-error": /po naszej stronie/i,
  "geo-ip-block": /z tego kraju/i,
  "bad-sms-prefix": /polski numer komórkowy/i,
  "common-password": /łatwo odgadnąć/i,
};

/** One problem of every kind, except those with a code. */
const KINDS: {
  readonly [Kind in Exclude<LoginFailureReason["kind"], "login-refused">]: Extract<
    LoginFailureReason,
    { readonly kind: Kind }
  >;
} = {
  "login-missing": { kind: "login-missing" },
  "password-missing": { kind: "password-missing" },
  "not-possible": { kind: "not-possible" },
  locked: { kind: "locked", until: Date.UTC(2026, 10, 20, 9, 5) },
  "code-incomplete": { kind: "code-incomplete" },
  "recovery-code-incomplete": { kind: "recovery-code-incomplete" },
  "passkey-not-given": { kind: "passkey-not-given" },
  incomplete: { kind: "incomplete", violations: [] },
  "wrong-code": { kind: "wrong-code", from: "sms" },
  "challenge-over": { kind: "challenge-over" },
  "unknown-token": { kind: "unknown-token" },
  "has-account": { kind: "has-account" },
  "unknown-refusal": { kind: "unknown-refusal" },
  timeout: { kind: "timeout" },
  unreachable: { kind: "unreachable" },
  http: { kind: "http", status: 503 },
  malformed: { kind: "malformed", why: "cut-off" },
  flagged: { kind: "flagged", flag: "roleError", message: undefined },
  refused: { kind: "refused", message: "Błąd ORA-00942" },
  "not-supported": { kind: "not-supported" },
  "try-later": { kind: "try-later", tryAgainAt: undefined, receivedAt: 0 },
  aborted: { kind: "aborted" },
  "unexpected-error": { kind: "unexpected-error" },
};

const NOW = Date.UTC(2026, 10, 20, 8, 35);

const textOf = (problem: LoginFailureReason): string => unjoinedText(problemText(problem, NOW));

describe("texts of login problems", () => {
  it.each(Object.entries(CODES))(
    "(part of LOGIN-06) returns a message of its own for the login error %s",
    (code, words) => {
      const known = Object.keys(CODES).find((one): one is LoginErrorCode => one === code);
      expect(known).toBeDefined();
      if (known === undefined) return;
      expect(textOf({ kind: "login-refused", code: known })).toMatch(words);
    },
  );

  it("(part of CALL-18) says when to try again after too many attempts", () => {
    expect(textOf({ kind: "try-later", tryAgainAt: Date.UTC(2026, 10, 20, 9, 5), receivedAt: NOW })).toBe(
      "Zbyt wiele prób lub kodów w krótkim czasie. Spróbuj ponownie o 10:05.",
    );
  });

  it("(part of LOGIN-06) returns different messages for any two codes of login errors", () => {
    const codes = Object.keys(CODES).filter((code): code is LoginErrorCode => code in CODES);
    const texts = codes.map((code) => textOf({ kind: "login-refused", code }));
    expect(new Set(texts).size).toBe(17);
  });

  it("(part of LOGIN-06) returns the generic message for an unknown code of a login error", () => {
    expect(textOf(KINDS["unknown-refusal"])).toBe(textOf(KINDS.http));
    expect(textOf(KINDS["unknown-refusal"])).toMatch(/chwilowo nie działa\. Spróbuj/);
  });

  it("does not mention the login in failures shared with registration and password reset", () => {
    for (const problem of [KINDS.http, KINDS.timeout, KINDS.unreachable, KINDS["unknown-refusal"]])
      expect(textOf(problem)).not.toMatch(/logowa/i);
  });

  it.each(Object.values(KINDS))("describes a login problem and the next step: $kind", (problem) => {
    const text = textOf(problem);
    expect(text).toMatch(/wpisz|spróbuj|zadzwoń|sprawdź/i);
    expect(text).toMatch(/^[A-ZŁŚŻ].*\.$/);
    expect(text).not.toMatch(/!|Ups|Niestety|undefined|ORA/);
  });

  it("names the network as the cause only while offline, and keeps the text of an old problem", () => {
    const network = { online: true };
    const words = createProblemText(network, () => NOW);
    const unreachable = { kind: "unreachable" } as const;
    expect(words(unreachable)).toMatch(/choć internet działa\. Spróbuj/);
    network.online = false;
    expect(words(unreachable)).toMatch(/choć internet działa/);
    const next = { kind: "unreachable" } as const;
    expect(unjoinedText(words(next))).toBe("Nie ma połączenia z internetem. Sprawdź je i spróbuj jeszcze raz.");
    network.online = true;
    expect(words(next)).toMatch(/^Nie ma połączenia/);
    expect(words({ kind: "http", status: 503 })).toBe(problemText({ kind: "http", status: 503 }, NOW));
  });

  it("(part of LOGIN-03) returns different texts for wrong codes from an SMS and from an app", () => {
    expect(textOf({ kind: "wrong-code", from: "app" })).toMatch(/aplikacji/);
    expect(textOf({ kind: "wrong-code", from: "sms" })).not.toMatch(/aplikacji/);
    expect(textOf({ kind: "wrong-code", from: "email" })).toBe(textOf({ kind: "wrong-code", from: "sms" }));
  });

  it("(part of LOGIN-03) names a used app code as a cause, because the server refuses both alike", () => {
    expect(textOf({ kind: "wrong-code", from: "app" })).toMatch(/był już użyty.*następny/);
  });

  it("[LOGIN-07] shows the time until which the login is locked, in Warsaw time", () => {
    expect(textOf(KINDS.locked)).toMatch(/zablokowane do 10:05,/);
  });

  it("(part of LOGIN-07) names the day of a lock that ends on another day in Warsaw", () => {
    expect(textOf({ kind: "locked", until: Date.UTC(2026, 10, 20, 23, 5) })).toMatch(
      /zablokowane do 21-11-2026 00:05,/,
    );
    expect(textOf({ kind: "locked", until: Date.UTC(2026, 10, 21, 8, 5) })).toMatch(/zablokowane do 21-11-2026 09:05,/);
  });

  it.each([KINDS.locked, { kind: "locked", until: undefined }, KINDS["has-account"]] as const)(
    "(part of CALL-12) advises a call instead of a new password that the provider cannot set: $kind",
    (problem) => {
      expect(textOf(problem)).toMatch(/ustaw nowe/);
      expect(unjoinedText(problemText(problem, NOW, false))).toMatch(/zadzwoń do obsługi klienta\.$/u);
      expect(problemText(problem, NOW, false)).not.toMatch(/ustaw/);
    },
  );

  it("[LOGIN-13] warns before the last attempt, with the duration of the lock", () => {
    const wrong = (left: number, lockMinutes?: number) =>
      textOf({ kind: "login-refused", code: "bad-credentials", attempts: { left, lockMinutes } });
    expect(wrong(2, 60)).toBe(textOf({ kind: "login-refused", code: "bad-credentials" }));
    expect(wrong(1)).toBe(
      "Login albo hasło jest błędne. Została jedna próba. Potem zablokujemy logowanie na 30 minut.",
    );
    expect(wrong(1, 22)).toMatch(/na 22 minuty\.$/);
    expect(textOf({ kind: "wrong-code", from: "app", attempts: { left: 1, lockMinutes: 60 } })).toMatch(
      /aplikacji.* Została jedna próba\. Potem zablokujemy logowanie na 60 minut\.$/,
    );
  });

  it("(part of LOGIN-07) says that the lock takes 30 minutes when the server gives no end", () => {
    expect(textOf({ kind: "locked", until: undefined })).toMatch(/^Logowanie jest zablokowane na 30 minut,/);
  });
});
