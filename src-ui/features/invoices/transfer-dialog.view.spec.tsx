// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { zloty } from "#test/mothers/index.ts";
import type { PaymentCautionProps } from "./payment-caution.view.tsx";
import { TransferDialog, type TransferViewState } from "./transfer-dialog.view.tsx";

afterEach(cleanup);

const HELP = [{ name: "Obsługa klienta", number: "58 300 70 00", dial: "+48583007000", hours: "pon.–pt. 8–20" }];

const DETAILS = {
  account: "82 1090 1098 0000 0001 2345 6789",
  recipient: "Wiązka S.A., al. Zwycięstwa 96/98, 81-451 Gdynia",
  subject: "4127830 FV/10/26 FV/11/26",
  unnamedEntries: undefined,
  ksef: undefined,
  amount: zloty("273.69"),
  code: "|PL|82109010980000000123456789|027369|Wiązka S.A.|4127830 FV/10/26 FV/11/26|||",
};

function view(
  changes: Partial<TransferViewState> = {},
  caution: PaymentCautionProps = { debtCollector: undefined, isIncomplete: false },
) {
  const model: TransferViewState = {
    isOpen: true,
    status: "ready",
    cause: "connection",
    details: DETAILS,
    copied: undefined,
    copyFailed: false,
    close: vi.fn<() => void>(),
    retry: vi.fn<() => void>(),
    copy: vi.fn<() => Promise<void>>(),
    copyAll: vi.fn<() => Promise<void>>(),
    ...changes,
  };
  render(<TransferDialog model={model} help={HELP} caution={caution} />);
  return model;
}

it("[FIN-06] shows account, recipient, title and amount of a transfer, each with a copy button", async () => {
  const model = view();
  const dialog = within(screen.getByRole("dialog", { name: "Dane do przelewu" }));
  expect(dialog.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Numer rachunku",
    "Odbiorca",
    "Tytuł",
    "Kwota",
  ]);
  expect(document.querySelector(".account-number")?.textContent).toBe(DETAILS.account);
  for (const [name, field] of [
    ["numer rachunku", "account"],
    ["odbiorca", "recipient"],
    ["tytuł", "subject"],
    ["kwota", "amount"],
  ]) {
    await userEvent.click(dialog.getByRole("button", { name: `Kopiuj: ${name}` }));
    expect(model.copy).toHaveBeenLastCalledWith(field);
  }
});

it("(part of FIN-06) shows a QR code for bank apps beside the copy buttons of a transfer", async () => {
  view();
  expect(await screen.findByRole("img", { name: /^Kod QR z\sdanymi do\sprzelewu$/ })).toBeTruthy();
  expect(screen.getByText(/^Zeskanuj w\saplikacji swojego banku$/)).toBeTruthy();
});

it("(part of FIN-06) says how many entries a transfer of the balance pays", () => {
  view({ details: { ...DETAILS, subject: "4127830 saldo", unnamedEntries: 24 } });
  expect(unjoinedText(document.body.textContent)).toContain(
    "Kwota obejmuje 24 pozycje. Ich numery nie mieszczą się w tytule, dlatego jest w nim „saldo”.",
  );
});

it.each([
  [
    "named",
    "Firma musi podać w tytule numer KSeF każdej faktury. Kod QR dla banku ma na to za mało miejsca, dlatego skopiuj dane.",
  ],
  ["too-many", "Zapłać najwyżej trzy faktury naraz albo zastąp tytuł identyfikatorem zbiorczym z KSeF."],
] as const)("(part of INV-10) explains KSeF numbers in the title of a transfer: %s", (ksef, text) => {
  view({ details: { ...DETAILS, ksef, unnamedEntries: 4, code: undefined } });
  expect(unjoinedText(document.body.textContent)).toContain(text);
  expect(unjoinedText(document.body.textContent)).not.toContain("Kwota obejmuje");
  expect(screen.queryByRole("button", { name: "Kopiuj: tytuł" }) !== null).toBe(ksef === "named");
});

it("shows no QR code when the transfer has none", () => {
  view({ details: { ...DETAILS, code: undefined } });
  expect(screen.queryByText(/^Zeskanuj/)).toBeNull();
  expect(screen.getByText("273,69 zł")).toBeTruthy();
});

it("copies all fields of a transfer with their labels, and closes", async () => {
  const model = view();
  await userEvent.click(screen.getByRole("button", { name: "Kopiuj wszystko" }));
  expect(model.copyAll).toHaveBeenCalledExactlyOnceWith({
    account: "Numer rachunku",
    recipient: "Odbiorca",
    subject: "Tytuł",
    amount: "Kwota",
  });
  for (const close of screen.getAllByRole("button", { name: "Zamknij" })) await userEvent.click(close);
  expect(model.close).toHaveBeenCalledTimes(2);
});

it("announces the copied field of a transfer", () => {
  view({ copied: "account" });
  expect(screen.getByRole("status").textContent).toBe("Skopiowano: numer rachunku");
  expect(screen.getByRole("button", { name: "Skopiowano: numer rachunku" }).textContent).toBe("Skopiowano");
  expect(screen.getByRole("button", { name: "Kopiuj: odbiorca" })).toBeTruthy();
});

it("shows advice when copying a transfer fails", () => {
  view({ copyFailed: true });
  expect(screen.getByRole("alert").textContent).toContain("skopiuj go samodzielnie");
});

it("explains where to find the account number when the server sends none", () => {
  view({ details: { ...DETAILS, account: undefined, amount: undefined } });
  expect(screen.queryByText("Numer rachunku")).toBeNull();
  expect(screen.getByText("58 300 70 00").getAttribute("href")).toBe("tel:+48583007000");
  expect(screen.queryByText("Kwota")).toBeNull();
});

it("shows no copy buttons of a transfer before it has loaded, and retries after a failure", async () => {
  view({ status: "loading", details: undefined });
  expect(screen.queryByRole("button", { name: /Kopiuj/ })).toBeNull();
  cleanup();
  const model = view({ status: "failed", details: undefined });
  await userEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
  expect(model.retry).toHaveBeenCalledOnce();
});

it("(part of HTTP-04) blames the portal when its error hides a transfer", () => {
  view({ status: "failed", cause: "portal" });
  const text = unjoinedText(document.body.textContent);
  expect(text).toContain("Błąd jest po naszej stronie");
  expect(text).not.toContain("sprawdź połączenie");
});

it("[FIN-21] warns of a debt collector and of an account that was read in parts before a transfer", () => {
  view({}, { debtCollector: "Windykacja Sp. z o.o.", isIncomplete: true });
  const text = unjoinedText(screen.getByRole("dialog").textContent);
  expect(text).toContain("Sprawę prowadzi: Windykacja Sp. z o.o.");
  expect(text).toContain("Nie udało się odczytać części pozycji konta.");
});
