// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { fail, succeed } from "#domain/shared-kernel/index.ts";
import { NewPasswordView } from "./new-password.view.tsx";
import { NewPasswordViewModel } from "./password-reset.view-model.ts";

afterEach(cleanup);

it("(part of VAL-01) shows at the field of a reset that the new password is easy to guess", async () => {
  const user = userEvent.setup();
  const model = new NewPasswordViewModel(
    {
      requestLink: async () => succeed(true),
      checkToken: async () => succeed(true),
      setPassword: async () => fail({ kind: "login-refused", code: "common-password" }),
    },
    { next: () => crypto.randomUUID() },
    "token",
    { loggedInAs: async () => undefined },
  );
  render(<NewPasswordView model={model} problemText={() => "banner"} leave={() => undefined} />);
  const field = await screen.findByLabelText<HTMLInputElement>("Nowe hasło");
  await user.type(field, "wiazka-wiazka");
  await user.type(screen.getByLabelText("Powtórz hasło"), "wiazka-wiazka{Enter}");
  expect((await screen.findByText(/^To hasło łatwo odgadnąć/)).getAttribute("role")).toBe("alert");
  expect([screen.queryByText("banner"), document.activeElement === field]).toEqual([null, true]);
});
