// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Language } from "#domain/language/index.ts";
import { createFakeBackend } from "#test/journeys/support/fake-backend.ts";
import { fakeLanguagePorts, openApp } from "#test/journeys/support/fake-container.ts";
import { fakeLoginLanguage } from "#test/fakes/fake-login-language.ts";
import { aSession } from "#test/mothers/index.ts";
import { LanguageContext } from "#ui/shared/language/language-context.ts";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
import { chooseLanguage } from "../container/language.module.ts";
import { ContainerContext } from "../container/use-service.tsx";
import { LoginLanguageEffect } from "./login-language-effect.tsx";

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  act(() => pageTexts.show("pl"));
});

/** Opens the portal after a login whose session has these fields. */
async function logIn(fields: Parameters<typeof aSession>[0], languages: readonly Language[] = ["pl", "uk", "en"]) {
  const port = fakeLoginLanguage();
  const app = openApp(createFakeBackend(), { ports: fakeLanguagePorts(port) });
  act(() => app.openSession(aSession(fields)));
  const { account } = app.container;
  if (account === undefined) throw new Error("no account is open");
  await app.container.load("language");
  render(
    <ContainerContext value={account}>
      <LanguageContext value={{ languages, prepare: () => undefined, choose: () => undefined }}>
        <LoginLanguageEffect />
      </LanguageContext>
    </ContainerContext>,
  );
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  return { port, settle };
}

const choose = (language: Language) => act(() => chooseLanguage(language));

describe("LoginLanguageEffect", () => {
  it("saves a choice before the login, and each one after it (part of I18N-20)", async () => {
    await choose("uk");
    const { port, settle } = await logIn({});
    await settle();
    expect(port.stored).toBe("uk");
    await choose("en");
    await settle();
    expect([port.stored, port.script.calls.length]).toEqual(["en", 2]);
  });

  it("shows the language of the login, and saves nothing (part of I18N-20)", async () => {
    await chooseLanguage("uk");
    act(() => pageTexts.show("pl"));
    window.localStorage.clear();
    const { port } = await logIn({ language: "uk" });
    await vi.waitFor(() => expect([pageTexts.language, document.documentElement.lang]).toEqual(["uk", "uk"]));
    expect(port.script.calls).toEqual([]);
  });

  it.each([
    ["staff", { crmUser: true }, ["pl", "uk"]],
    ["an unknown kind of user", { unreadRights: ["crmUser"] }, ["pl", "uk"]],
    ["a portal in Polish alone", {}, ["pl"]],
  ] as const)("neither shows nor saves a language for %s (part of I18N-20)", async (_who, fields, languages) => {
    await choose("uk");
    const { port, settle } = await logIn({ ...fields, language: "en" }, languages);
    await settle();
    expect([pageTexts.language, port.script.calls]).toEqual(["uk", []]);
  });
});
