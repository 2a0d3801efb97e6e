// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { FailedSection } from "./failed-section.tsx";
import { SupportCodeContext } from "./support-code-context.ts";

afterEach(cleanup);

it.each([
  [
    "connection",
    "Spróbuj jeszcze raz. Jeśli to nie pomoże, sprawdź połączenie z internetem. Reszta portalu może działać normalnie.",
  ],
  ["server", "Spróbuj jeszcze raz za chwilę. Reszta portalu może działać normalnie."],
  [
    "portal",
    "Błąd jest po naszej stronie, a nie w połączeniu z internetem. Spróbuj jeszcze raz. Reszta portalu może działać normalnie.",
  ],
] as const)("[CALL-19] (part of HTTP-04) advises about a failed section by its cause: %s", (cause, text) => {
  const { container } = render(
    <FailedSection title="Nie udało się pobrać faktur" busy={false} cause={cause} onRetry={() => undefined} />,
  );
  expect(unjoinedText(container.textContent)).toContain(text);
  expect(screen.getByRole("button", { name: "Spróbuj ponownie" })).toBeTruthy();
});

it.each([undefined, "Nie ma takiej umowy."])(
  "(part of CALL-13) shows the code by which the help desk finds the call; own text: %s",
  (text) => {
    const section = (
      <FailedSection title="Nie udało się" busy={false} cause="connection" onRetry={() => undefined}>
        {text}
      </FailedSection>
    );
    const { container } = render(<SupportCodeContext value="7F3K-9QMD">{section}</SupportCodeContext>);
    expect(container.textContent).toContain("Kod dla obsługi klienta: 7F3K-9QMD");
    cleanup();
    expect(render(section).container.textContent).not.toContain("Kod");
  },
);
