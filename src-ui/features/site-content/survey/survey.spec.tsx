// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { configure } from "mobx";
import { afterEach, expect, it } from "vitest";
import { Drafts } from "#domain/drafts/index.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeDrafts } from "#test/fakes/fake-drafts.ts";
import { fakeSatisfactionSurvey } from "#test/fakes/fake-satisfaction-survey.ts";
import { fakeWelcomeMarks } from "#test/fakes/fake-welcome-marks.ts";
import { aClientData, aSession, clientFlags, day } from "#test/mothers/index.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { SurveyViewModel } from "./survey.view-model.ts";
import { SurveyView } from "./survey.view.tsx";

configure({ enforceActions: "always" });
afterEach(cleanup);

async function setUp({ open = true, crmUser = false, marks = fakeWelcomeMarks() } = {}) {
  const port = fakeClient({
    data: aClientData({ flags: clientFlags({ showSatisfactionSurvey: true, expandSatisfactionSurvey: open }) }),
  });
  const client = new ClientStore(port);
  await client.data.load();
  const survey = fakeSatisfactionSurvey();
  let ids = 0;
  const model = new SurveyViewModel({
    survey,
    client,
    session: { current: aSession({ crmUser }) },
    today: { today: day("2026-11-20") },
    idempotencyKeys: { next: () => `intent-${(ids += 1)}` },
    marks,
  });
  render(<SurveyView model={model} />);
  return { model, survey, client, port, marks };
}

const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const rate = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
const write = (text: string) => fireEvent.change(screen.getByRole("textbox"), { target: { value: text } });

it("(part of SITE-04) folds the survey until it is pressed, or shows it open by client flag", async () => {
  const { marks } = await setUp({ open: false });
  expect(screen.queryByRole("radio")).toBeNull();
  await press("Odpowiedz");
  expect(screen.getAllByRole("radio")).toHaveLength(5);
  cleanup();
  await setUp();
  expect(screen.getAllByRole("radio")).toHaveLength(5);
  await press("Później");
  expect([document.body.textContent, marks.read()]).toEqual(["", []]);
});

it("(part of SITE-04) hides the survey after it was postponed, and from an employee", async () => {
  const { marks } = await setUp({ open: false });
  await press("Później");
  expect(marks.read()).toEqual([expect.stringMatching(/^survey_..20261126$/)]);
  cleanup();
  await setUp({ marks });
  expect(document.body.textContent).toBe("");
  cleanup();
  await setUp({ crmUser: true });
  expect(document.body.textContent).toBe("");
});

it("(part of SITE-04) restores a survey draft, folded or not, until it is sent or postponed", async () => {
  const drafts = new Drafts(fakeDrafts(), { now: () => 1_000 });
  drafts.open("anna/1");
  const back = async () => {
    cleanup();
    const page = await setUp({ open: false });
    act(() => page.model.restore(drafts.of("survey")));
    return page;
  };
  await back();
  expect(screen.queryByRole("radio"), "nothing was typed").toBeNull();
  await press("Odpowiedz");
  rate("2, źle");
  write("Wolno wieczorem");
  await back();
  expect([
    screen.getByRole<HTMLInputElement>("radio", { name: "2, źle" }).checked,
    screen.getByRole<HTMLTextAreaElement>("textbox").value,
  ]).toEqual([true, "Wolno wieczorem"]);
  await press("Wyślij ocenę");
  expect(drafts.of("survey").read()).toBeUndefined();
  drafts.of("survey").keep({ rating: "7", comment: "Za drogo" });
  const { model } = await back();
  expect([model.rating, model.comment]).toEqual([undefined, "Za drogo"]);
  await press("Później");
  expect([model.state, model.comment]).toEqual(["folded", "Za drogo"]);
  expect(drafts.of("survey").read()).toMatchObject({ comment: "Za drogo" });
  await press("Później");
  expect(drafts.of("survey").read()).toBeUndefined();

  cleanup();
  const meanwhile = await setUp();
  write("Nowe");
  drafts.of("survey").keep({ comment: "Dawne" });
  act(() => meanwhile.model.restore(drafts.of("survey")));
  expect([meanwhile.model.comment, drafts.of("survey").read()]).toEqual(["Nowe", { comment: "Nowe" }]);
});

