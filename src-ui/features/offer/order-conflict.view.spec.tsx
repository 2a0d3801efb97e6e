// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { someOfferDetails } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { OrderConflict } from "./order-conflict.view.tsx";

afterEach(cleanup);

it("(part of ORDER-06) warns of a second change only for the same service at the same address", () => {
  render(<OrderConflict order={someOfferDetails({ title: "Internet w Żukowie" })} />);
  expect(unjoinedText(document.body.textContent)).toContain(
    "Realizujemy zamówienie „Internet w Żukowie”. Jeśli dotyczy tej samej usługi pod tym samym adresem, ta oferta",
  );
});
