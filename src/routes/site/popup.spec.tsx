// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LocalWelcomeMarksAdapter } from "#adapters/storage/local-welcome-marks.adapter.ts";
import { openApp } from "#test/journeys/support/fake-container.ts";
import { createFakeBackend } from "#test/journeys/support/fake-backend.ts";
import { ContainerContext } from "../../container/use-service.tsx";
import { WELCOME_MARKS_PORT } from "../../container/tokens.ts";
import { Popup } from "./popup.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const app = openApp(createFakeBackend(), {
  change: ({ root }) =>
    root.rebind(WELCOME_MARKS_PORT).toConstantValue(new LocalWelcomeMarksAdapter(() => localStorage)),
});

const draw = (
  message = "<p>Nowy <b>cennik</b></p><script>x</script><img src=x onerror=alert(1)>",
  account = "1",
  mayShow = true,
) =>
  render(
    <ContainerContext value={app.container.root}>
      <Popup message={message} account={account} mayShow={mayShow}>
        <p>Inne pytanie</p>
      </Popup>
    </ContainerContext>,
  );
const read = () => fireEvent.click(screen.getByRole("button", { name: /^Rozumiem$/ }));

it("(part of SITE-04) shows the operator's message until read once, before other questions", () => {
  draw();
  expect(screen.getByRole("dialog", { name: /Wiadomość dla ciebie/ }).querySelector("b")?.textContent).toBe("cennik");
  expect(document.body.innerHTML).not.toMatch(/onerror|<script/);
  expect(screen.queryByText("Inne pytanie")).toBeNull();
  cleanup();
  // A message that was not read is shown again.
  draw();
  read();
  expect(screen.queryByRole("dialog")).toBeNull();
  screen.getByText("Inne pytanie");
  cleanup();
  draw();
  expect(screen.queryByRole("dialog")).toBeNull();
  cleanup();
  draw(undefined, "2");
  screen.getByRole("dialog");
  cleanup();
  draw("<p>Inna wiadomość</p>");
  screen.getByRole("dialog");
});

it("(part of SITE-04) hides the message of the operator where it may not be shown", () => {
  draw(undefined, undefined, false);
  expect(document.body.textContent).toBe("");
});

it("(part of SITE-04) closes the message of the operator on a press when storage is denied", () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException("denied", "QuotaExceededError");
  };
  draw();
  read();
  expect(screen.queryByRole("dialog")).toBeNull();
  Storage.prototype.setItem = setItem;
});

it("(part of SITE-04) counts a message of the operator as read when its link is followed", () => {
  draw('<p><a href="#cennik">Cennik</a></p>');
  fireEvent.click(screen.getByRole("link", { name: "Cennik" }));
  expect(screen.queryByRole("dialog"), "it does not cover the target of the link").toBeNull();
  cleanup();
  draw('<p><a href="#cennik">Cennik</a></p>');
  expect(screen.queryByRole("dialog")).toBeNull();
});
