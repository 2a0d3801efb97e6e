import { accountSwitchModule } from "./account-switch.module.ts";
import { accountModule } from "./account.module.ts";
import { consentsModule } from "./consents.module.ts";
import { contactModule } from "./contact.module.ts";
import { messagesModule } from "./messages.module.ts";
import { offersModule } from "./offers.module.ts";
import { sessionModule } from "./session.module.ts";
import type { ContextModule } from "./portal-container.ts";
import { shellModule } from "./shell.module.ts";
import { siteContentModule } from "./site-content.module.ts";

/** Contexts that the layout of every page needs; part of the portal's chunk. */
export const CORE_MODULES: readonly ContextModule[] = [
  sessionModule,
  shellModule,
  accountModule,
  accountSwitchModule,
  contactModule,
  consentsModule,
  siteContentModule,
  messagesModule,
  offersModule,
];
