// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { matching } from "./combobox-search.ts";
import { Combobox } from "./combobox.tsx";

afterEach(cleanup);

const CITIES = ["Gdańsk", "Łódź", "Nowy Dwór Gdański", "Żukowo"].map((label) => ({ value: label.slice(0, 2), label }));

function Cities() {
  const [value, setValue] = useState<string | undefined>("Gd");
  return (
    <>
      <Combobox
        label="Miasto"
        options={CITIES}
        value={value}
        onValue={setValue}
        noMatches="Brak wyników"
        countLabel={(count) => `Wyników: ${count}`}
      />
      <output>{value ?? "nic"}</output>
    </>
  );
}

describe("combobox", () => {
  it("finds without marks, by the beginning of any word", () => {
    const found = (typed: string) => matching(CITIES, typed).map(({ label }) => label);
    expect(found("lodz")).toEqual(["Łódź"]);
    expect(found("gda")).toEqual(["Gdańsk", "Nowy Dwór Gdański"]);
    expect(found("gd no")).toEqual(["Nowy Dwór Gdański"]);
    expect(found("xyz")).toEqual([]);
    expect(found(" ")).toHaveLength(CITIES.length);
  });

  it("chooses by keys, and says how many were found", async () => {
    const user = userEvent.setup();
    render(<Cities />);
    const input = screen.getByRole("combobox", { name: "Miasto" });
    await user.clear(input);
    expect(screen.getByText("nic")).toBeTruthy();
    await user.type(input, "gda");
    expect(screen.getByText("Wyników: 2")).toBeTruthy();
    await user.keyboard("{ArrowDown}{Enter}");
    expect(screen.getByText("No")).toBeTruthy();
    expect(input.getAttribute("aria-expanded")).toBe("false");
    expect(input).toHaveProperty("value", "Nowy Dwór Gdański");
  });

  it("without a match says so, and leaving it gives the choice back", async () => {
    const user = userEvent.setup();
    render(<Cities />);
    const input = screen.getByRole("combobox", { name: "Miasto" });
    await user.type(input, "xyz");
    expect(screen.getAllByText("Brak wyników")).not.toHaveLength(0);
    expect(screen.queryAllByRole("option", { hidden: true })).toHaveLength(0);
    await user.tab();
    expect(input).toHaveProperty("value", "Gdańsk");
  });

  it("closes by Escape without choosing", async () => {
    const user = userEvent.setup();
    render(<Cities />);
    const input = screen.getByRole("combobox", { name: "Miasto" });
    await user.click(input);
    expect(input.getAttribute("aria-expanded")).toBe("true");
    await user.keyboard("{ArrowDown}{ArrowDown}{Escape}");
    expect(input.getAttribute("aria-expanded")).toBe("false");
    expect(screen.getByText("Gd")).toBeTruthy();
  });
});