it("(part of SITE-04) rejects unsendable characters of a survey comment, counts code points", async () => {
  const { survey } = await setUp();
  rate("4, dobrze");
  write("Szybko\u0007");
  await press("Wyślij ocenę");
  screen.getByText(/^Jest tu znak, którego nie.możemy przyjąć/);
  expect(survey.script.calls).toEqual([]);
  write("😀".repeat(1_000));
  expect(screen.queryByText(/^Jest tu znak/)).toBeNull();
  screen.getByText(/^Zostało 0.znaków$/);
  await press("Wyślij ocenę");
  screen.getByText("Dziękujemy za ocenę.");
});

it("(part of SITE-04) sends one survey answer with its comment, shows thanks, hides the survey", async () => {
  const { survey, client } = await setUp();
  await press("Wyślij ocenę");
  screen.getByText("Wybierz ocenę od 1 do 5");
  rate("4, dobrze");
  write("  Szybko  ");
  await press("Wyślij ocenę");
  expect(document.activeElement).toBe(screen.getByText("Dziękujemy za ocenę."));
  expect(screen.queryByRole("status")).toBeNull();
  expect([survey.stored(), survey.script.calls.length, client.data.known?.flags.showSatisfactionSurvey]).toEqual([
    { rating: "4", comment: "Szybko" },
    1,
    false,
  ]);
});

it("(part of SITE-04) finds a survey answer after a lost response, or resends it with its key", async () => {
  const { survey, port, model } = await setUp();
  rate("5, bardzo dobrze");
  survey.loseNext();
  const now = port.data;
  port.data = { ...now, flags: { ...now.flags, showSatisfactionSurvey: false } };
  await press("Wyślij ocenę");
  expect(model.resultMessage).toBe("saved");
  cleanup();

  const other = await setUp();
  rate("1, bardzo źle");
  write("Nie działa");
  other.survey.loseNext();
  await press("Wyślij ocenę");
  screen.getByText("Nie wiemy, czy ocena dotarła.");
  await press("Wyślij ocenę");
  screen.getByText("Dziękujemy za ocenę.");
  expect(other.survey.stored()).toEqual({ rating: "1", comment: "Nie działa" });
});

it("(part of SITE-04) keeps survey values after a failure and recognises an earlier answer", async () => {
  const { survey, model } = await setUp();
  rate("3, przeciętnie");
  write("x".repeat(1_001));
  await press("Wyślij ocenę");
  screen.getByText("Skróć odpowiedź do 1000 znaków");
  expect(survey.script.calls).toEqual([]);
  write("Za drogo");
  survey.script.failNext("answer", { kind: "http", status: 400 });
  await press("Wyślij ocenę");
  screen.getByText("Oceny nie udało się zapisać.");
  expect([model.rating, model.comment]).toEqual(["3", "Za drogo"]);
  await survey.answer({ idempotencyKey: "elsewhere", rating: "1", comment: undefined });
  await press("Wyślij ocenę");
  screen.getByText("Ta ankieta jest już wypełniona.");
});

it.each([
  ["1, bardzo źle", 1],
  ["2, źle", 1],
  ["3, przeciętnie", 0],
] as const)("[SITE-06] leads to a request only after a low rating: %s", async (rating, count) => {
  await setUp();
  rate(rating);
  await press("Wyślij ocenę");
  screen.getByText("Dziękujemy za ocenę.");
  const links = screen.queryAllByRole("link", { name: "Napisz zgłoszenie" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(Array(count).fill("/supportRequest?new=1"));
});
