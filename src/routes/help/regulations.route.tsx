import { DocumentsScreen } from "#ui/features/help/documents.screen.tsx";
import { useServices } from "../../container/services.tsx";
import { HELP_STORE, TODAY_STORE } from "../../container/tokens.ts";
import { useHelpWays } from "./help-ways.ts";

/** Contexts that the screen resolves services from. */
export const contexts = ["help"] as const;

const DEPENDENCIES = { store: HELP_STORE, today: TODAY_STORE } as const;

/** `/regulations`. */
export function Component() {
  const ways = useHelpWays();
  return <DocumentsScreen world={{ ...useServices(DEPENDENCIES), ways }} />;
}
