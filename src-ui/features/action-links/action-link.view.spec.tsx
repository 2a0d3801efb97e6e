// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type {
  ActionLinkAnswer,
  ActionLinkKind,
  ActionLinkRefusalReason,
  AddressedResult,
  ClosedActionLinkState,
} from "#domain/action-links/index.ts";
import { anActionLink, day, zloty } from "#test/mothers/index.ts";
import { ActionLinkView, type ActionLinkViewState } from "./action-link.view.tsx";

afterEach(cleanup);

const HELP = [{ name: "Obsługa klienta", number: "58 300 70 00", dial: "+48583007000", hours: "pon.–pt. 8–20" }];

function renderLink(
  status: ActionLinkViewState["status"],
  changes: Partial<ActionLinkViewState> = {},
  loggedIn = false,
) {
  const answer = vi.fn<(answer: ActionLinkAnswer) => Promise<void>>(() => Promise.resolve());
  const start = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const actionLink = "actionLink" in status ? status.actionLink : undefined;
  const kind: ActionLinkKind = actionLink?.kind ?? "transfer";
  const model: ActionLinkViewState = {
    status,
    prompt: { kind },
    sending: undefined,
    problem: undefined,
    documentsOf: ({ documents }) => documents,
    answer,
    start,
    ...changes,
  };
  const { container } = render(
    <ActionLinkView
      model={model}
      helpLines={HELP}
      home={{ href: loggedIn ? "/index" : "/", loggedIn }}
      today={day("2026-12-04")}
    />,
  );
  return { answer, start, text: unjoinedText(container.textContent) };
}

const KINDS: readonly ActionLinkKind[] = ["transfer", "request", "offer", "paperless", "sale"];
const SETTLED: readonly ClosedActionLinkState[] = ["accepted", "declined", "contact-requested", "expired", "annulled"];

const REASONS: readonly ActionLinkRefusalReason[] = [
  "unknown-case",
  "unknown-link",
  "not-yours",
  "missing-data",
  "missing-document",
  "provider",
  "unlisted",
];
const ADDRESSED: readonly (readonly [ActionLinkKind, AddressedResult])[] = [
  ["transfer", "accepted"],
  ["transfer", "declined"],
  ["transfer", "contact-requested"],
  ["transfer", "annulled"],
  ["transfer", "expired"],
  ["request", "accepted"],
  ["request", "failed"],
  ["offer", "accepted"],
  ["offer", "declined"],
  ["paperless", "accepted"],
  ["sale", "accepted"],
];

