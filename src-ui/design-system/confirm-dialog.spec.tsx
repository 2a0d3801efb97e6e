// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";

afterEach(cleanup);

function Question(props: Partial<ConfirmDialogProps>) {
  return (
    <ConfirmDialog
      title="Usunąć laptopa?"
      confirmLabel="Usuń urządzenie"
      cancelLabel="Anuluj"
      onConfirm={vi.fn()}
      onCancel={vi.fn()}
      {...props}
    >
      <p>Przy następnym logowaniu zapytamy o kod.</p>
    </ConfirmDialog>
  );
}

/** Dialog without a cancel action, with a cancellable question above it. */
function Nested({ onConfirm }: { readonly onConfirm: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <Dialog size="l" title="Zaufane urządzenia">
      <button type="button" onClick={() => setAsking(true)}>
        Usuń
      </button>
      {asking && <Question danger onConfirm={onConfirm} onCancel={() => setAsking(false)} />}
    </Dialog>
  );
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("confirm dialog", () => {
  it("shows the consequence in a confirm dialog and focuses the confirming button", () => {
    render(<Question />);
    const dialog = screen.getByRole("alertdialog", { name: "Usunąć laptopa?" });
    expect(document.getElementById(dialog.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Przy następnym logowaniu zapytamy o kod.",
    );
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Usuń urządzenie" }));
  });

  it("focuses the cancel button of a confirm dialog for a destructive action", () => {
    render(<Question danger />);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Anuluj" }));
    expect(screen.getByRole("button", { name: "Usuń urządzenie" }).className).toContain("btn--danger");
  });

  it("ignores a second press in a confirm dialog while busy", async () => {
    const onConfirm = vi.fn<() => void>();
    render(<Question busy busyLabel="Usuwamy…" onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole("button", { name: "Usuwamy…" }));
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it("closes only the confirm dialog above another dialog and returns the focus into that one", async () => {
    const user = userEvent.setup();
    render(<Nested onConfirm={vi.fn()} />);
    await user.click(screen.getByRole("button", { name: "Usuń" }));
    expect(screen.getByRole("alertdialog", { name: "Usunąć laptopa?" })).toBeTruthy();
    await user.keyboard("{Escape}");
    await settled();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(screen.getByRole("dialog", { name: "Zaufane urządzenia" }).hasAttribute("open")).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Usuń" }));
  });
});
