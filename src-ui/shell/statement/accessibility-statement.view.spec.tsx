// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { AccessibilityStatement } from "./accessibility-statement.view.tsx";

afterEach(cleanup);

it.each([
  [true, 1],
  [false, 0],
])("(part of HELP-06) offers the chat in the accessibility statement only when open: %s", (hasChat, count) => {
  render(
    <AccessibilityStatement
      company="Wiązka"
      helpLines={[]}
      email={undefined}
      hasChat={hasChat}
      licences="/third-party-notices.txt"
    />,
  );
  const links = screen.getAllByRole("link").filter((link) => link.getAttribute("href") === "/chat");
  expect(links).toHaveLength(count);
});
