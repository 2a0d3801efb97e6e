// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CheckboxField, RadioGroup } from "./checkbox-field.tsx";
import { ChoiceGroup } from "./choice-group.tsx";
import { SelectField } from "./select-field.tsx";
import { Switch } from "./switch.tsx";

afterEach(cleanup);

const WHY = "Zmienisz to po zakończeniu zlecenia.";
const WAYS = [
  { value: "sms", label: "SMS" },
  { value: "mail", label: "E-mail" },
] as const;
const changed = vi.fn<(value: unknown) => void>();

afterEach(() => changed.mockReset());

const LOCKED = [
  ["a box", "checkbox", () => <CheckboxField label="Zgoda" unavailable={WHY} checked={false} onValue={changed} />],
  [
    "a switch",
    "switch",
    () => (
      <Switch
        saves={false}
        label="Sieć"
        unavailable={WHY}
        checked={false}
        onValue={changed}
        onLabel="tak"
        offLabel="nie"
      />
    ),
  ],
  [
    "a group of radios",
    "radio",
    () => <RadioGroup legend="Jak" name="way" options={WAYS} value="sms" onValue={changed} unavailable={WHY} />,
  ],
  [
    "a group of cards",
    "radio",
    () => <ChoiceGroup legend="Jak" name="way" options={WAYS} value="sms" onValue={changed} unavailable={WHY} />,
  ],
  [
    "a list",
    "combobox",
    () => (
      <SelectField label="Rok" unavailable={WHY} value="2026" onValue={changed}>
        <option>2026</option>
        <option>2025</option>
      </SelectField>
    ),
  ],
] as const;

describe("locked control", () => {
  it.each(LOCKED)(
    "keeps %s focusable when locked, announced as disabled and described by the reason",
    async (_name, role, draw) => {
      render(draw());
      await userEvent.tab();
      const control = screen.getAllByRole(role)[0];
      expect(document.activeElement).toBe(control);
      expect(control?.getAttribute("aria-disabled")).toBe("true");
      const described = [control, control?.closest("fieldset")].flatMap((element) =>
        (element?.getAttribute("aria-describedby") ?? "").split(" "),
      );
      expect(described.map((id) => document.getElementById(id)?.textContent).join(" ")).toContain(WHY);
    },
  );

  it.each(LOCKED)("ignores presses and keys on %s when locked", async (_name, role, draw) => {
    render(draw());
    const controls = screen.getAllByRole(role);
    for (const control of controls) {
      const isOn = control instanceof HTMLInputElement && control.checked;
      await userEvent.click(control);
      await userEvent.keyboard(" ");
      if (role === "combobox") {
        expect(fireEvent.mouseDown(control)).toBe(false);
        expect(fireEvent.keyDown(control, { key: "ArrowDown" })).toBe(false);
        expect(fireEvent.keyDown(control, { key: "Tab" })).toBe(true);
      }
      if (control instanceof HTMLInputElement) expect(control.checked).toBe(isOn);
    }
    expect(changed).not.toHaveBeenCalled();
  });

  it.each(LOCKED.filter(([, role]) => role !== "combobox"))("marks the parent of %s as locked", (_name, role, draw) => {
    const { container } = render(draw());
    const locked = container.querySelectorAll(":is(.check--locked, .choice--locked, .switch--locked)");
    expect(screen.getAllByRole(role).map((control) => control.parentElement)).toEqual([...locked]);
  });

  it("reports changes of a control that is not locked", async () => {
    render(<CheckboxField label="Zgoda" checked={false} onValue={changed} />);
    await userEvent.click(screen.getByRole("checkbox"));
    expect(changed).toHaveBeenCalledWith(true);
    expect(screen.getByRole("checkbox").getAttribute("aria-disabled")).toBeNull();
    expect(screen.getByRole("checkbox").parentElement?.className).toBe("check");
  });
});
