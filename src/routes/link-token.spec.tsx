// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import type { App } from "../boot/app.ts";
import { forgetLinkWithSession, useLinkToken } from "./link-token.ts";

afterEach(cleanup);

function Shown() {
  const token = useLinkToken("/saleConfirmation");
  return <p>{token?.kind ?? "reading"}</p>;
}

const at = (address: string) => render(<MemoryRouter initialEntries={[address]}><Shown /></MemoryRouter>);

it("holds a link until the session ends, and not a moment longer", async () => {
  const listeners: Parameters<App["onSessionEnd"]>[0][] = [];
  const app: Pick<App, "onSessionEnd"> = { onSessionEnd: (listener) => { listeners.push(listener); return () => undefined; } };
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
