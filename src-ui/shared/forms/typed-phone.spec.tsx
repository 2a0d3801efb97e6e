// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { phone } from "#domain/validation/index.ts";
import { MaskedField } from "#ui/design-system/forms/masked-field.tsx";
import { landlineMask, phoneMask } from "./customer-data-masks.ts";

afterEach(cleanup);

/** Renders a masked field of a form. */
function drawn(mask: typeof phoneMask = phoneMask) {
  const changes: string[] = [];
  function Field() {
    const [value, setValue] = useState("");
    return (
      <MaskedField
        label="Telefon"
        mask={mask}
        value={value}
        onValue={(next) => {
          changes.push(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Field />);
  const field = screen.getByLabelText<HTMLInputElement>("Telefon");
  field.focus();
  const shown = () => {
    expect(changes.at(-1) ?? "").toBe(field.value);
    return field.value;
  };
  return {
    field,
    shown,
    user: userEvent.setup(),
    caretAt: (from: number, to = from) => field.setSelectionRange(from, to),
  };
}

describe("phone typed key by key", () => {
  it.each([
    ["+48600700800", "600-700-800"],
    ["+48 600 700 800", "600-700-800"],
    ["0048600700800", "600-700-800"],
    ["0048 600-700-800", "600-700-800"],
    ["48600700800", "600-700-800"],
    ["48 600 700 800", "600-700-800"],
    ["600700800", "600-700-800"],
    ["6007008009", "600-700-800"],
    ["+48 48 320 10 20", "483-201-020"],
    ["486007008", "486-007-008"],
  ])("(part of VAL-12) formats the phone number typed as %s", async (typed, expected) => {
    const { user, shown } = drawn();
    await user.keyboard(typed);
    expect(shown()).toBe(expected);
    expect(phone(shown())).toBe("valid");
  });

  it.each([
    ["+", "+"],
    ["+4", "+4"],
    ["+48", ""],
    ["+486", "6"],
    ["004", "004"],
    ["4860070080", "48 600-700-80"],
    ["+49170123456", "+49170123456"],
    ["0049 170 123 456", "0049170123456"],
  ])("shows an invalid phone number while only %s is typed", async (typed, expected) => {
    const { user, shown } = drawn();
    await user.keyboard(typed);
    expect(shown()).toBe(expected);
    expect(phone(shown())).not.toBe("valid");
  });

  it("formats a typed landline number", async () => {
    const { user, shown } = drawn(landlineMask);
    await user.keyboard("+48583201020");
    expect(shown()).toBe("58 320-10-20");
  });

  // Each prefix with each separator, and numbers that begin like a prefix: typing all of them is faster than drawing
  // samples.
  const PREFIXES = ["+48", "0048", "48", "+48 ", "(+48) ", "00 48-", ""];
  const NUMBERS = ["600 700-800", "483201020", "480-048-600"];

  it.each(PREFIXES.flatMap((prefix) => NUMBERS.map((number) => [prefix, number] as const)))(
    "reads the prefix %j and the typed number %s as exactly this phone number",
    async (prefix, number) => {
      const { user, shown } = drawn();
      await user.keyboard(prefix + number);
      expect(shown().replaceAll("-", "")).toBe(number.replace(/[ -]/g, ""));
    },
  );
});

describe("edited phone", () => {
  it.each(["+48 600 700 800", "0048600700800", "48600700800", "tel. +48 600-700-800"])(
    "formats a phone number pasted as %s",
    async (text) => {
      const { user, shown } = drawn();
      await user.paste(text);
      expect(shown()).toBe("600-700-800");
    },
  );

  it("pastes a phone number over a selection and continues typing there", async () => {
    const { user, shown, caretAt, field } = drawn();
    await user.keyboard("601234567");
    caretAt(0, field.value.length);
    await user.paste("+48 600 7");
    await user.keyboard("00800");
    expect(shown()).toBe("600-700-800");
  });

  it("deletes the digit before the caret, also over a dash, and accepts the digit again", async () => {
    const { user, shown, caretAt, field } = drawn();
    await user.keyboard("601234567");
    caretAt(6);
    await user.keyboard("{Backspace}");
    expect(shown()).toBe("601-245-67");
    await user.keyboard("3");
    expect([shown(), field.selectionStart]).toEqual(["601-234-567", 6]);
    caretAt(4);
    await user.keyboard("{Backspace}{Backspace}");
    expect([shown(), field.selectionStart]).toEqual(["602-345-67", 2]);
    await user.keyboard("1");
    expect(shown()).toBe("601-234-567");
    await user.keyboard("{Delete}");
    expect([shown(), field.selectionStart]).toEqual(["601-345-67", 3]);
  });

  it("keeps the caret when a digit too many is typed in the middle of a phone number", async () => {
    const { user, shown, caretAt } = drawn();
    await user.keyboard("555555555");
    caretAt(3);
    await user.keyboard("98");
    expect(shown()).toBe("555-985-555");
  });

  it("accepts a prefix typed before a phone number", async () => {
    const { user, shown, caretAt } = drawn();
    await user.keyboard("600700800");
    caretAt(0);
    await user.keyboard("+48");
    expect(shown()).toBe("600-700-800");
  });

  it("formats the rest of a phone number after a cut", async () => {
    const { user, shown, caretAt } = drawn();
    await user.keyboard("601234567");
    caretAt(4, 8);
    await user.cut();
    expect(shown()).toBe("601-567");
  });

  it("accepts a phone number from a keyboard suggestion and from composed input", () => {
    const { field, shown } = drawn();
    const put = (inputType: string, text: string) => {
      field.dispatchEvent(new InputEvent("beforeinput", { inputType, data: text, bubbles: true, cancelable: true }));
      field.setRangeText(text, 0, field.value.length, "end");
      field.dispatchEvent(new InputEvent("input", { inputType, data: text, bubbles: true }));
    };
    put("insertReplacementText", "+48 600 700 800");
    expect(shown()).toBe("600-700-800");
    const typed = "+48601234567";
    field.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
    for (let count = 1; count <= typed.length; count += 1) put("insertCompositionText", typed.slice(0, count));
    field.dispatchEvent(new CompositionEvent("compositionend", { data: typed, bubbles: true }));
    expect(shown()).toBe("601-234-567");
  });
});
