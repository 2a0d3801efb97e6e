// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ServiceNoticeDialog } from "./service-notice-dialog.view.tsx";

afterEach(cleanup);

describe("ServiceNoticeDialog", () => {
  it.each([
    ["backendAccess", "Zapis zmian jest wyłączony"],
    ["rodoRestriction", "Te dane są objęte ograniczeniem"],
  ] as const)("(part of CALL-08) shows the server's message of %s under the portal's title", (kind, title) => {
    render(<ServiceNoticeDialog kind={kind} message="Zmiany zapisze konsultant" onRead={() => undefined} />);
    expect(screen.getByRole("alertdialog", { name: title }).textContent).toContain("Zmiany zapisze konsultant");
  });

  it("shows the portal's text of a service notice when the server sent none", () => {
    render(<ServiceNoticeDialog kind="backendAccess" message={undefined} onRead={() => undefined} />);
    expect(screen.getByRole("alertdialog").textContent).toContain("zmiany nie zostaną zapisane");
  });

  it("closes a service notice by its button, which has the focus", async () => {
    const onRead = vi.fn<() => void>();
    render(<ServiceNoticeDialog kind="rodoRestriction" message={undefined} onRead={onRead} />);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Rozumiem" }));
    await userEvent.keyboard("{Enter}");
    expect(onRead).toHaveBeenCalledTimes(1);
  });
});
