// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { observer } from "#ui/shared/observer.ts";
import { afterEach, expect, it } from "vitest";
import { required } from "#domain/validation/index.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { ErrorSummary } from "#ui/design-system/forms/error-summary.tsx";
import { Checked } from "./checked.ts";
import { FormModel, type SubmitResult } from "./form-model.ts";
import { messageOf } from "./messages.ts";

afterEach(cleanup);

class Change {
  @Checked(required) name = "";
  @Checked(required) mobile = "";
}

/** Renders a form of two fields like a screen; `answer` resolves the submission. */
function drawn() {
  const waiting: ((sent: SubmitResult<Change>) => void)[] = [];
  const model = new FormModel({
    open: () => new Change(),
    idempotencyKeys: fakeIdempotencyKeys(),
    send: () => new Promise<SubmitResult<Change>>((resolve) => waiting.push(resolve)),
  });
  const View = observer(function View() {
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void model.submit();
        }}
      >
        <ErrorSummary
          title="Do poprawy"
          entries={model.summary.map(({ field, violation }) => ({ id: field, message: messageOf(violation) }))}
          attempt={model.attempts}
        />
        {(["name", "mobile"] as const).map((field) => (
          <input
            key={field}
            id={field}
            aria-label={field}
            value={model.form[field]}
            onChange={(event) => model.set(field, event.currentTarget.value)}
          />
        ))}
        <button type="submit">Wyślij</button>
      </form>
    );
  });
  render(<View />);
  return {
    model,
    answer: (sent: SubmitResult<Change>) => {
      for (const resolve of waiting.splice(0)) resolve(sent);
    },
  };
}

const send = () => userEvent.click(screen.getByRole("button", { name: "Wyślij" }));
const focused = () => document.activeElement?.id;

it("focuses a field that the server refuses, each time and however late the response comes", async () => {
  const { model, answer } = drawn();
  await send();
  expect(focused()).toBe("name");
  await userEvent.type(screen.getByLabelText("name"), "a");
  await userEvent.type(screen.getByLabelText("mobile"), "1");
  for (const again of ["", "2"]) {
    if (again !== "") await userEvent.type(screen.getByLabelText("mobile"), again);
    await send();
    expect([focused(), screen.getByRole("status").textContent]).toEqual(["", ""]);
    answer({ kind: "refused", invalidFields: [{ field: "mobile", violation: { key: "phone", params: {} } }] });
    await waitFor(() => expect(focused()).toBe("mobile"));
    expect(screen.getByRole("status").textContent).toBe("Do poprawy");
  }
  screen.getByLabelText("name").focus();
  await userEvent.type(screen.getByLabelText("name"), "b");
  expect([focused(), model.attempts]).toEqual(["name", 3]);
});
