// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Drafts, type FormDraft } from "#domain/drafts/index.ts";
import { WithdrawalsStore } from "#ui/stores/withdrawal/withdrawals.store.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { fakeDrafts } from "#test/fakes/fake-drafts.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeWithdrawals, type FakeWithdrawals } from "#test/fakes/fake-withdrawals.ts";
import { day, zloty } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { WithdrawalReceipt } from "./withdrawal-receipt.view.tsx";
import { WithdrawalScreen } from "./withdrawal.screen.tsx";
import { WithdrawalView } from "./withdrawal.view.tsx";
import type { WithdrawalCustomer, WithdrawalDependencies } from "./withdrawal-dependencies.ts";

afterEach(cleanup);

const NO_DRAFT: FormDraft = {
  read: () => undefined,
  keep: () => undefined,
  unanswered: () => undefined,
  saveUnanswered: () => undefined,
  drop: () => undefined,
};
const CONTACT = { postAddress: "Wiązka S.A., 81-451 Gdynia", email: "pomoc@wiazka.example" };
const CUSTOMER = { name: "Anna Nowak", email: "a.nowak@poczta.example" };
const PAGE = { company: "Wiązka S.A.", contact: CONTACT, days: 14, home: { href: "/", loggedIn: false } };

/** Address that stays without the second step. */
const NO_HISTORY = { isReviewed: false, onReviewed: () => undefined };

interface Opened {
  readonly withdrawals: FakeWithdrawals;
  readonly saved: readonly [name: string, text: string][];
}

function openPage(
  customer?: WithdrawalCustomer,
  withdrawals = fakeWithdrawals(),
  draft = NO_DRAFT,
  stepDraft = NO_DRAFT,
  isBusiness = false,
): Opened {
  const saved: [string, string][] = [];
  const dependencies: WithdrawalDependencies = {
    withdrawals,
    store: customer && new WithdrawalsStore(withdrawals, movableClock()),
    idempotencyKeys: fakeIdempotencyKeys(),
    draft,
    stepDraft,
    customer: customer && (() => customer),
    contractNumber: "UM/2026/1",
    costOf: undefined,
    returnBy: () => day("2026-12-04"),
    answerBy: () => day("2026-11-30"),
    terminationOf: () => "/service/termination/P-1",
    onWithdrawn: vi.fn(),
    saveText: (name, text) => saved.push([name, text]),
  };
  const page = { ...PAGE, isBusiness, watch: () => () => undefined, history: NO_HISTORY };
  render(<WithdrawalScreen dependencies={dependencies} {...page} />);
  return { withdrawals, saved };
}

/** Label of the name on a form without a session. */
const GUEST_NAME = "Imię i nazwisko albo nazwa firmy";

const button = (name: string) => screen.getByRole("button", { name });
const text = () => unjoinedText(document.body.textContent);

async function goToReview(): Promise<void> {
  await userEvent.click(button("Dalej"));
  await screen.findByRole("heading", { name: "Sprawdź oświadczenie" });
}

