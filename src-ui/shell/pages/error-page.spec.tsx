// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ErrorPage } from "./error-page.view.tsx";

afterEach(cleanup);

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

describe("error page", () => {
  it("(part of ERRPAGE-01) shows that a page does not exist, with a link to the start page", () => {
    render(<ErrorPage kind="no-page" supportCode="7F3K-9QMD" loggedIn onRetry={vi.fn()} />);
    expect(heading()).toBe("Nie ma takiej strony");
    expect(screen.getByRole("link", { name: "Wróć na start" }).getAttribute("href")).toBe("/index");
  });

  it("(part of ERRPAGE-03) shows that the permission for a page is missing", () => {
    render(<ErrorPage kind="no-permission" supportCode="7F3K-9QMD" loggedIn onRetry={vi.fn()} />);
    expect(heading()).toBe("Nie masz dostępu do tej strony");
  });

  it("(part of ERRPAGE-04) offers a retry on the error page and calls it", async () => {
    const onRetry = vi.fn();
    render(<ErrorPage kind="try-again" supportCode="7F3K-9QMD" loggedIn onRetry={onRetry} />);
    await userEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it("(part of CALL-13) shows the support code after a failed request only", () => {
    const { rerender } = render(<ErrorPage kind="try-again" supportCode="7F3K-9QMD" loggedIn onRetry={vi.fn()} />);
    expect(screen.getByText("Kod dla obsługi klienta: 7F3K-9QMD")).toBeDefined();
    rerender(<ErrorPage kind="no-permission" supportCode="7F3K-9QMD" loggedIn onRetry={vi.fn()} />);
    expect(screen.getByText("Kod dla obsługi klienta: 7F3K-9QMD")).toBeDefined();
    rerender(<ErrorPage kind="no-page" supportCode="7F3K-9QMD" loggedIn onRetry={vi.fn()} />);
    expect(screen.queryByText(/7F3K-9QMD/)).toBeNull();
  });

  it("shows a guest only a link to the login page on the error page", () => {
    render(<ErrorPage kind="no-page" supportCode="7F3K-9QMD" loggedIn={false} onRetry={vi.fn()} />);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/"]);
  });
});
