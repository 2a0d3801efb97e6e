// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { personalDataOf } from "#domain/account/personal-data.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeContexts, fakeTabLock } from "#test/fakes/fake-contexts.ts";
import { countedIntentIds } from "#test/fakes/fake-device.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { fakeRefreshMark, fakeSettings } from "#test/fakes/fake-settings.ts";
import { fakeSession } from "#test/fakes/fake-session.ts";
import { fakeSessionStorage } from "#test/fakes/fake-session-storage.ts";
import { aClient, aClientData } from "#test/mothers/index.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { SessionStore } from "#ui/stores/session/session.store.ts";
import { SettingsStore } from "#ui/stores/settings/settings.store.ts";
import { SettingsModel } from "./settings.model.ts";
import { SettingsView } from "./settings.view.tsx";

afterEach(cleanup);

const PHONE = { deviceId: "tel", deviceName: "Telefon", rememberMe: true, biometric: true };

function opened() {
  const client = new ClientStore(fakeClient({ data: aClientData({ client: aClient({ clientCustomLogin: "m.brzezinska" }) }) }));
  const provider = fakeSession();
  const model = new SettingsModel({
    store: new SettingsStore(fakeSettings({ mobile: [PHONE] }).ports), client, session: new SessionStore({ port: provider, storage: fakeSessionStorage(), credentials: provider }),
    contexts: fakeContexts(), lock: fakeTabLock(), refreshMark: fakeRefreshMark(), clock: movableClock(), intents: countedIntentIds(), draftOf: () => undefined, tell: () => undefined, done: () => undefined,
  });
  return { client, model };
}

it("(part of SET-01) a login that was changed is the customer's own everywhere, and the former one is nowhere left", async () => {
  const { client, model } = opened();
  await client.data.load();
  model.openLogin();
  const { login } = model;
  if (login === undefined) throw new Error("no form is open");
  login.form.set("login", "malgosia.b");
  await login.submit();
  await waitFor(() => expect(model.login).toBeUndefined());
  const { known } = client.data;
  expect(known === undefined ? undefined : personalDataOf(known).login).toMatchObject({ name: "malgosia.b", custom: "malgosia.b" });
});

it("what a button is called begins with the words that are seen, and none says that all works at once (WCAG 2.5.3)", async () => {
  const { model } = opened();
  model.start();
  render(<SettingsView model={model} theme={null} onTheme={() => undefined} onAccounts={() => undefined} />);
  expect(await screen.findByRole("button", { name: "Wyłącz automatyczne logowanie: Telefon" })).toBeDefined();
  for (const button of screen.getAllByRole("button")) {
    const { textContent } = button;
    expect((button.getAttribute("aria-label") ?? textContent).startsWith(textContent), button.outerHTML).toBe(true);
  }
  // the second factor, trust and the order of accounts count from the next login on
  expect(document.body.textContent).not.toContain("od razu");
});
