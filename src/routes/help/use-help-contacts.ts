import { useService } from "../../container/use-service.tsx";
import { BRAND, NAVIGATION_STORE } from "../../container/tokens.ts";
import type { HelpContacts } from "#ui/features/help/help-contacts-card.view.tsx";

/** Returns a function with the help contacts of this customer. Call it in an observer. */
export function useHelpContacts(): () => HelpContacts {
  const { helpLines } = useService(BRAND);
  const navigation = useService(NAVIGATION_STORE);
  return () => ({
    lines: helpLines,
    chat: navigation.access?.chat === "yes",
    request: navigation.access?.messages === "yes",
  });
}
