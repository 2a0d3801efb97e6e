// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { FailedSection } from "./failed-section.tsx";

afterEach(cleanup);

it.each([
  [false, "Spróbuj jeszcze raz. Jeśli to nie pomoże, sprawdź połączenie z internetem. Pozostałe działy działają."],
  [
    true,
    "Błąd jest po naszej stronie, a nie w połączeniu z internetem. Spróbuj jeszcze raz. Pozostałe działy działają.",
  ],
])("(part of HTTP-04) names the cause of a failed section; error of the portal: %s", (isUnexpected, text) => {
  const { container } = render(
    <FailedSection
      title="Nie udało się pobrać faktur"
      busy={false}
      isUnexpected={isUnexpected}
      onRetry={() => undefined}
    />,
  );
  expect(container.textContent.replaceAll("\u00a0", " ")).toContain(text);
  expect(screen.getByRole("button", { name: "Spróbuj ponownie" })).toBeTruthy();
});
