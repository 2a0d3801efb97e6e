// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { installNativeDialog } from "#ui/design-system/testing/install-native-dialog.ts";
import { ServiceNoticeDialog } from "./service-notice-dialog.view.tsx";

beforeAll(installNativeDialog);
afterEach(cleanup);

describe("what the provider refuses", () => {
  it.each([
    ["backendAccess", "Zapis zmian jest wyłączony"],
    ["rodoRestriction", "Te dane są objęte ograniczeniem"],
  ] as const)("(part of CALL-08) %s: in the provider's words, under the portal's title", (kind, title) => {
    render(<ServiceNoticeDialog kind={kind} message="Zmiany zapisze konsultant" onRead={() => undefined} />);
    expect(screen.getByRole("alertdialog", { name: title }).textContent).toContain("Zmiany zapisze konsultant");
  });

  it("says it in the portal's words where the provider has none", () => {
    render(<ServiceNoticeDialog kind="backendAccess" message={undefined} onRead={() => undefined} />);
    expect(screen.getByRole("alertdialog").textContent).toContain("zmiany nie zostaną zapisane");
  });

  it("is read by its button, which has the focus", async () => {
    const onRead = vi.fn<() => void>();
    render(<ServiceNoticeDialog kind="rodoRestriction" message={undefined} onRead={onRead} />);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Rozumiem" }));
    await userEvent.keyboard("{Enter}");
    expect(onRead).toHaveBeenCalledTimes(1);
  });
});