describe("ActionLinkView", () => {
  it("[ROUTE-16] shows the summary of a contract, its documents and the tick before an order by link", async () => {
    const actionLink = anActionLink({
      kind: "offer",
      prices: [
        { monthly: zloty("149.00"), months: 12 },
        { monthly: zloty("169.00"), months: 12 },
      ],
      services: [{ name: "Internet 2 Gb/s", package: "2000 / 1000 Mb/s" }],
      oneTimeFees: [{ name: "Aktywacja", price: zloty("49.00") }],
      delivery: "Montaż do 5 dni.",
      documents: [{ name: "Podsumowanie warunków umowy", address: "https://ebok.example/files/1" }],
    });
    const { answer, text } = renderLink({ kind: "unanswered", actionLink, answers: ["accept", "decline", "contact"] });
    for (const known of [
      "Internet 2 Gb/s",
      "149,00 zł",
      "Potem miesięcznie169,00 zł",
      "przez 12 miesięcy",
      "24 miesiące od zawarcia umowy",
      "Opłaty jednorazowe49,00 zł",
      "3 865,00 zł",
      "Montaż do 5 dni.",
      "07-12-2026",
      "14 dni od zawarcia umowy",
      "Odpowiedz do30-11-2026",
      "PN/2026/00817",
    ])
      expect(text).toContain(known);
    expect(screen.getByRole("link", { name: /Podsumowanie warunków/u }).getAttribute("href")).toBe(
      "https://ebok.example/files/1",
    );
    expect(screen.getByRole("link", { name: /58.300/u })).toBeDefined();
    expect(screen.getAllByRole("button").map((button) => unjoinedText(button.textContent))).toEqual([
      "Zamawiam z obowiązkiem zapłatyZamawiamy…",
      "Odrzuć ofertęZapisujemy…",
      "Zamów rozmowęZapisujemy…",
    ]);
    await userEvent.click(screen.getByRole("button", { name: /Zamawiam/u }));
    expect(answer).not.toHaveBeenCalled();
    const box = screen.getByRole("checkbox");
    expect(document.activeElement).toBe(box);
    expect(box.getAttribute("aria-invalid")).toBe("true");
    await userEvent.click(box);
    await userEvent.click(screen.getByRole("button", { name: /Zamawiam/u }));
    expect(answer).toHaveBeenCalledExactlyOnceWith("accept");
  });

  it.each(KINDS)("(part of ROUTE-16) names a way out and the phone number before the decision: %s", (kind) => {
    for (const answers of [["accept"], ["accept", "decline"]] as const) {
      const { text } = renderLink({ kind: "unanswered", actionLink: anActionLink({ kind }), answers });
      expect(text).toMatch(/zadzwoń do nas/iu);
      expect(screen.getByRole("link", { name: /58.300/u })).toBeDefined();
      expect(screen.getAllByRole("button")).toHaveLength(answers.length);
      cleanup();
    }
  });

  it("(part of ROUTE-16) takes no order when a price could not be read", () => {
    const actionLink = anActionLink({ kind: "offer", arePricesKnown: false });
    const { text } = renderLink({ kind: "unanswered", actionLink, answers: ["accept", "decline"] });
    expect(screen.queryByRole("button", { name: /Zamawiam/u })).toBeNull();
    expect(text).toContain("Nie znamy wszystkich cen");
  });

  it("asks for no consent where accepting costs nothing", () => {
    renderLink({
      kind: "unanswered",
      actionLink: anActionLink({ kind: "paperless", prices: [] }),
      answers: ["accept"],
    });
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.getByRole("button", { name: "Przysyłaj e-mailem" })).toBeDefined();
  });

  it("[ROUTE-21] asks before a refusal and a requested call, and sends nothing when they are left", async () => {
    const { answer } = renderLink({
      kind: "unanswered",
      actionLink: anActionLink({ kind: "sale" }),
      answers: ["accept", "decline", "contact"],
    });
    for (const [button, question] of [
      ["To nie moje zamówienie", "To nie twoje zamówienie?"],
      ["Zamów rozmowę", "Zamówić rozmowę?"],
    ] as const) {
      await userEvent.click(screen.getByRole("button", { name: button }));
      expect(unjoinedText(screen.getByRole("dialog").textContent)).toContain(question);
      await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Wróć" }));
      expect(screen.queryByRole("dialog")).toBeNull();
    }
    expect(answer).not.toHaveBeenCalled();
  });

  it("sends the answer of an action link whose button was pressed", async () => {
    const { answer } = renderLink({
      kind: "unanswered",
      actionLink: anActionLink({ kind: "offer" }),
      answers: ["decline", "accept", "contact"],
    });
    await userEvent.click(screen.getByRole("button", { name: "Odrzuć ofertę" }));
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Odrzuć ofertę" }));
    expect(answer).toHaveBeenCalledExactlyOnceWith("decline");
  });

  it.each(KINDS)(
    "(part of ROUTE-07) shows a message of its own for every state on a repeated visit of an action link: %s",
    (kind) => {
      const messages = SETTLED.map((state) => {
        renderLink({
          kind: "settled",
          state,
          wasJustAnswered: false,
          actionLink: anActionLink({ kind, state, closedOn: day("2026-11-18") }),
        });
        const title = screen.getByRole("heading", { level: 2 }).textContent;
        expect(screen.queryByRole("button")).toBeNull();
        expect(screen.getByText("18-11-2026")).toBeDefined();
        cleanup();
        return title;
      });
      expect(new Set(messages).size).toBe(SETTLED.length);
      expect(messages.every((title) => title !== "")).toBe(true);
    },
  );

  it.each(KINDS)("shows different titles for an answer given now and one given earlier: %s", (kind) => {
    const titles = [true, false].map((wasJustAnswered) => {
      renderLink({
        kind: "settled",
        state: "accepted",
        wasJustAnswered,
        actionLink: anActionLink({ kind, state: "accepted" }),
      });
      const title = screen.getByRole("heading", { level: 2 }).textContent;
      cleanup();
      return title;
    });
    expect(titles[0]).not.toBe(titles[1]);
  });

  it("shows instructions and a help line for an unusable action link", () => {
    const { text } = renderLink({ kind: "refused", reason: "unknown-link", during: "opening" });
    expect(text).toContain("Nie znamy tego linku");
    expect(screen.getByRole("link", { name: /58.300/u }).getAttribute("href")).toBe("tel:+48583007000");
    cleanup();
    expect(renderLink({ kind: "no-link" }).text).toContain("go nie zapamiętujemy, więc otwórz go jeszcze raz");
  });

  it("(part of ROUTE-07) shows a text of its own for every refusal, on opening and on answering", () => {
    const texts = (["opening", "answering"] as const).flatMap((during) =>
      REASONS.map((reason) => {
        const { text } = renderLink({ kind: "refused", reason, during });
        cleanup();
        return text;
      }),
    );
    const alerts = REASONS.map((reason) => {
      renderLink({ kind: "unanswered", actionLink: anActionLink(), answers: ["accept"] }, { problem: reason });
      const alert = screen.getByRole("alert").textContent;
      cleanup();
      return alert;
    });
    expect(new Set(texts).size).toBe(2 * REASONS.length);
    expect(new Set(alerts).size).toBe(REASONS.length);
  });

  it("(part of ROUTE-07) shows the state of a decision code without the link's facts", () => {
    const { text } = renderLink(
      { kind: "settled", state: "contact-requested", actionLink: undefined, wasJustAnswered: false },
      { prompt: { kind: "offer" } },
    );
    expect(text).toContain("Prośba o kontakt jest już zapisana");
    expect(text).not.toContain("Numer sprawy");
  });

  it("(part of ROUTE-05, ROUTE-06) shows a different result for each address without a token", () => {
    const pages = ADDRESSED.map(([kind, result]) => {
      renderLink({ kind: "addressed-result", result }, { prompt: { kind } });
      const title = screen.getByRole("heading", { level: 2 }).textContent;
      expect(screen.getByRole("link", { name: /58.300/u })).toBeDefined();
      cleanup();
      return title;
    });
    expect(new Set(pages).size).toBe(ADDRESSED.length);
    expect(pages).not.toContain("Otwórz link z wiadomości");
  });

  it("(part of HTTP-04) blames the portal when its error hides the action link", () => {
    const { text } = renderLink({ kind: "failed", cause: "portal" });
    expect(text).toMatch(/Błąd jest po naszej stronie.* Link nadal działa\./u);
    expect(text).not.toContain("sprawdź połączenie");
  });

  it("loads the action link again on retry", async () => {
    const { start } = renderLink({ kind: "failed", cause: "connection" });
    await userEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    expect(start).toHaveBeenCalledOnce();
  });

  it("[ROUTE-17] shows the next steps and the end of withdrawal after an order", () => {
    const actionLink = anActionLink({
      kind: "sale",
      state: "accepted",
      phoneNumber: "583012247",
      closedOn: day("2026-11-20"),
      delivery: "Technik przyjedzie i podłączy dekoder.",
    });
    const { text } = renderLink({ kind: "settled", state: "accepted", wasJustAnswered: true, actionLink });
    for (const known of ["58 301 22 47", "Technik przyjedzie", "bez podania przyczyny do 04-12-2026"])
      expect(text).toContain(known);
    cleanup();
    const earlier = { ...actionLink, closedOn: day("2026-11-19") };
    const past = renderLink({ kind: "settled", state: "accepted", wasJustAnswered: false, actionLink: earlier });
    expect(past.text).not.toContain("bez podania przyczyny");
  });

  it("(part of ROUTE-18) promises a call by the next working day after a request on a Friday", () => {
    const { text } = renderLink({
      kind: "settled",
      state: "contact-requested",
      wasJustAnswered: false,
      actionLink: anActionLink({ state: "contact-requested", closedOn: day("2026-12-04") }),
    });
    expect(text).toMatch(/Konsultant zadzwoni najpóźniej 07-12-2026/u);
  });

  it("does not nest alerts in another live region on the page of an action link", () => {
    renderLink({ kind: "unanswered", actionLink: anActionLink(), answers: ["accept"] }, { problem: "lost" });
    expect(screen.getByRole("alert").parentElement?.closest("[aria-live]")).toBeNull();
  });

  it("shows different texts for an answer with a lost response and a refused one", () => {
    const status = { kind: "unanswered", actionLink: anActionLink(), answers: ["accept"] } as const;
    expect(renderLink(status, { problem: "lost" }).text).toContain("Zapiszemy ją tylko raz.");
    cleanup();
    expect(renderLink(status, { problem: "unlisted" }).text).toContain("Nie udało się zapisać odpowiedzi.");
  });

  it("links a guest to the login page and a customer to the home page from an action link", () => {
    renderLink({ kind: "refused", reason: "unknown-link", during: "opening" });
    expect(screen.getByRole("link", { name: "Przejdź do logowania" }).getAttribute("href")).toBe("/");
    cleanup();
    renderLink({ kind: "refused", reason: "unknown-link", during: "opening" }, {}, true);
    expect(screen.getByRole("link", { name: /Wróć na start/u }).getAttribute("href")).toBe("/index");
  });
});
