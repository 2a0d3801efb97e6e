// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { observer } from "#ui/shared/observer.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Drafts } from "#domain/drafts/index.ts";
import { createLocalFormats } from "#domain/language/local-formats.ts";
import { grosze } from "#domain/shared-kernel/index.ts";
import type { AccountKind } from "#domain/validation/index.ts";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
import { PayoutsStore } from "#ui/stores/finance/payouts.store.ts";
import { fakeDrafts } from "#test/fakes/fake-drafts.ts";
import { fakePayouts } from "#test/fakes/fake-payouts.ts";
import { PayoutDialog } from "./payout-dialog.view.tsx";
import { PayoutForm } from "./payout-form.ts";
import { PayoutsViewModel } from "./payouts.view-model.ts";
import { PayoutsView } from "./payouts.view.tsx";

afterEach(cleanup);

const BALANCE = grosze(18_650);
const ACCOUNT = "61109010140000071219812874";
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const text = (): string => unjoinedText(document.body.textContent);

/** Renders the section of the panel and the dialog, as the page does. */
const Both = observer(function Both({ model }: { readonly model: PayoutsViewModel }) {
  return (
    <>
      <PayoutsView model={model} />
      {model.isOpen && <PayoutDialog model={model} />}
    </>
  );
});

async function overpaid(accounts: AccountKind = "polish", collecting: readonly string[] = []) {
  const port = fakePayouts(BALANCE);
  const onChanged = vi.fn<() => void>();
  let ids = 0;
  const storedDrafts: unknown[] = [];
  const draft = {
    read: () => undefined,
    keep: (values: unknown) => void storedDrafts.push(values),
    unanswered: () => undefined,
    saveUnanswered: () => undefined,
    drop: vi.fn<() => void>(),
  };
  const model = new PayoutsViewModel({
    store: new PayoutsStore(port),
    idempotencyKeys: { next: () => `intent-number-${++ids}` },
    accounts,
    draft,
    balance: () => BALANCE,
    collectingAccounts: () => collecting,
    onChanged,
  });
  model.start();
  await settle();
  render(<Both model={model} />);
  const open = () => userEvent.click(screen.getByRole("button", { name: "Wypłać nadpłatę" }));
  const order = async () => {
    const review = screen.queryByRole("button", { name: "Dalej" });
    if (review !== null) await userEvent.click(review);
    const send = screen.queryByRole("button", { name: /^Zleć wypłatę/ });
    if (send !== null) await userEvent.click(send);
  };
  return { port, onChanged, model, open, order, storedDrafts, draft };
}

