// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { day } from "#test/mothers/index.ts";
import { MessageRow } from "./message-row.tsx";

afterEach(cleanup);

const message = {
  title: "Prace w nocy z 24 na 25 listopada",
  createdAt: Date.parse("2026-11-20T08:12:00Z"),
  read: false,
};

it("shows that a message is unread, with its title and the time of today", () => {
  render(<MessageRow message={message} today={day("2026-11-20")} href="/messages/1" />);
  expect(unjoinedText(screen.getByRole("link").textContent)).toBe(
    "Nieprzeczytana: Prace w nocy z 24 na 25 listopadadziś, 09:12",
  );
});

it("[I18N-02] shows the date in Warsaw of an older message that was read", () => {
  render(
    <MessageRow
      message={{ ...message, createdAt: Date.parse("2026-11-15T23:30:00Z"), read: true }}
      today={day("2026-11-20")}
      href="/messages/1"
    />,
  );
  expect(screen.getByRole("link").querySelector("time")?.textContent).toBe("16-11-2026");
  expect(screen.queryByText(/Nieprzeczytana/)).toBeNull();
});
