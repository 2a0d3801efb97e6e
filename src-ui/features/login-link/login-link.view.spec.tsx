// @vitest-environment jsdom
import type { FailureCause } from "#domain/shared-kernel/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LoginLinkPage } from "./login-link.view.tsx";

afterEach(cleanup);

function failed(hasStoredSession: boolean, cause: FailureCause = "connection") {
  const onStay = vi.fn();
  const model = {
    status: { kind: "failed", hasStoredSession, cause } as const,
    start: () => Promise.resolve(),
    confirm: () => Promise.resolve(),
  };
  render(<LoginLinkPage model={model} onStay={onStay} loginHref="/" />);
  return { onStay };
}

describe("page of a login link without a response", () => {
  it("links a guest to the login page and says that the login link may be used up", () => {
    failed(false);
    expect(unjoinedText(screen.getByRole("heading", { level: 1 }).textContent)).toBe("Logowanie z linku");
    expect(screen.getByRole("link", { name: "Przejdź do logowania" }).getAttribute("href")).toBe("/");
    expect(unjoinedText(document.body.textContent)).toContain("Link mógł już zostać użyty");
  });

  it("(part of HTTP-04) blames the portal when its error stops the login", () => {
    failed(false, "portal");
    const text = unjoinedText(document.body.textContent);
    expect(text).toMatch(/Błąd jest po naszej stronie.* Link mógł już zostać użyty/u);
    expect(text).not.toContain("sprawdź połączenie");
  });

  it("lets a customer with a stored session stay in it when a login link gets no response", async () => {
    const { onStay } = failed(true);
    await userEvent.click(screen.getByRole("button", { name: "Zostań na obecnym koncie" }));
    expect(onStay).toHaveBeenCalledOnce();
    expect(screen.queryByRole("link")).toBeNull();
  });
});
