import { DocumentsScreen } from "#ui/features/help/documents.screen.tsx";
import { useServices } from "../../container/use-service.tsx";
import { HELP_STORE, TODAY_STORE } from "../../container/tokens.ts";
import { useHelpContacts } from "./use-help-contacts.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["help"] as const;

const DEPENDENCIES = { store: HELP_STORE, today: TODAY_STORE } as const;

/** Screen at `/regulations`. */
export function Component() {
  const helpContacts = useHelpContacts();
  return <DocumentsScreen dependencies={{ ...useServices(DEPENDENCIES), helpContacts }} />;
}
