// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { succeed } from "#domain/shared-kernel/index.ts";
import type { RequestEntry, SupportRequest } from "#domain/support/index.ts";
import { movableClock, START } from "#test/fakes/movable-clock.ts";
import { aRequest, day } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { RefreshedValue } from "#ui/stores/refreshed-value.ts";
import { OpenQuestions } from "./open-questions.view.tsx";

afterEach(cleanup);

const QUESTION: RequestEntry = {
  side: "provider",
  author: undefined,
  at: START - 9e8,
  text: "Jaki jest numer faktury?",
  files: [],
  kind: "question",
};

async function show(...requests: readonly SupportRequest[]): Promise<readonly (readonly [string, string | null])[]> {
  const clock = movableClock();
  render(
    <OpenQuestions store={{ requests: new RefreshedValue(async () => succeed(requests), clock) }} clock={clock} />,
  );
  await act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  });
  return screen.queryAllByRole("link").map((link) => [unjoinedText(link.textContent), link.getAttribute("href")]);
}

const asked = (changes: Partial<SupportRequest>, answerBy?: string): SupportRequest =>
  aRequest({
    state: "inProgress",
    entries: [{ ...QUESTION, ...(answerBy !== undefined && { answerBy: day(answerBy) }) }],
    ...changes,
  });

it("[REQ-90] leads from the start page to each request that waits for the customer, with its last day", async () => {
  expect(
    await show(
      asked({ number: "ZG/1", kind: "complaint" }, "2027-12-04"),
      asked({ number: "ZG/2", kind: "question" }),
      asked({ number: "ZG/3", kind: "complaint" }, "2020-01-02"),
    ),
  ).toEqual([
    ["Odpowiedz w sprawie reklamacji do 04-12-2027ZG/1", "/supportRequest?request=ZG%2F1"],
    ["Odpowiedz w sprawie zgłoszeniaZG/2", "/supportRequest?request=ZG%2F2"],
    ["Odpowiedz w sprawie reklamacjiZG/3. Czekaliśmy na ciebie do 02-01-2020", "/supportRequest?request=ZG%2F3"],
  ]);
});

it("(part of REQ-90) shows the requests in a card with a title, as the messages beside them", async () => {
  await show(asked({ number: "ZG/1", kind: "complaint" }, "2027-12-04"));
  const card = screen.getByRole("region", { name: "Czekamy na ciebie" });
  expect(card.classList.contains("card")).toBe(true);
  expect(within(card).getAllByRole("listitem")).toHaveLength(1);
});

it("(part of REQ-90) shows nothing while no request waits for the customer", async () => {
  const replied = [QUESTION, { ...QUESTION, side: "customer", kind: undefined } as const];
  expect(await show(aRequest({ state: "inProgress", entries: replied }), asked({ state: "closed" }))).toEqual([]);
  expect(document.body.textContent).toBe("");
});
