// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { Button } from "./button.tsx";

afterEach(cleanup);

/** Form that records the focused element at each event. */
function form() {
  const moments: string[] = [];
  const note = (moment: string): void => void moments.push(`${moment}: ${document.activeElement?.tagName}`);
  const { container } = render(
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Kod" />
      <Button saves={false} type="submit">
        Dalej
      </Button>
    </form>,
  );
  container.addEventListener("mouseup", () => note("released"));
  container.addEventListener("focusout", () => moments.push("left"));
  container.addEventListener("submit", () => note("sent"));
  screen.getByLabelText("Kod").focus();
  return { moments, user: userEvent.setup() };
}

it("keeps the focus in the field while the button is pressed, and moves it before the submit", async () => {
  const { moments, user } = form();
  await user.click(screen.getByRole("button"));
  expect(moments).toEqual(["released: INPUT", "left", "sent: BUTTON"]);
});

it("keeps the focus in the field when the form is submitted by a key", async () => {
  const { moments, user } = form();
  await user.keyboard("{Enter}");
  expect(moments).toEqual(["sent: INPUT"]);
});
