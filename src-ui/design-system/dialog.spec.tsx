// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Dialog, type DialogProps, type DialogSize } from "./dialog.tsx";

afterEach(cleanup);

/** Stylesheet on one line, so that its formatting does not matter. */
const squeezed = readFileSync(join(import.meta.dirname, "dialog.css"), "utf8").replace(/\s+/g, " ");

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Otwórz
      </button>
      {open && (
        <Dialog size="m" title="Dane do przelewu" onCancel={() => setOpen(false)} closeLabel="Zamknij" {...props}>
          <p>Numer rachunku</p>
        </Dialog>
      )}
    </>
  );
}

async function opened(props: Partial<DialogProps> = {}) {
  const user = userEvent.setup();
  render(<Page {...props} />);
  await user.click(screen.getByRole("button", { name: "Otwórz" }));
  return user;
}

describe("dialog", () => {
  it("(part of DIALOG-03) names a dialog by its title and focuses the title", async () => {
    await opened();
    expect(screen.getByRole("dialog", { name: "Dane do przelewu" })).toBeInstanceOf(HTMLDialogElement);
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Dane do przelewu" }));
  });

  it("(part of DIALOG-03) opens a dialog as a modal, so that the browser traps the focus", async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
    await opened();
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  it("(part of DIALOG-03) closes a dialog on Escape and returns the focus", async () => {
    const user = await opened();
    await user.keyboard("{Escape}");
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Otwórz" }));
  });

  it("(part of DIALOG-03) closes a dialog by its close button and returns the focus", async () => {
    const user = await opened();
    await user.click(screen.getByRole("button", { name: "Zamknij" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Otwórz" }));
  });

  it("(part of DIALOG-03) marks the opener until it has the focus back", async () => {
    const user = await opened();
    const opener = document.querySelector("button.dialog-opener");
    expect(opener?.textContent).toBe("Otwórz");
    await user.click(screen.getByRole("button", { name: "Zamknij" }));
    expect(document.querySelector(".dialog-opener")).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it("(part of DIALOG-03) ignores Escape and shows no close button in a dialog without onCancel", async () => {
    const user = await opened({ onCancel: undefined });
    await user.keyboard("{Escape}");
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(screen.getByRole("dialog").hasAttribute("open")).toBe(true);
    expect(screen.queryByRole("button", { name: "Zamknij" })).toBeNull();
    expect(screen.getByRole("dialog").getAttribute("closedby")).toBe("none");
  });

  it("reopens a dialog without onCancel when a browser has closed it", async () => {
    await opened({ onCancel: undefined });
    const dialog = screen.getByRole<HTMLDialogElement>("dialog");
    dialog.close();
    expect(dialog.open).toBe(true);
  });

  it("reopens a dialog when a browser closed it and onCancel asks for a confirmation", async () => {
    const asks = vi.fn<() => void>();
    await opened({ onCancel: asks });
    const dialog = screen.getByRole<HTMLDialogElement>("dialog");
    dialog.close();
    expect([dialog.open, asks.mock.calls.length]).toEqual([true, 1]);
  });

  it("describes an alert dialog by its body", async () => {
    await opened({ role: "alertdialog" });
    const dialog = screen.getByRole("alertdialog", { name: "Dane do przelewu" });
    expect(document.getElementById(dialog.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Numer rachunku");
  });

  it.each([
    [["Telefon", "Tablet"], "Telefon", "Tablet"],
    [["Telefon", "Tablet"], "Tablet", "Telefon"],
    [["Telefon"], "Telefon", "Urządzenia"],
  ])(
    "(part of DIALOG-03) focuses a control nearby when of the rows %j the row %s was removed",
    async (all, name, next) => {
      const page = (rows: readonly string[], isOpen: boolean) => (
        <main>
          <h1>Ustawienia</h1>
          <section>
            <h2>Urządzenia</h2>
            <ul>
              <li>Ten komputer</li>
              {rows.map((row) => (
                <li key={row}>
                  <button type="button">{row}</button>
                </li>
              ))}
            </ul>
          </section>
          {isOpen && (
            <Dialog size="m" title="Wylogować?">
              Treść
            </Dialog>
          )}
        </main>
      );
      const { rerender } = render(page(all, false));
      screen.getByRole("button", { name }).focus();
      rerender(page(all, true));
      const left = all.filter((row) => row !== name);
      rerender(page(left, true));
      rerender(page(left, false));
      expect(document.activeElement?.textContent).toBe(next);
    },
  );

  it("does not move the focus when the opener of a dialog was removed", async () => {
    const user = userEvent.setup();
    const { rerender } = render(
      <button type="button" key="opener">
        Otwórz
      </button>,
    );
    await user.click(screen.getByRole("button"));
    rerender(
      <Dialog size="m" title="Tytuł" key="dialog">
        Treść
      </Dialog>,
    );
    rerender(<p key="rest">Koniec</p>);
    expect(document.activeElement).toBe(document.body);
  });
});

describe("dialog widths", () => {
  const widths: Readonly<Record<Exclude<DialogSize, "full">, number>> = {
    xs: 280,
    s: 350,
    m: 450,
    l: 600,
    xl: 850,
    xxl: 1095,
  };

  it.each(Object.entries(widths))(
    "(part of DIALOG-01) sets the width of a dialog of size %s to %i pixels at the usual text size",
    (size, width) => {
      expect(squeezed).toContain(`.dialog--${size} { --dialog: ${width / 16}rem; }`);
    },
  );

  it("(part of DIALOG-01) gives a full dialog the whole width; limits other sizes to the screen", () => {
    expect(squeezed).toContain(".dialog--full { --dialog: 100%; inline-size: 100%; }");
    expect(squeezed).toMatch(
      /\.dialog \{[^}]*inline-size: min\(var\(--dialog\), 100% - 2 \* var\(--space-4\) - var\(--inset-left\) - var\(--inset-right\)\);/,
    );
  });

  it("(part of DIALOG-01) gives a dialog the class of its size", async () => {
    await opened({ size: "xxl" });
    expect(screen.getByRole("dialog").className).toBe("dialog dialog--xxl");
  });
});
