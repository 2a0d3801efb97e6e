import { BranchesScreen } from "#ui/features/help/branches.screen.tsx";
import { useServices } from "../../container/use-service.tsx";
import { SERVICE_CLOCK, HELP_STORE, LOCATION_PORT } from "../../container/tokens.ts";
import { useHelpContacts } from "./use-help-contacts.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["help"] as const;

const DEPENDENCIES = { store: HELP_STORE, location: LOCATION_PORT, clock: SERVICE_CLOCK } as const;

/** Screen at `/branch`. */
export function Component() {
  const helpContacts = useHelpContacts();
  return <BranchesScreen dependencies={{ ...useServices(DEPENDENCIES), helpContacts }} />;
}
