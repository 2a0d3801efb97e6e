// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { someOfferDetails } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { OrderConflict } from "./order-conflict.view.tsx";

afterEach(cleanup);

const order = someOfferDetails({ title: "Internet w Żukowie" });

it("(part of ORDER-06) says that the order is for the same address when the server names both", () => {
  render(<OrderConflict conflict={{ order, address: "same" }} />);
  expect(unjoinedText(document.body.textContent)).toContain(
    "Realizujemy pod tym samym adresem zamówienie „Internet w Żukowie”. Jeśli dotyczy tej samej usługi, ta oferta",
  );
});

it("(part of ORDER-06) names the same address as a condition when the server names none", () => {
  render(<OrderConflict conflict={{ order, address: "unknown" }} />);
  expect(unjoinedText(document.body.textContent)).toContain(
    "Realizujemy zamówienie „Internet w Żukowie”. Jeśli dotyczy tej samej usługi pod tym samym adresem, ta oferta",
  );
});
