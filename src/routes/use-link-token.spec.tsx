// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openApp } from "#test/journeys/support/fake-container.ts";
import { createFakeBackend } from "#test/journeys/support/fake-backend.ts";
import { aSession } from "#test/mothers/index.ts";
import type { App } from "../boot/app.ts";
import { ContainerContext } from "../container/use-service.tsx";
import { LINK_TOKEN_STORE } from "../container/tokens.ts";
import { useLinkToken } from "./use-link-token.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";

let app: App;

beforeEach(() => {
  app = openApp(createFakeBackend());
});
afterEach(cleanup);

function Shown() {
  const token = useLinkToken("/saleConfirmation");
  return <p>{token?.kind ?? "reading"}</p>;
}

const at = (address: string) =>
  render(
    <ContainerContext value={app.container.root}>
      <MemoryRouter initialEntries={[address]}>
        <Shown />
      </MemoryRouter>
    </ContainerContext>,
  );

it("keeps the token of a link until the session ends", async () => {
  at("/saleConfirmation?token=token-of-the-link");
  await screen.findByText("token");
  cleanup();
  at("/saleConfirmation");
  expect(screen.getByText("token")).toBeDefined();
  cleanup();
  app.openSession(aSession());
  storesOf(app).session.logout();
  at("/saleConfirmation");
  expect(screen.getByText("none")).toBeDefined();
});

it("keeps a link's token for the open page when the store forgets it, not for the next visit", async () => {
  at("/saleConfirmation?token=token-of-the-link");
  await screen.findByText("token");
  app.container.root.get(LINK_TOKEN_STORE).forget();
  expect(screen.getByText("token")).toBeDefined();
  cleanup();
  at("/saleConfirmation");
  expect(screen.getByText("none")).toBeDefined();
});

it("drops the token of a link when another link is opened", async () => {
  at("/saleConfirmation?token=token-of-the-link");
  await screen.findByText("token");
  cleanup();
  at("/saleConfirmation?token=%20");
  await screen.findByText("malformed");
  cleanup();
  at("/saleConfirmation");
  expect(screen.getByText("malformed")).toBeDefined();
});
