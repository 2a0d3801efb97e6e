import { DocumentsScreen } from "#ui/features/help/documents.screen.tsx";
import { useServices } from "../../container/use-service.tsx";
import { HELP_STORE, TODAY_STORE } from "../../container/tokens.ts";
import { useHelpContacts } from "./help-ways.ts";

/** Contexts that the screen resolves services from. */
export const contexts = ["help"] as const;

const DEPENDENCIES = { store: HELP_STORE, today: TODAY_STORE } as const;

/** `/regulations`. */
export function Component() {
  const helpContacts = useHelpContacts();
  return <DocumentsScreen dependencies={{ ...useServices(DEPENDENCIES), helpContacts }} />;
}
