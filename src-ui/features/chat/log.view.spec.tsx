// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ChatLine } from "#domain/chat/index.ts";
import { unreadAnnouncement } from "./chat.lazy-module.tsx";
import { LogView } from "./log.view.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const lineOf = (id: string, sender: "agent" | "customer"): ChatLine => ({
  kind: "message",
  key: id,
  isLast: false,
  message: {
    id,
    place: undefined,
    sender,
    content: { kind: "text", text: `treść ${id}` },
    at: 0,
    name: undefined,
    answers: [],
  },
});

const actions = {
  host: "",
  now: 0,
  isWritable: true,
  sendAnswer: vi.fn<() => void>(),
  resend: vi.fn<() => void>(),
  onPortalLink: vi.fn<() => void>(),
};

it("scrolls the chat log to the typing indicator while its end is in view", () => {
  const height = vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(1_000);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(300);
  const lines = [lineOf("a", "agent")];
  const { rerender } = render(<LogView {...actions} lines={lines} typing={false} />);
  expect(screen.getByRole("log").scrollTop).toBe(1_000);
  height.mockReturnValue(1_040);
  rerender(<LogView {...actions} lines={lines} typing />);
  expect(screen.getByRole("log").scrollTop).toBe(1_040);
});

it("(part of A11Y-16) keeps the button to the newest message outside the log", () => {
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(1_000);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(300);
  render(<LogView {...actions} lines={[lineOf("a", "agent")]} typing={false} />);
  const log = screen.getByRole("log");
  act(() => {
    log.scrollTop = 0;
    fireEvent.scroll(log);
  });
  expect(log.contains(screen.getByRole("button", { name: "Przejdź do najnowszych" }))).toBe(false);
});

describe("announcements of chat messages out of sight", () => {
  it("[A11Y-16] announces the number of new messages while the log is scrolled up", () => {
    vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(1_000);
    vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(300);
    const first = [lineOf("a", "agent"), lineOf("b", "customer")];
    const { rerender } = render(<LogView {...actions} lines={first} typing={false} />);
    const log = screen.getByRole("log");
    const status = screen.getByRole("status");
    expect(log.getAttribute("aria-live")).toBe("polite");
    act(() => {
      log.scrollTop = 0;
      fireEvent.scroll(log);
    });
    expect(log.getAttribute("aria-live")).toBe("off");
    expect(status.textContent).toBe("");
    rerender(<LogView {...actions} lines={[...first, lineOf("c", "agent"), lineOf("d", "customer")]} typing={false} />);
    expect(status.textContent).toBe("Nowe wiadomości niżej: 1");
    act(() => {
      log.scrollTop = 700;
      fireEvent.scroll(log);
    });
    expect(status.textContent).toBe("");
  });

  it("(part of A11Y-16) announces unread messages of a minimised chat, and nothing without any", () => {
    expect(unreadAnnouncement(0)).toBe("");
    expect(unreadAnnouncement(2)).toBe("Nieprzeczytane wiadomości na czacie: 2");
  });
});
