// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { virtual } from "@guidepup/virtual-screen-reader";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { INITIAL_LOGIN_STATE, type SecondFactorChallenge } from "#domain/login/index.ts";
import { LoginScreen } from "#ui/features/login/login.screen.tsx";
import { loginSteps } from "#ui/features/login/steps/login-steps.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeAuthenticator } from "#test/fakes/fake-passkeys.ts";
import { fakeLogin } from "#test/fakes/fake-login.ts";
import { fakeRegistration } from "#test/fakes/fake-registration.ts";
import { aSession } from "#test/mothers/index.ts";

afterEach(async () => {
  await virtual.stop();
  cleanup();
});

const NOW = Date.UTC(2026, 10, 21, 9);
const PASSWORD = "Wiazka-2026";
const CHALLENGE: SecondFactorChallenge = {
  challengeId: "c-1",
  factor: "sms",
  phone: "••• ••• 214",
  trustedDevices: 0,
  validUntil: NOW + 300_000,
  againAt: NOW + 60_000,
};
const ZOFIA = { customerNumber: "5900101", identification: "84061507489" };
const BRAND = { name: "Wiązka", legalName: "Wiązka S.A.", helpLines: [] };

/** Renders the login page and starts a screen reader in it. */
async function page() {
  const port = fakeLogin({
    accounts: [
      { login: "m.brzezinska", password: PASSWORD, session: aSession() },
      {
        login: "kod.sikora",
        password: PASSWORD,
        session: aSession(),
        secondFactor: { challenge: CHALLENGE, code: "012345" },
      },
    ],
  });
  const registration = fakeRegistration({
    subscribers: [
      {
        ...ZOFIA,
        identified: {
          kind: "may-register",
          mode: "email-or-phone",
          contacts: { email: "z•••@poczta.example", phone: "••• ••• 118" },
        },
      },
    ],
    sent: { validUntil: NOW + 300_000, againAt: NOW + 60_000 },
  });
  const open = () =>
    Promise.resolve({
      port,
      accountAccess: () => Promise.resolve({ registration, onAccountCreated: () => undefined }),
      authenticator: () => Promise.resolve(fakeAuthenticator()),
      idempotencyKeys: fakeIdempotencyKeys(),
      showToast: () => undefined,
      steps: loginSteps,
      forgotten: () => undefined,
      network: { online: true },
      now: () => NOW,
      isAvailable: () => true,
      openSession: () => undefined,
      endUnusedSession: () => undefined,
    });
  render(
    <LoginScreen
      open={open}
      start={{ state: INITIAL_LOGIN_STATE, lost: () => false, report: () => undefined }}
      brand={BRAND}
      year="2026"
      notice={undefined}
      offersRegistration
      offersPasskeyLogin={false}
    />,
  );
  await virtual.start({ container: document.body });
  return { user: userEvent.setup() };
}

/** Phrases during `act`, until one matches `last`. */
async function phrasesUntil(last: RegExp, act: () => Promise<void>): Promise<readonly string[]> {
  await virtual.clearSpokenPhraseLog();
  await act();
  await expect
    .poll(async () => (await virtual.spokenPhraseLog()).some((phrase) => last.test(phrase)), { timeout: 5_000 })
    .toBe(true);
  return (await virtual.spokenPhraseLog()).map((phrase) => unjoinedText(phrase));
}

const type =
  (name: RegExp, text: string) =>
  async ({ user }: Awaited<ReturnType<typeof page>>) => {
    const field = await screen.findByLabelText(name);
    await user.clear(field);
    await user.type(field, text);
  };

async function toPassword(one: Awaited<ReturnType<typeof page>>, login: string): Promise<readonly string[]> {
  await type(/^Login$/, login)(one);
  return phrasesUntil(/Hasło, Wpisz hasło/, () => one.user.keyboard("{Enter}"));
}

async function toRegistration(one: Awaited<ReturnType<typeof page>>): Promise<readonly string[]> {
  return phrasesUntil(/textbox, Numer klienta/, async () =>
    one.user.click(screen.getByRole("button", { name: "Załóż konto" })),
  );
}

