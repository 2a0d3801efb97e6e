import type { Container, ContainerModule } from "inversify";

/** Where each context's module is. A chunk of its own each, so that a route brings what it needs and no more. */
const MODULES = {
  account: () => import("./account.module.ts"),
  contact: () => import("./contact.module.ts"),
  consents: () => import("./consents.module.ts"),
  "site-content": () => import("./site-content.module.ts"),
  finance: () => import("./finance.module.ts"),
  messages: () => import("./messages.module.ts"),
  offers: () => import("./offers.module.ts"),
  tracking: () => import("./tracking.module.ts"),
  contexts: () => import("./contexts.module.ts"),
  drafts: () => import("./drafts.module.ts"),
  "getting-in": () => import("./getting-in.module.ts"),
  onboarding: () => import("./onboarding.module.ts"),
} as const satisfies Record<string, () => Promise<{ contextModule: ContainerModule }>>;

export type ContextName = keyof typeof MODULES;

const loaded = new WeakMap<Container, Map<ContextName, Promise<void>>>();

async function join(container: Container, context: ContextName): Promise<void> {
  const { contextModule } = await MODULES[context]();
  container.load(contextModule);
}

/**
 * Binds a context's ports in `container`. Once: whoever asks again waits for the same load. One that failed (the
 * network was gone) is tried again by the next who asks. Rejects when the chunk cannot be fetched.
 */
export function loadContext(container: Container, context: ContextName): Promise<void> {
  const contexts = loaded.get(container) ?? new Map<ContextName, Promise<void>>();
  loaded.set(container, contexts);
  const known = contexts.get(context);
  if (known !== undefined) return known;
  const joining = join(container, context).catch((error: unknown) => {
    contexts.delete(context);
    throw error;
  });
  contexts.set(context, joining);
  return joining;
}
