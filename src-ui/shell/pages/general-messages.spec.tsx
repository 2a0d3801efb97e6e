// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { ErrorPage } from "./error-page.view.tsx";
import { SessionExpired } from "./session-expired.view.tsx";

afterEach(cleanup);

/** Returns the rendered text with ordinary spaces. */
function wordsOf(page: ReactElement): string {
  const { container, unmount } = render(page);
  const words = unjoinedText(container.textContent);
  unmount();
  return words;
}

it("[I18N-03] returns messages for an ended session, a data problem, no page and no permission", () => {
  const onRetry = vi.fn();
  const ended = wordsOf(<SessionExpired />);
  expect(ended).toContain("Sesja zakończona");
  expect(ended).toContain("a także gdy zakończysz ją na innym urządzeniu albo zmienisz hasło. Zaloguj się");
  expect(ended).not.toContain("Zachowaliśmy");
  expect(wordsOf(<SessionExpired isInputStored />)).toContain("Zachowaliśmy to, co było wpisane w formularzu.");
  const noData = wordsOf(
    <FailedSection title="Nie udało się pobrać faktur" busy={false} cause="connection" onRetry={onRetry} />,
  );
  expect(noData).toContain("Nie udało się pobrać faktur");
  expect(noData).toContain("Spróbuj jeszcze raz. Jeśli to nie pomoże, sprawdź połączenie z internetem.");
  expect(noData).toContain("Spróbuj ponownie");
  const noPage = wordsOf(<ErrorPage kind="no-page" supportCode="7F3K-9QMD" loggedIn onRetry={onRetry} />);
  expect(noPage).toContain("Nie ma takiej strony");
  expect(noPage).toContain("Adres mógł się zmienić albo wkradła się do niego literówka.");
  const noPermission = wordsOf(<ErrorPage kind="no-permission" supportCode="7F3K-9QMD" loggedIn onRetry={onRetry} />);
  expect(noPermission).toContain("Nie masz dostępu do tej strony");
  expect(noPermission).toContain("To konto nie ma potrzebnych uprawnień.");
  const anythingElse = wordsOf(<ErrorPage kind="try-again" supportCode="7F3K-9QMD" loggedIn onRetry={onRetry} />);
  expect(anythingElse).toContain("Nie udało się wczytać strony");
  expect(anythingElse).toContain("Spróbuj jeszcze raz. Jeśli to nie pomoże, wróć za kilka minut.");
});