describe("page of a withdrawal", () => {
  it("[WITHDRAW-122] tells a guest which e-mail address makes the contract easier to find", () => {
    const hint = "Jeśli podasz adres z umowy lub zamówienia, łatwiej je znajdziemy.";
    openPage();
    expect(text()).toContain(hint);
    cleanup();
    openPage(CUSTOMER);
    expect(text()).not.toContain(hint);
  });

  it("[WITHDRAW-01] asks for three things, and shows the statement with one button that sends it", async () => {
    openPage();
    expect(screen.getAllByRole("textbox")).toHaveLength(3);
    await userEvent.type(screen.getByLabelText(GUEST_NAME), "Jan Kowal");
    await userEvent.type(screen.getByLabelText("E-mail"), "jan@poczta.example");
    await goToReview();
    expect(text()).toContain("Odstępuję od umowy, numer UM/2026/1.");
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Potwierdź odstąpienie"),
      "Popraw dane",
    ]);
    expect(document.activeElement?.textContent).toBe("Sprawdź oświadczenie");
  });

  it("(part of WITHDRAW-01) asks a guest for a name of a person or company, also in the receipt", async () => {
    const { saved } = openPage();
    await userEvent.click(button("Dalej"));
    expect(text()).toContain("Wpisz imię i nazwisko albo nazwę firmy");
    await userEvent.type(screen.getByLabelText(GUEST_NAME), "Bursztyn sp. z o.o.");
    await userEvent.type(screen.getByLabelText("E-mail"), "biuro@bursztyn.example");
    await goToReview();
    expect(text()).toContain(`${GUEST_NAME}Bursztyn sp. z o.o.`);
    await userEvent.click(button("Potwierdź odstąpienie"));
    await userEvent.click(await screen.findByRole("button", { name: /^Zapisz potwierdzenie/ }));
    expect(text()).toContain(`${GUEST_NAME}Bursztyn sp. z o.o.`);
    expect(unjoinedText(saved[0]?.[1] ?? "")).toContain(`${GUEST_NAME}: Bursztyn sp. z o.o.`);
  });

  it("(part of WITHDRAW-01) fills in name and address of a customer, and keeps what was typed", async () => {
    openPage(CUSTOMER);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("E-mail").value).toBe(CUSTOMER.email));
    expect(screen.getByLabelText<HTMLInputElement>("Imię i nazwisko").value).toBe(CUSTOMER.name);
    expect(screen.getByLabelText<HTMLInputElement>(/^Numer umowy/).value).toBe("UM/2026/1");
    await goToReview();
    await userEvent.click(button("Popraw dane"));
    expect(screen.getByLabelText<HTMLInputElement>("E-mail").value).toBe(CUSTOMER.email);
    expect(document.activeElement?.textContent).toBe("Oświadczenie");
  });

  it("(part of DIALOG-11) stores no draft of what the portal filled in, only of what was typed", async () => {
    const keep = vi.fn<FormDraft["keep"]>();
    openPage(CUSTOMER, fakeWithdrawals(), { ...NO_DRAFT, keep });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("E-mail").value).toBe(CUSTOMER.email));
    expect(keep).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText(/^Numer umowy/), "2");
    expect(keep).toHaveBeenLastCalledWith({ contractNumber: "UM/2026/12" });
  });

  it("(part of DIALOG-13) opens the second step again after a reload, with what was typed", async () => {
    const drafts = new Drafts(fakeDrafts(), { now: () => 1_000 });
    drafts.openForGuest();
    const open = () => openPage(undefined, fakeWithdrawals(), drafts.of("withdrawal"), drafts.of("withdrawal.step"));
    open();
    await userEvent.type(screen.getByLabelText(GUEST_NAME), "Jan Kowal");
    await userEvent.type(screen.getByLabelText("E-mail"), "jan@poczta.example");
    await goToReview();
    cleanup();
    open();
    await screen.findByRole("heading", { name: "Sprawdź oświadczenie" });
    expect(text()).toContain("jan@poczta.example");
    await userEvent.click(button("Popraw dane"));
    expect(screen.getByLabelText<HTMLInputElement>(GUEST_NAME).value).toBe("Jan Kowal");
    cleanup();
    open();
    expect(screen.queryByRole("heading", { name: "Sprawdź oświadczenie" })).toBeNull();
  });

  it.each([
    [{ rightEndedOn: day("2026-02-12") }, "minął 12-02-2026. Jeśli się mylimy, złóż reklamację.", true],
    [{}, "od tej umowy nie można odstąpić.", true],
    [{ isUnknownNumber: true }, "Nie znaleźliśmy umowy ani zamówienia, do których pasowałyby podane dane", false],
  ] as const)("(part of WITHDRAW-30) shows day, reason and actions of an answer: %o", async (reason, says, ends) => {
    const statement = { ...CUSTOMER, number: "OD/1", contractNumber: "2026/1", receivedAt: 0, usedDaysCost: undefined };
    const answered = { ...statement, state: "rejected", answeredOn: day("2026-11-30"), ...reason } as const;
    openPage(CUSTOMER, fakeWithdrawals([answered]));
    await screen.findByText(/Odpowiedź z/);
    expect(text()).toContain("Odpowiedź z 30-11-2026.");
    expect(text()).toContain(says);
    const complaint = screen.getByRole("link", { name: /^Złóż reklamację.*numer 2026/ });
    expect(complaint.getAttribute("href")).toBe("/supportRequest?form=COMPLAINT&statement=OD%2F1");
    expect(screen.queryByRole("link", { name: /Wypowiedz umowę/ }) !== null).toBe(ends);
  });

  it("(part of WITHDRAW-15) names the days of a correction where nothing is to be paid", async () => {
    const settled = { usedDaysCost: zloty("0.00"), chargeCorrection: zloty("-15.58") };
    const statement = { ...CUSTOMER, number: "OD/1", contractNumber: "2026/1", receivedAt: 0, ...settled };
    openPage(CUSTOMER, fakeWithdrawals([{ ...statement, state: "accepted" }]));
    await screen.findByText(/Rozliczenie opłat/);
    expect(text()).toContain("Rozliczenie opłat za dni działania usługi na fakturze: −15,58 zł");
    expect(text()).not.toContain("Do zapłaty za dni");
    cleanup();
    const credited = { ...statement, state: "accepted", creditedOn: day("2026-12-16") } as const;
    openPage(CUSTOMER, fakeWithdrawals([credited]));
    await screen.findByText(/Następnej faktury nie będzie/);
    expect(text()).toContain("Korektą ostatniej, z dnia 16-12-2026, oddamy: 15,58 zł");
    expect(text()).not.toContain("na fakturze");
    cleanup();
    const both = { ...credited, usedDaysCost: zloty("4.90"), chargeCorrection: zloty("-49.00") };
    openPage(CUSTOMER, fakeWithdrawals([both]));
    await screen.findByText(/Następnej faktury nie będzie/);
    expect(text()).toContain("Za dni działania usługi odejmiemy od zwrotu: 4,90 zł");
    expect(text()).toContain("oddamy: 44,10 zł");
    expect(text()).not.toContain("Do zapłaty");
  });

  it("(part of WITHDRAW-01) focuses the form of another contract after a receipt", async () => {
    openPage(CUSTOMER);
    await goToReview();
    await userEvent.click(button("Potwierdź odstąpienie"));
    await screen.findAllByText("OD/2026/00001");
    await userEvent.click(button("Odstąp od innej umowy"));
    expect(document.activeElement?.textContent).toBe("Oświadczenie");
    expect(screen.getByLabelText<HTMLInputElement>(/^Numer umowy/).value).toBe("");
  });

  it("(part of WITHDRAW-01) stays at the form and focuses the first wrong field", async () => {
    openPage();
    await userEvent.click(button("Dalej"));
    expect(text()).toContain("Wpisz imię i nazwisko");
    expect(document.activeElement).toBe(screen.getByLabelText(GUEST_NAME));
  });

  it("(part of WITHDRAW-01) names the addresses when the back end takes no statements", () => {
    render(<WithdrawalView model={undefined} {...PAGE} />);
    expect(text()).toContain("Oświadczenia nie wyślesz teraz w portalu.");
    expect(text()).toContain("Wiązka S.A., 81-451 Gdynia");
    expect(screen.getByRole("link", { name: "pomoc@wiazka.example" })).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("(part of WITHDRAW-02) sends one statement when the button is pressed three times", async () => {
    const { withdrawals, saved } = openPage(CUSTOMER);
    await goToReview();
    const release = withdrawals.script.hold("withdraw");
    const confirm = button("Potwierdź odstąpienie");
    await userEvent.tripleClick(confirm);
    release();
    await screen.findByRole("heading", { name: "Twoje oświadczenie dotarło" });
    expect(withdrawals.script.calls.filter((call) => call === "withdraw")).toHaveLength(1);
    expect(text()).toContain("20-11-2026 09:12 (czas polski)");
    expect(text()).toContain("OD/2026/00001");
    await userEvent.click(button("Zapisz potwierdzenie"));
    const [[name, content] = ["", ""]] = saved;
    expect(name).toBe("odstapienie-OD-2026-00001.txt");
    expect(unjoinedText(content)).toContain("Sprawdzimy numer i termin");
    for (const line of [
      "Numer potwierdzenia: OD/2026/00001",
      "Treść: Odstępuję od umowy, numer UM/2026/1.",
      "Anna Nowak",
    ])
      expect(unjoinedText(content)).toContain(line);
  });

  it("(part of WITHDRAW-05) names returns only as conditions, and the services that go on", () => {
    const receipt = {
      ...CUSTOMER,
      contractNumber: "2026/1",
      number: "OD/1",
      receivedAt: Date.UTC(2026, 10, 28),
      usedDaysCost: undefined,
    };
    const page = {
      cost: { kind: "unknown" },
      context: { isBusiness: false },
      company: "Wiązka S.A.",
      home: PAGE.home,
      onSave: vi.fn(),
      onRestart: vi.fn(),
    } as const;
    render(<WithdrawalReceipt receipt={{ ...receipt, state: "accepted" }} {...page} />);
    expect(text()).toContain("Dzień kosztuje miesięczną cenę podzieloną przez liczbę dni miesiąca");
    expect(text()).toContain("wracają poprzednie warunki dotychczasowych usług");
    for (const condition of ["Jeśli przyszedł do ciebie sprzęt", "Jeśli coś już wpłacono"])
      expect(text()).toContain(condition);
    expect(text()).toContain("odeślij go do 14-12-2026 na swój koszt");
  });

  it("(part of WITHDRAW-02) has one statement when two tabs send it and a response is lost", async () => {
    const withdrawals = fakeWithdrawals();
    withdrawals.lostResponses = 1;
    for (const _tab of [1, 2]) {
      openPage(undefined, withdrawals);
      await userEvent.type(screen.getByLabelText(GUEST_NAME), "Jan Kowal");
      await userEvent.type(screen.getByLabelText("E-mail"), "jan@poczta.example");
      await goToReview();
      await userEvent.click(button("Potwierdź odstąpienie"));
      if (_tab === 1) {
        await screen.findByText("Nie wiemy, czy oświadczenie dotarło.");
        await userEvent.click(button("Potwierdź odstąpienie"));
      }
      await screen.findAllByText("OD/2026/00001");
      cleanup();
    }
    expect(withdrawals.stored).toHaveLength(1);
  });

  it.each([
    [{ kind: "http", status: 400 }, "Oświadczenie nie zostało wysłane."],
    [{ kind: "try-later", tryAgainAt: undefined, receivedAt: 0 }, "Zbyt wiele prób"],
  ] as const)("(part of WITHDRAW-02) says why there is no receipt after %o", async (failure, message) => {
    const { withdrawals } = openPage(CUSTOMER);
    await goToReview();
    withdrawals.script.failNext("withdraw", failure);
    await userEvent.click(button("Potwierdź odstąpienie"));
    expect((await screen.findByRole("alert")).textContent).toMatch(message);
    await userEvent.click(button("Potwierdź odstąpienie"));
    await screen.findAllByText("OD/2026/00001");
  });

  it("[WITHDRAW-33] promises the right to a company only where its contract or the law gives it", async () => {
    openPage({ ...CUSTOMER, name: "Bursztyn sp. z o.o." }, fakeWithdrawals(), NO_DRAFT, NO_DRAFT, true);
    expect(text()).not.toContain("możesz odstąpić w ciągu");
    expect(text()).toContain("Odstąpić od niej możesz tylko wtedy, gdy pozwala na to sama umowa");
    expect(screen.getByLabelText("Nazwa firmy albo imię i nazwisko")).toHaveProperty("value", "Bursztyn sp. z o.o.");
    await goToReview();
    expect(text()).toContain("Nazwa firmy albo imię i nazwiskoBursztyn");
    await userEvent.click(button("Potwierdź odstąpienie"));
    await screen.findAllByText("OD/2026/00001");
    expect(text()).toContain("Jeśli masz prawo do odstąpienia i oświadczenie wysłano w terminie");
  });

  it("(part of WITHDRAW-05) lists the statements of the customer, also after a failure", async () => {
    const withdrawals = fakeWithdrawals([
      {
        ...CUSTOMER,
        contractNumber: "ABO/1",
        number: "OD/2026/00009",
        receivedAt: Date.UTC(2026, 10, 1),
        state: "accepted",
        usedDaysCost: zloty("4.90"),
      },
    ]);
    withdrawals.script.failNext("loadWithdrawals", { kind: "timeout" });
    const { saved } = openPage(CUSTOMER, withdrawals);
    await screen.findByText("Nie udało się wczytać twoich oświadczeń");
    await userEvent.click(button("Spróbuj ponownie"));
    await waitFor(() => expect(text()).toContain("Umowa nie obowiązuje"));
    expect(text()).toMatch(/ABO\/1.*Do zapłaty za dni działania usługi: 4,90\szł/);
    await userEvent.click(screen.getByRole("button", { name: /Zapisz potwierdzenie.*00009/ }));
    expect(saved).toEqual([["odstapienie-OD-2026-00009.txt", expect.stringContaining("ABO/1")]]);
  });
});
