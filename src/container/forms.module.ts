import { ContainerModule } from "inversify";
import { SessionDraftsAdapter } from "#adapters/storage/session-drafts.adapter.ts";
import { createFormServices } from "../boot/form-services.ts";
import type { ContextModule } from "./portal-container.ts";
import { CLOCK_PORT, DRAFT_PORT, FORM_SERVICES, SESSION_STORE } from "./tokens.ts";

/** Services shared by all forms: drafts of this tab, and the question about unsaved changes. */
export const formsModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(DRAFT_PORT).toResolvedValue(
      () =>
        new SessionDraftsAdapter(
          () => window.sessionStorage,
          () => window.location.pathname + window.location.search,
        ),
    );
  }),
  portalStores: new ContainerModule(({ bind }) => {
    bind(FORM_SERVICES).toResolvedValue(
      (drafts, clock, session) => createFormServices(drafts, clock, session),
      [DRAFT_PORT, CLOCK_PORT, SESSION_STORE],
    );
  }),
} satisfies ContextModule;