describe("[FIN-07] payout of an overpayment", () => {
  it("orders the payout, confirms it, and shows it as pending", async () => {
    const { open, order, port, onChanged, draft } = await overpaid();
    await open();
    expect(screen.getByLabelText("Kwota")).toHaveProperty("value", "186,50");
    await userEvent.type(screen.getByLabelText("Numer rachunku"), ACCOUNT);
    await userEvent.clear(screen.getByLabelText("Kwota"));
    await userEvent.type(screen.getByLabelText("Kwota"), "100");
    await order();
    expect(port.sent).toMatchObject([{ account: ACCOUNT, amount: 10_000 }]);
    expect(text()).toContain("Przyjęliśmy zlecenie wypłaty");
    expect(text()).toContain("Wypłacamy 100,00 zł na rachunek …2874");
    expect(onChanged).toHaveBeenCalledOnce();
    expect(draft.drop).toHaveBeenCalled();
    await userEvent.click(screen.getAllByRole("button", { name: "Zamknij" }).at(-1) ?? document.body);
    await open();
    expect(screen.getByLabelText("Kwota")).toHaveProperty("value", "86,50");
    expect(screen.getByLabelText("Numer rachunku")).toHaveProperty("value", "");
  });

  it("(part of VAL-80) fills in the available amount in the format of the language of the page", () => {
    const formats = createLocalFormats("en");
    pageTexts.show("en", { catalogues: new Map(), formats, prefix: "en/", load: () => undefined });
    expect(new PayoutForm(grosze(228_320), "polish", () => []).amount).toBe("2,283.20");
    pageTexts.show("pl");
    expect(new PayoutForm(grosze(228_320), "polish", () => []).amount).toBe("2\u00a0283,20");
  });

  it("[FIN-11] orders a payout only after a second look at account and amount, which can be changed", async () => {
    const { open, port } = await overpaid();
    await open();
    await userEvent.type(screen.getByLabelText("Numer rachunku"), ACCOUNT);
    await userEvent.click(screen.getByRole("button", { name: "Dalej" }));
    expect(document.activeElement?.textContent).toBe("Sprawdź przed zleceniem");
    expect(text()).toContain("61 1090 1014 0000 0712 1981 2874");
    expect(text()).toContain("186,50 zł");
    expect(port.sent).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Popraw" }));
    expect(screen.getByLabelText("Numer rachunku")).toHaveProperty("value", expect.stringMatching(/^61-1090/));
    expect(port.sent).toEqual([]);
  });

  it("[VAL-90] refuses the account to which the customer pays the operator", async () => {
    const { open, order, port } = await overpaid("polish", ["61 1090 1014 0000 0712 1981 2874"]);
    await open();
    await userEvent.type(screen.getByLabelText("Numer rachunku"), ACCOUNT);
    await order();
    expect(text()).toContain("To rachunek, na który wpłacasz nam. Podaj swój rachunek w banku.");
    expect(port.sent).toEqual([]);
  });

  it.each([
    ["wrong-account", "Numer rachunku", "Na ten rachunek nie możemy wypłacić pieniędzy."],
    ["too-much", "Kwota", "Wpisz kwotę nie większą niż 186,50 zł"],
  ] as const)(
    "(part of FIN-11) returns from the review to the field that the server refuses (%s)",
    async (code, field, message) => {
      const { open, order, port, model } = await overpaid();
      port.order = async () => ({ ok: false, failure: { kind: "payout-refused", code } });
      await open();
      await userEvent.type(screen.getByLabelText("Numer rachunku"), ACCOUNT);
      await order();
      const refused = await screen.findByLabelText(field);
      await vi.waitFor(() => expect(document.activeElement).toBe(refused));
      expect(refused.getAttribute("aria-invalid")).toBe("true");
      expect(text()).toContain(message);
      await userEvent.clear(refused);
      await userEvent.type(refused, field === "Kwota" ? "100" : ACCOUNT);
      await userEvent.click(screen.getByRole("button", { name: "Dalej" }));
      await userEvent.click(screen.getByRole("button", { name: "Popraw" }));
      expect(document.activeElement).not.toBe(screen.getByLabelText(field));
      expect(model.form?.status).toBe("editing");
    },
  );

  it.each([
    ["", "186,50", "Wpisz numer rachunku"],
    ["1234", "1", "Wpisz 26 cyfr numeru rachunku"],
    ["61109010140000071219812875", "1", "Numer rachunku jest błędny"],
    [ACCOUNT, "186,51", "Wpisz kwotę nie większą niż 186,50 zł"],
    [ACCOUNT, "0", "Wpisz kwotę większą niż 0"],
  ])(
    "(part of VAL-07) (part of VAL-08) sends no payout for the account %j and amount %j",
    async (account, amount, message) => {
      const { open, order, port } = await overpaid();
      await open();
      if (account !== "") await userEvent.type(screen.getByLabelText("Numer rachunku"), account);
      await userEvent.clear(screen.getByLabelText("Kwota"));
      await userEvent.type(screen.getByLabelText("Kwota"), amount);
      await order();
      expect(text()).toContain(message);
      expect(port.sent).toEqual([]);
      expect(document.activeElement).toBeInstanceOf(HTMLInputElement);
    },
  );

  it("(part of VAL-07) groups a short account number and does not cut a long one", async () => {
    const { open, order, port } = await overpaid("short");
    await open();
    const account = () => screen.getByLabelText<HTMLInputElement>("Numer rachunku");
    expect(text()).toContain("Od 9 do 18 cyfr");
    await userEvent.click(account());
    await userEvent.paste(ACCOUNT);
    expect(account().value).toBe("6110-9010-1400-0007-1219-8128-74");
    await order();
    expect(port.sent).toEqual([]);
    expect(account().getAttribute("aria-invalid")).toBe("true");
  });

  it("accepts payout accounts of 9 to 18 digits when the configuration says so", async () => {
    const typed = async (account: string) => {
      const { open, port, order } = await overpaid("short");
      await open();
      await userEvent.type(screen.getByLabelText("Numer rachunku"), account);
      await order();
      const sent = port.sent.map((payout) => payout.account);
      const page = text();
      cleanup();
      return { sent, page };
    };
    const tooShort = await typed("12345678");
    expect(tooShort.sent).toEqual([]);
    expect(tooShort.page).toContain("od 9 do 18 cyfr");
    expect((await typed("123456789")).sent).toEqual(["123456789"]);
  });

  it("orders a payout once when pressed ten times, and repeats it with the same key", async () => {
    const { open, port, model } = await overpaid();
    await open();
    port.script.failNext("order", { kind: "timeout" });
    await userEvent.type(screen.getByLabelText("Numer rachunku"), ACCOUNT);
    const { form } = model;
    if (form === undefined) throw new Error("the form is not open");
    await Promise.all(Array.from({ length: 10 }, () => form.submit()));
    expect([port.sent.length, model.problem]).toEqual([1, "unknown"]);
    expect(text()).toContain("To samo zlecenie nie powstanie dwa razy");
    await model.form?.submit();
    expect(new Set(port.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(model.form?.status).toBe("done");
  });

  it("finds a payout among the pending ones when the response was lost", async () => {
    const { open, port, model } = await overpaid();
    await open();
    const order = port.order.bind(port);
    port.order = async (wish) => {
      await order(wish);
      return { ok: false, failure: { kind: "timeout" } };
    };
    await userEvent.type(screen.getByLabelText("Numer rachunku"), ACCOUNT);
    await model.form?.submit();
    await vi.waitFor(() => expect(model.form?.status).toBe("done"));
    expect(text()).toContain("Przyjęliśmy zlecenie wypłaty");
  });

  it("offers no payout until the pending ones have loaded; shows a retry on failure", async () => {
    const port = fakePayouts(BALANCE);
    port.script.failNext("load", { kind: "timeout" });
    const model = new PayoutsViewModel({
      store: new PayoutsStore(port),
      idempotencyKeys: { next: () => "intent-number-1" },
      accounts: "polish",
      draft: undefined,
      balance: () => BALANCE,
      collectingAccounts: () => [],
      onChanged: () => undefined,
    });
    model.start();
    render(<Both model={model} />);
    expect([text(), screen.queryByRole("button")]).toEqual(["Sprawdzamy zlecone wypłaty nadpłaty", null]);
    await vi.waitFor(() => expect(text()).toContain("Nie udało się sprawdzić, czy wypłata jest już zlecona."));
    expect(screen.queryByRole("button", { name: "Wypłać nadpłatę" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    expect(await screen.findByRole("button", { name: "Wypłać nadpłatę" })).toBeTruthy();
  });

  it("keeps the idempotency key of a payout over a reload when the response was lost", async () => {
    const drafts = new Drafts(fakeDrafts(), { now: () => 1_000 });
    drafts.open("anna");
    const port = fakePayouts(BALANCE);
    let ids = 0;
    const page = () =>
      new PayoutsViewModel({
        store: new PayoutsStore(port),
        idempotencyKeys: { next: () => `intent-number-${++ids}` },
        accounts: "polish",
        draft: drafts.of("payout"),
        balance: () => BALANCE,
        collectingAccounts: () => [],
        onChanged: () => undefined,
      });
    const send = async (model: PayoutsViewModel, amount: string): Promise<void> => {
      model.start();
      await settle();
      model.open();
      model.form?.set("account", ACCOUNT);
      model.form?.set("amount", amount);
      await model.form?.submit();
    };
    port.script.failNext("order", { kind: "timeout" });
    await send(page(), "100");
    const other = page();
    port.script.failNext("order", { kind: "timeout" });
    await send(other, "100,00");
    expect([other.problem, other.form?.status]).toEqual(["unknown", "failed"]);
    await send(page(), "100");
    expect(port.sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      "intent-number-1",
      "intent-number-1",
      "intent-number-1",
    ]);
    await send(page(), "50");
    expect(port.sent.at(-1)?.idempotencyKey).toBe("intent-number-2");
    expect(drafts.of("payout").unanswered()).toBeUndefined();
  });

  it("keeps the typed payout when its dialog is closed, and stores it in the draft", async () => {
    const { open, storedDrafts } = await overpaid();
    await open();
    await userEvent.type(screen.getByLabelText("Numer rachunku"), "6110");
    await userEvent.click(screen.getAllByRole("button", { name: "Zamknij" }).at(-1) ?? document.body);
    await open();
    expect(screen.getByLabelText("Numer rachunku")).toHaveProperty("value", "61-10");
    expect(storedDrafts.at(-1)).toEqual({ account: "61-10" });
  });

  it("offers no payout when the whole overpayment is pending", async () => {
    const { open, order } = await overpaid();
    await open();
    await userEvent.type(screen.getByLabelText("Numer rachunku"), ACCOUNT);
    await order();
    await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Wypłać nadpłatę" })).toBeNull());
  });
});