async function toCode(one: Awaited<ReturnType<typeof page>>): Promise<readonly string[]> {
  await toRegistration(one);
  await type(/^Numer klienta$/, ZOFIA.customerNumber)(one);
  await type(/^PESEL albo NIP$/, ZOFIA.identification)(one);
  const phrases = await phrasesUntil(/radio/, () => one.user.keyboard("{Enter}"));
  const then = await phrasesUntil(/textbox, Kod/, async () =>
    one.user.click(screen.getByRole("button", { name: "Wyślij kod" })),
  );
  return [...phrases, ...then];
}

describe("login as a screen reader reads it", () => {
  it("announces the login field with its format, then the next step with its field", async () => {
    const one = await page();
    const phrases = await phrasesUntil(/textbox, Login/, async () =>
      screen.getByRole("textbox", { name: "Login" }).focus(),
    );
    expect(phrases.at(-1)).toBe("textbox, Login, Może to być też numer klienta z faktury albo e-mail.");
    expect((await toPassword(one, "m.brzezinska")).at(-1)).toBe("Hasło, Wpisz hasło");
  });

  it("announces a wrong password at once, then the field", async () => {
    const one = await page();
    await toPassword(one, "m.brzezinska");
    await type(/^Hasło$/, "zle")(one);
    const phrases = await phrasesUntil(/hasło jest błędne/, async () =>
      one.user.click(screen.getByRole("button", { name: "Zaloguj się" })),
    );
    expect(phrases.at(-1)).toMatch(/^Hasło, zle, Login albo hasło jest błędne\. Popraw je i spróbuj jeszcze raz\.$/);
  });

  it("announces the second factor: its place, the target of the code, and a wrong code", async () => {
    const one = await page();
    await toPassword(one, "kod.sikora");
    await type(/^Hasło$/, PASSWORD)(one);
    const phrases = await phrasesUntil(/textbox, Kod/, () => one.user.keyboard("{Enter}"));
    expect(phrases.at(-1)).toBe(
      "textbox, Kod z SMS-a, Potwierdź, że to ty Kod z 6 cyfr wysłaliśmy SMS-em na numer ••• ••• 214. Działa do 10:05.",
    );
    await type(/^Kod z.SMS-a$/, "111111")(one);
    const wrong = await phrasesUntil(/To nie jest kod/, async () =>
      one.user.click(screen.getByRole("button", { name: "Zaloguj się" })),
    );
    expect(wrong.at(-1)).toMatch(/^textbox, Kod z SMS-a, 111111, To nie jest kod, który wysłaliśmy\. .*invalid$/);
  });

  it("announces each registration stage with its first field, and a field's error on focus", async () => {
    const one = await page();
    expect((await toRegistration(one)).at(-1)).toBe(
      "textbox, Numer klienta, Załóż konto Znajdziemy twoją umowę po numerze klienta z faktury. " +
        "Do 9 cyfr, na fakturze obok nazwiska.",
    );
    const phrases = await phrasesUntil(/Wpisz numer klienta/, async () =>
      one.user.click(screen.getByRole("button", { name: "Dalej" })),
    );
    expect(phrases.at(-1)).toBe(
      "textbox, Numer klienta, Wpisz numer klienta, od 1 do 9 cyfr Do 9 cyfr, na fakturze obok nazwiska., invalid",
    );
  });

  it("announces a code's target, and politely how many login and password rules are met", async () => {
    const one = await page();
    const phrases = await toCode(one);
    expect(phrases.filter((phrase) => phrase.startsWith("radio"))).toEqual([
      "radio, SMS-em na numer ••• ••• 118, checked, position 1, set size 2",
    ]);
    expect(phrases.at(-1)).toBe(
      "textbox, Kod, Wpisz kod Kod z 6 cyfr wysłaliśmy SMS-em na numer ••• ••• 118. Działa do 10:05.",
    );
    await type(/^Kod$/, "012345")(one);
    expect((await phrasesUntil(/textbox, Login/, () => one.user.keyboard("{Enter}"))).at(-1)).toBe(
      "textbox, Login, Ustaw login i hasło Tymi danymi będziesz się logować.",
    );
    const typed = await phrasesUntil(/Spełnione warunki: 1 z 1/, () => type(/^Hasło$/, "mewa nad molem")(one));
    expect(typed.filter((phrase) => phrase.startsWith("polite"))).toContain("polite: Spełnione warunki: 1 z 1.");
  });
});
