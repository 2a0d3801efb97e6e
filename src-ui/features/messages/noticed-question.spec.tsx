// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { succeed } from "#domain/shared-kernel/index.ts";
import type { RequestEntry, SupportRequest } from "#domain/support/index.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { aMessage, aRequest } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { RefreshedValue } from "#ui/stores/refreshed-value.ts";
import { NoticedQuestion } from "./noticed-question.view.tsx";

afterEach(cleanup);

const ASKED_AT = Date.parse("2026-11-20T10:00:00+01:00");
const QUESTION: RequestEntry = {
  side: "provider",
  kind: "question",
  author: undefined,
  at: ASKED_AT,
  text: "Jaki jest numer faktury?",
  files: [],
};
const REPLY: RequestEntry = { ...QUESTION, side: "customer", kind: undefined, at: ASKED_AT + 9 * 86_400_000 };

async function show(body: string, request: Partial<SupportRequest>): Promise<string> {
  const known = aRequest({ number: "ZG/2026/003471", state: "inProgress", ...request });
  const requests = new RefreshedValue(async () => succeed([known]), movableClock());
  render(<NoticedQuestion message={aMessage({ body, createdAt: ASKED_AT })} store={{ requests }} />);
  await act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  });
  return unjoinedText(document.body.textContent);
}

const LINK = '<a href="/supportRequest?request=ZG%2F2026%2F003471">Przeczytaj pytanie</a>';

it("[REQ-93] says under the title of a message when the question was answered, with the request", async () => {
  const text = await show(LINK, { entries: [QUESTION, REPLY] });
  expect(text).toContain("Odpowiedź wysłana 29-11-2026 Nie musisz już odpowiadać na to pytanie.");
  expect(screen.getByRole("link", { name: "Zobacz zgłoszenie" }).getAttribute("href")).toBe(
    "/supportRequest?request=ZG%2F2026%2F003471",
  );
});

it("(part of REQ-93) says that no reply is awaited after the request was closed without one", async () => {
  expect(await show(LINK, { entries: [QUESTION], state: "closed" })).toContain("Nie czekamy już na odpowiedź");
});

it.each([
  ["while the question is open", LINK, [QUESTION]],
  ["of a message without a link to the request", "<p>Faktura</p>", [QUESTION, REPLY]],
])("(part of REQ-93) says nothing %s", async (_when, body, entries) => {
  expect(await show(body, { entries })).toBe("");
});
