import { useState } from "react";
import { PasswordField, type ShownPasswordStrength } from "#ui/design-system/forms/password-field.tsx";
import type { Story } from "../story.ts";

const STRENGTHS: readonly (ShownPasswordStrength | undefined)[] = [
  undefined,
  { label: "Słabe, dodaj znaki", tone: "bad", parts: 1 },
  { label: "Dobre, można dłuższe", tone: "notice", parts: 3 },
  { label: "Mocne", tone: "good", parts: 4 },
];

const strengthOf = (length: number): ShownPasswordStrength | undefined =>
  STRENGTHS[length === 0 ? 0 : length < 10 ? 1 : length < 14 ? 2 : 3];

function Chosen({ start }: { readonly start: string }) {
  const [value, setValue] = useState(start);
  return (
    <PasswordField
      label="Nowe hasło"
      help="Od 10 do 64 znaków"
      autoComplete="new-password"
      value={value}
      onValue={setValue}
      strength={strengthOf(value.length)}
      showLabel="Pokaż hasło"
      hideLabel="Ukryj hasło"
    />
  );
}

export const story: Story = {
  title: "Hasło",
  group: "forms",
  note: "Można je pokazać. Wklejanie i\u00a0menedżery haseł działają.",
  states: [
    {
      key: "chosen",
      name: "Nowe, z\u00a0oceną siły",
      show: () => (
        <div className="halves">
          <Chosen start="" />
          <Chosen start="kot" />
          <Chosen start="kot i pies" />
          <Chosen start="kot, pies i 3 myszy" />
        </div>
      ),
    },
    {
      key: "error",
      name: "Z\u00a0błędem",
      show: () => (
        <PasswordField
          label="Hasło"
          error="Login i&nbsp;hasło do siebie nie pasują. Sprawdź, czy nie jest włączony Caps Lock."
          defaultValue="haslo-jak-drut"
          showLabel="Pokaż hasło"
          hideLabel="Ukryj hasło"
        />
      ),
    },
  ],
};
