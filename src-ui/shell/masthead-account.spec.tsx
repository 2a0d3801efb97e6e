// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { MastheadAccount } from "./masthead-account.view.tsx";

afterEach(cleanup);

const account = { name: "Katarzyna Lis", number: "7310442", accounts: 3 };

it("[NAV-20] names the open account on phones too when the customer has several", () => {
  render(<MastheadAccount account={account} onSwitch={() => undefined} />);
  const button = screen.getByRole("button", { name: /Katarzyna Lis/ });
  for (const text of ["Katarzyna Lis", /7310442/]) {
    expect(screen.getByText(text).closest(".from-tablet"), "hidden on phones").toBeNull();
    expect(button.contains(screen.getByText(text))).toBe(true);
  }
});

it("[NAV-20] shows an account number with spaces once", () => {
  render(<MastheadAccount account={{ ...account, name: "58 300 70", number: "58 300 70" }} />);
  expect(document.body.textContent.replaceAll("\u00a0", " ")).toBe("nr klienta 58 300 70");
});

it("leaves the name of a single account to windows that have room for it", () => {
  render(<MastheadAccount account={{ ...account, accounts: 1 }} />);
  expect(screen.getByText("Katarzyna Lis").closest(".from-tablet")).not.toBeNull();
});
