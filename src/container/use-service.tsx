import type { Container, ServiceIdentifier } from "inversify";
import { createContext, use, useMemo } from "react";

/**
 * Container from which the components below resolve services: that of the account inside the customer layout, otherwise
 * that of the page.
 */
export const ContainerContext = createContext<Container | undefined>(undefined);

/** Returns the container of this part of the page. Throws outside ContainerContext. */
export function useContainer(): Container {
  const container = use(ContainerContext);
  if (container === undefined) throw new Error("useContainer must be used inside ContainerContext");
  return container;
}

/** Resolves one service. Its context must have been loaded by the route, or by the lazy module that uses it. */
export function useService<Service>(token: ServiceIdentifier<Service>): Service {
  const container = useContainer();
  return useMemo(() => container.get(token), [container, token]);
}

/** Services of a record of tokens. */
export type ServicesOf<Tokens> = {
  readonly [Name in keyof Tokens]: Tokens[Name] extends ServiceIdentifier<infer Service> ? Service : never;
};

/** Resolves several services at once, by the names of the unit's dependencies. `tokens` must be a module constant. */
export function useServices<const Tokens extends Readonly<Record<string, ServiceIdentifier>>>(
  tokens: Tokens,
): ServicesOf<Tokens> {
  const container = useContainer();
  return useMemo(() => resolveServices(container, tokens), [container, tokens]);
}

/** Resolves several services outside components. */
export function resolveServices<const Tokens extends Readonly<Record<string, ServiceIdentifier>>>(
  container: Container,
  tokens: Tokens,
): ServicesOf<Tokens> {
  const resolved = Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, container.get(token)]));
  if (!areResolved(resolved, tokens)) throw new Error("the container has not resolved every token");
  return resolved;
}

function areResolved<Tokens extends object>(resolved: object, tokens: Tokens): resolved is ServicesOf<Tokens> {
  return Object.keys(tokens).every((name) => name in resolved);
}
