// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Accordion, AccordionItem } from "./accordion.tsx";
import { CompareTable } from "./compare-table.tsx";
import { CopyRow } from "./copy-row.tsx";
import { Countdown } from "./countdown.tsx";
import { ErrorState } from "./error-state.tsx";
import { SearchField } from "./forms/search-field.tsx";
import { ShowMore } from "./show-more.tsx";
import { Stepper } from "./stepper.tsx";

afterEach(cleanup);

describe("stepper", () => {
  it("announces the current and the completed steps of a stepper", () => {
    render(<Stepper label="Rejestracja" steps={["Numer", "Kod", "Hasło"]} current={1} doneLabel="gotowe" />);
    const steps = within(screen.getByRole("list", { name: "Rejestracja" })).getAllByRole("listitem");
    expect(steps.map((step) => [step.textContent, step.getAttribute("aria-current")])).toEqual([
      ["Numer (gotowe)", null],
      ["Kod", "step"],
      ["Hasło", null],
    ]);
  });
});

describe("accordion", () => {
  it("opens one item of an accordion and leaves the others unchanged", async () => {
    render(
      <Accordion>
        <AccordionItem title="Pierwsze">Odpowiedź</AccordionItem>
        <AccordionItem title="Drugie" open>
          Inna
        </AccordionItem>
      </Accordion>,
    );
    const items = () => screen.getAllByRole<HTMLDetailsElement>("group").map(({ open }) => open);
    expect(items()).toEqual([false, true]);
    await userEvent.click(screen.getByRole("heading", { name: "Pierwsze", level: 3 }));
    expect(items()).toEqual([true, true]);
  });
});

describe("comparison table", () => {
  it("emphasises changed rows of a comparison table and puts the sum last", () => {
    render(
      <CompareTable
        label="Porównanie"
        nowTitle="Masz dziś"
        offeredTitle="W ofercie"
        rows={[
          { key: "net", label: "Internet", now: "1000", offered: "2000", changed: true },
          { key: "sum", label: "Razem", now: "4023", offered: "3865", total: true },
        ]}
      />,
    );
    const rows = within(screen.getByRole("table", { name: "Porównanie" })).getAllByRole("row");
    expect(rows.map((row) => row.textContent)).toEqual([
      "PorównanieMasz dziśW ofercie",
      "Internet10002000",
      "Razem40233865",
    ]);
    expect(rows[1]?.querySelector("strong")?.textContent).toBe("2000");
    expect(rows[2]?.querySelector("strong")).toBeNull();
    expect(rows[2]?.className).toBe("compare__total");
  });
});

describe("copy row", () => {
  it("names the copied value in the button of a copy row", async () => {
    const onCopy = vi.fn<() => void>();
    render(
      <dl>
        <CopyRow label="Odbiorca" buttonLabel="Kopiuj" copiedName="odbiorca" copied={false} onCopy={onCopy}>
          Wiązka S.A.
        </CopyRow>
      </dl>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Kopiuj: odbiorca" }));
    expect(onCopy).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("term").textContent).toBe("Odbiorca");
  });
});

describe("countdown", () => {
  it.each([
    [107, "1:47", "PT1M47S", "89.2"],
    [9, "0:09", "PT0M9S", "7.5"],
    [-3, "0:00", "PT0M0S", "0"],
  ])("shows a countdown of %i seconds", (seconds, shown, machine, line) => {
    render(
      <Countdown seconds={seconds} of={120}>
        Za chwilę
      </Countdown>,
    );
    const time = screen.getByRole("timer");
    expect([time.textContent, time.getAttribute("datetime")]).toEqual([shown, machine]);
    expect(Number(time.parentElement?.style.getPropertyValue("--left")).toFixed(1)).toBe(Number(line).toFixed(1));
  });
});

describe("search field", () => {
  function Search() {
    const [value, setValue] = useState("");
    return (
      <SearchField
        label="Szukaj"
        value={value}
        onChange={setValue}
        clearLabel="Wyczyść"
        found={value === "" ? "" : `${value.length} pytań`}
      />
    );
  }

  it("announces search results; the clear button empties the field and keeps the focus in it", async () => {
    render(<Search />);
    const user = userEvent.setup();
    expect(screen.queryByRole("button")).toBeNull();
    await user.type(screen.getByRole("searchbox", { name: "Szukaj" }), "router");
    expect(screen.getByRole("status").textContent).toBe("6 pytań");
    await user.click(screen.getByRole("button", { name: "Wyczyść" }));
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  });
});

describe("show more", () => {
  it("announces the number of shown entries and hides the show-more button when all are shown", async () => {
    const onMore = vi.fn<() => void>();
    const { rerender } = render(<ShowMore count="20 z 134" label="Pokaż więcej" onMore={onMore} />);
    expect(screen.getByRole("status").textContent).toBe("20 z 134");
    await userEvent.click(screen.getByRole("button", { name: "Pokaż więcej" }));
    expect(onMore).toHaveBeenCalledTimes(1);
    rerender(<ShowMore count="Wszystkie 134" label="Pokaż więcej" onMore={undefined} />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(document.activeElement, "the focus is not lost with the button").toBe(screen.getByRole("status"));
  });

  it("leaves the focus where it is when a list becomes whole by a search after a press", async () => {
    const list = (onMore: (() => void) | undefined) => (
      <>
        <input aria-label="Szukaj" />
        <ShowMore count="25 z 60" label="Pokaż więcej" onMore={onMore} />
      </>
    );
    const { rerender } = render(list(() => undefined));
    await userEvent.click(screen.getByRole("button", { name: "Pokaż więcej" }));
    await userEvent.type(screen.getByRole("textbox"), "umowa");
    rerender(list(undefined));
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
  });

  it("takes no focus when a list is whole from the beginning or becomes whole without a press", () => {
    const { rerender } = render(<ShowMore count="20 z 134" label="Pokaż więcej" onMore={() => undefined} />);
    rerender(<ShowMore count="Wszystkie 134" label="Pokaż więcej" onMore={undefined} />);
    expect(document.activeElement).toBe(document.body);
  });
});

describe("error state", () => {
  it("retries after a press or when the network is back, but not while loading", async () => {
    const onRetry = vi.fn<() => void>();
    const { rerender, unmount } = render(
      <ErrorState title="Nie ma faktur" retryLabel="Spróbuj ponownie" onRetry={onRetry} />,
    );
    await userEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event("online"));
    expect(onRetry).toHaveBeenCalledTimes(2);
    rerender(<ErrorState title="Nie ma faktur" retryLabel="Spróbuj ponownie" onRetry={onRetry} busy />);
    window.dispatchEvent(new Event("online"));
    unmount();
    window.dispatchEvent(new Event("online"));
    expect(onRetry).toHaveBeenCalledTimes(2);
  });
});
