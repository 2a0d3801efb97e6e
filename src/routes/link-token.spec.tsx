// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import type { App } from "../boot/app.ts";
import { forgetLink, forgetLinkWithSession, useLinkToken } from "./link-token.ts";

afterEach(cleanup);

function Shown() {
  const token = useLinkToken("/saleConfirmation");
  return <p>{token?.kind ?? "reading"}</p>;
}

const at = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Shown />
    </MemoryRouter>,
  );

it("holds a link until the session ends, and not a moment longer", async () => {
  const listeners: Parameters<App["onSessionEnd"]>[0][] = [];
  const app: Pick<App, "onSessionEnd"> = {
    onSessionEnd: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  forgetLinkWithSession(app);
  forgetLinkWithSession(app);
  expect(listeners).toHaveLength(1);
  at("/saleConfirmation?token=token-of-the-link");
  await screen.findByText("token");
  cleanup();
  at("/saleConfirmation");
  expect(screen.getByText("token")).toBeDefined();
  cleanup();
  for (const listener of listeners) listener("logout");
  at("/saleConfirmation");
  expect(screen.getByText("none")).toBeDefined();
});

it("lets a settled matter's link go: the page that stands goes on with it, whoever comes back opens it again", async () => {
  at("/saleConfirmation?token=token-of-the-link");
  await screen.findByText("token");
  forgetLink();
  expect(screen.getByText("token")).toBeDefined();
  cleanup();
  at("/saleConfirmation");
  expect(screen.getByText("none")).toBeDefined();
});

it("lets a link go as soon as another one is opened", async () => {
  at("/saleConfirmation?token=token-of-the-link");
  await screen.findByText("token");
  cleanup();
  at("/saleConfirmation?token=%20");
  await screen.findByText("broken");
  cleanup();
  at("/saleConfirmation");
  expect(screen.getByText("broken")).toBeDefined();
});
