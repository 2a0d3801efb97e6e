// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Faq } from "#domain/help/index.ts";
import { fakeHelp } from "#test/fakes/fake-help.ts";
import { aQuestion } from "#test/mothers/index.ts";
import { HelpStore } from "#ui/stores/help/help.store.ts";
import type { ToastMessage } from "#ui/stores/toasts/toasts.store.ts";
import { FaqScreen } from "./faq.screen.tsx";
import type { HelpContacts } from "./help-contacts-card.view.tsx";

afterEach(cleanup);

const FAQ: Faq = {
  categories: [
    { categoryId: "internet", name: "Internet" },
    { categoryId: "faktury", name: "Faktury" },
  ],
  questions: [
    aQuestion({
      answer: '<p>Postaw router wyżej.</p><script>window.hacked = 1</script><img src="x" onerror="window.hacked = 1">',
    }),
    aQuestion({
      questionId: "jak-zaplacic",
      categoryId: "faktury",
      question: "Jak zapłacić?",
      answer: "<p>BLIK-iem albo kartą.</p>",
    }),
  ],
};
const HELP_CONTACTS: HelpContacts = {
  lines: [{ name: "Obsługa klienta", number: "58 300 70 00", dial: "+48583007000", hours: "pon.–pt. 8–20" }],
  chat: true,
  request: false,
};

function dependencies(faq: Faq = FAQ) {
  const port = fakeHelp({ faq });
  const toasts: ToastMessage[] = [];
  return {
    port,
    toasts,
    store: new HelpStore(port),
    helpContacts: () => HELP_CONTACTS,
    name: vi.fn(),
    copy: vi.fn(async () => true),
    linkTo: (id: string) => `https://portal.example/faq?question=${id}`,
    show: { show: (news: ToastMessage) => void toasts.push(news) },
  };
}
const shown = (made = dependencies(), requestedQuestionId?: string) => {
  render(<FaqScreen dependencies={{ ...made, toasts: made.show }} requestedQuestionId={requestedQuestionId} />);
  return made;
};
const plain = (element: Element | null | undefined) => unjoinedText(element?.textContent);
const answer = (question: RegExp) => screen.getByRole("heading", { level: 3, name: question }).closest("details");
const type = (text: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });

it("lists questions of the FAQ by category and filters by the chosen one", async () => {
  shown();
  await screen.findByRole("region", { name: "Internet" });
  expect(screen.getAllByRole("heading", { level: 2 }).map(plain)).toEqual(["Internet", "Faktury", "Zapytaj nas"]);
  fireEvent.click(screen.getByRole("button", { name: "Faktury" }));
  expect(screen.queryByRole("region", { name: "Internet" })).toBeNull();
  expect(screen.getByRole("button", { name: "Faktury" }).getAttribute("aria-pressed")).toBe("true");
});

it("marks matches in the FAQ regardless of diacritics, counts them and quotes the answer", async () => {
  shown();
  await screen.findByRole("searchbox");
  type("ROUTERA");
  expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["router"]);
  expect(screen.getByRole("heading", { level: 2, name: "1\u00a0pytanie" })).toBeDefined();
  expect(screen.getByRole("status").textContent).toBe("1\u00a0pytanie");
  type("zaplacic");
  expect(plain(document.querySelector("mark"))).toBe("zapłacić");
});

it("offers contacts and all questions when a search of the FAQ finds nothing", async () => {
  shown();
  await screen.findByRole("searchbox");
  type("lodówka");
  expect(plain(screen.getByRole("heading", { level: 2, name: /lodówka/ }))).toBe("Nie ma odpowiedzi na „lodówka”");
  expect(screen.getByRole("link", { name: "58 300 70 00" }).getAttribute("href")).toBe("tel:+48583007000");
  expect(screen.getByRole("link", { name: "Otwórz czat" }).getAttribute("href")).toBe("/chat");
  expect(screen.queryByRole("link", { name: "Wyślij zgłoszenie" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Pokaż wszystkie pytania" }));
  expect(screen.getByRole("region", { name: "Internet" })).toBeDefined();
});

it("opens and focuses the FAQ question of the address; writes the opened one into it", async () => {
  const made = shown(dependencies(), "jak-zaplacic");
  await screen.findByRole("searchbox");
  const requestedAnswer = answer(/Jak zapłacić/);
  expect(requestedAnswer?.open).toBe(true);
  expect(document.activeElement).toBe(requestedAnswer?.querySelector("summary"));
  const other = answer(/wifi jest wolne/);
  if (other === null) throw new Error("answer not found");
  other.open = true;
  fireEvent(other, new Event("toggle"));
  expect(made.name).toHaveBeenLastCalledWith("wolne-wifi");
  other.open = false;
  fireEvent(other, new Event("toggle"));
  expect(made.name).toHaveBeenLastCalledWith(undefined);
});

it("shows above all questions of the FAQ that the question in the address no longer exists", async () => {
  shown(dependencies(), "dawne-pytanie");
  expect(plain(await screen.findByText(/Tego pytania już tu nie/))).toBe("Tego pytania już tu nie ma.");
  expect(answer(/Jak zapłacić/)?.open).toBe(false);
});

it("(part of SITE-01) removes scripts from an answer of the FAQ", async () => {
  shown();
  await screen.findByRole("searchbox");
  expect(answer(/wifi jest wolne/)?.innerHTML).toContain("<p>Postaw router wyżej.</p>");
  expect(answer(/wifi jest wolne/)?.innerHTML).not.toMatch(/script|onerror/);
  expect("hacked" in window).toBe(false);
});

it("copies the address of a FAQ question and reports success or failure", async () => {
  const made = shown();
  await screen.findByRole("searchbox");
  const [copy] = screen.getAllByRole("button", { name: /^Kopiuj link/ });
  if (copy === undefined) throw new Error("copy button not found");
  fireEvent.click(copy);
  await vi.waitFor(() => expect(made.toasts.map(({ text }) => text)).toEqual(["Link skopiowany"]));
  expect(made.copy).toHaveBeenCalledWith("https://portal.example/faq?question=wolne-wifi");
  made.copy.mockResolvedValue(false);
  fireEvent.click(copy);
  await vi.waitFor(() => expect(made.toasts.at(-1)?.kind).toBe("news"));
});

it("retries when the FAQ failed to load, and shows an empty state without questions", async () => {
  const made = dependencies({ categories: [], questions: [] });
  made.port.script.failNext("loadFaq", { kind: "unexpected-error" });
  shown(made);
  expect(await screen.findByText(/Błąd jest po.naszej stronie/u)).toBeDefined();
  fireEvent.click(await screen.findByRole("button", { name: "Spróbuj ponownie" }));
  expect(await screen.findByRole("heading", { level: 2, name: /Nie ma tu jeszcze pytań/ })).toBeDefined();
  expect(made.port.script.calls).toEqual(["loadFaq", "loadFaq"]);
});

it("[HELP-02] asks under an open answer whether it has helped, and offers people if it has not", async () => {
  shown(dependencies(), "wolne-wifi");
  fireEvent.click(await screen.findByRole("button", { name: /^Tak/ }));
  expect(screen.getByText(/Dziękujemy za odpowiedź/)).toBeDefined();
  const chats = screen.getAllByRole("link", { name: "Otwórz czat" }).length;
  fireEvent.click(screen.getByRole("button", { name: /^Nie:/ }));
  expect(screen.getByText(/Zapytaj nas, znajdziemy odpowiedź/)).toBeDefined();
  expect(screen.getAllByRole("link", { name: "Otwórz czat" })).toHaveLength(chats + 1);
});
