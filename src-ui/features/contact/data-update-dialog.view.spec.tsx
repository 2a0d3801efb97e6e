// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import type { ContactData } from "#domain/contact/index.ts";
import { aContact } from "#test/mothers/index.ts";
import { DataUpdateDialog } from "./data-update-dialog.view.tsx";

afterEach(cleanup);

const ADDRESS = {
  zip: "80-309",
  city: "Gdańsk",
  cityTeryt: "0933016",
  cityMeta: undefined,
  street: "ul. Polanki",
  building: "12",
  flat: "3",
};
const NOTHING = { mobilePhones: [], linePhones: [], mainEmail: undefined, documentSendEmail: undefined };

it.each<[Partial<ContactData>, readonly string[]]>([
  [
    { ...NOTHING, mainEmail: "anna@poczta.pl", address: ADDRESS },
    ["anna@poczta.pl", "ul. Polanki 12 m. 3, 80-309 Gdańsk"],
  ],
  [{ ...NOTHING, address: ADDRESS }, ["ul. Polanki 12 m. 3, 80-309 Gdańsk"]],
  [NOTHING, []],
])("(part of ACC-02) asks about the contact data that the form can change: %#", (data, values) => {
  const ignore = (): void => undefined;
  render(<DataUpdateDialog contact={aContact(data)} onConfirm={ignore} onChange={ignore} onLater={ignore} />);
  expect([...document.querySelectorAll("dd")].map(({ textContent }) => unjoinedText(textContent))).toEqual(values);
});

it.each<[Partial<ContactData>, boolean]>([
  [{ ...NOTHING, linePhones: ["583012247"] }, true],
  [{ ...NOTHING, address: ADDRESS }, false],
  [NOTHING, false],
])(
  "(part of CONTACT-02) lets contact data be confirmed only with a phone or an e-mail: %#",
  async (data, canConfirm) => {
    const pressed: string[] = [];
    render(
      <DataUpdateDialog
        contact={aContact(data)}
        onConfirm={() => void pressed.push("confirm")}
        onChange={() => void pressed.push("change")}
        onLater={() => undefined}
      />,
    );
    const [primary] = document.querySelectorAll(".btn--primary");
    expect(document.body.textContent.includes("Nie mamy")).toBe(!canConfirm);
    expect(screen.queryByRole("button", { name: "Tak, są aktualne" }) !== null).toBe(canConfirm);
    await userEvent.setup().click(primary ?? document.body);
    expect(pressed).toEqual([canConfirm ? "confirm" : "change"]);
  },
);
