import { ContainerModule } from "inversify";
import { SessionDraftsAdapter } from "#adapters/storage/session-drafts.adapter.ts";
import { DRAFTS } from "./tokens.ts";

/** Forms that were begun, in this tab. */
export const contextModule = new ContainerModule(({ bind }) => {
  bind(DRAFTS).toResolvedValue(() => new SessionDraftsAdapter(() => window.sessionStorage));
});
