// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { topBackHandler } from "#ui/design-system/back-stack.ts";
import type { LoginFailureReason } from "#domain/login/index.ts";
import { AccountStage } from "./account-stage.view.tsx";

afterEach(cleanup);

const STAGE = {
  kind: "account",
  customerNumber: "5900101",
  identification: "84061507489",
  addresses: [],
  channel: "sms",
  ticket: "t-1",
} as const;

function atAccount(busy = false) {
  const back = vi.fn<() => void>();
  const registration = {
    giveIdentity: async () => undefined,
    chooseChannel: async () => undefined,
    giveCode: async () => undefined,
    askAnotherCode: async () => undefined,
    giveAccount: async () => undefined,
    typed: () => undefined,
    rememberTyped: () => undefined,
    now: () => 0,
    problemText: () => "",
  };
  const state = { step: "REGISTER", login: "", failureReason: undefined, stage: STAGE } as const;
  const stage = (isBusy: boolean, failureReason?: LoginFailureReason) => (
    <AccountStage
      state={{ ...state, busy: isBusy, failureReason }}
      stage={STAGE}
      registration={registration}
      onBack={back}
    />
  );
  const { rerender } = render(stage(busy));
  return {
    back,
    setBusy: (isBusy: boolean) => rerender(stage(isBusy)),
    refuse: (failureReason: LoginFailureReason) => rerender(stage(false, failureReason)),
    user: userEvent.setup(),
  };
}

const question = () => screen.queryByText("Wrócić bez zakładania konta?");

it("goes back from the new account without a question while no password was typed", async () => {
  const { back, user } = atAccount();
  await user.type(screen.getByRole("textbox", { name: "Login" }), "zofia.rutkowska");
  await user.type(screen.getByLabelText("Hasło"), "Me");
  expect(topBackHandler()).toBeUndefined();
  await user.click(screen.getByRole("button", { name: "Wróć" }));
  expect([back.mock.calls.length, question()]).toEqual([1, null]);
});

it('asks before "back" discards a password, and keeps all values when declined', async () => {
  const { back, user } = atAccount();
  await user.type(screen.getByLabelText("Hasło"), "Mewa-nad-molem-7");
  await user.click(screen.getByRole("button", { name: "Wróć" }));
  expect([
    question() === null,
    document.activeElement === screen.getByRole("button", { name: "Zostań tutaj" }),
  ]).toEqual([false, true]);
  await user.click(screen.getByRole("button", { name: "Zostań tutaj" }));
  expect([back.mock.calls.length, question(), screen.getByLabelText<HTMLInputElement>("Hasło").value]).toEqual([
    0,
    null,
    "Mewa-nad-molem-7",
  ]);
  act(() => topBackHandler()?.());
  expect(question()).not.toBeNull();
  // "Back" while the question is shown closes the question.
  act(() => topBackHandler()?.());
  expect([back.mock.calls.length, question()]).toEqual([0, null]);
  act(() => topBackHandler()?.());
  await user.click(screen.getByRole("button", { name: "Wróć bez zakładania" }));
  expect(back).toHaveBeenCalledTimes(1);
});

it("has no back handler while the account is being created", async () => {
  const { setBusy, user } = atAccount();
  await user.type(screen.getByLabelText("Hasło"), "Mewa-nad-molem-7");
  setBusy(true);
  expect(topBackHandler()).toBeUndefined();
});

it("(part of VAL-01) shows at the field that a password is easy to guess, until it changes", async () => {
  const { refuse, user } = atAccount();
  const field = screen.getByLabelText<HTMLInputElement>("Hasło");
  await user.type(field, "wiazka-wiazka");
  await user.click(screen.getByRole("textbox", { name: "Login" }));
  refuse({ kind: "login-refused", code: "common-password" });
  const alerts = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent?.slice(0, 24));
  expect([alerts(), field.getAttribute("aria-invalid")]).toEqual([["To hasło łatwo odgadnąć."], "true"]);
  expect(document.activeElement).toBe(field);
  await user.type(field, "7");
  expect([alerts(), field.getAttribute("aria-invalid")]).toEqual([[], null]);
});
