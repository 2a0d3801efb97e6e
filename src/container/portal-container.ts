import "reflect-metadata/lite";
import { Container, type ContainerModule, type ServiceIdentifier } from "inversify";
import { action, makeObservable, observableRef } from "mobx";

/** Container of one account. */
export type AccountContainer = Container;

/** Bindings of one context, by lifetime. */
export interface ContextModule {
  /** Adapters of the context's ports. They live as long as the page. */
  readonly ports?: ContainerModule;
  /** Stores and services that live as long as the page. */
  readonly portalStores?: ContainerModule;
  /** Stores of one account: created at login and at every switch of the account. */
  readonly accountStores?: ContainerModule;
}

/** Imports the module of each context. */
export type ContextLoaders<Name extends string> = Readonly<Record<Name, () => Promise<ContextModule>>>;

/**
 * Without `jitless`, Inversify compiles plans with `new Function`, which the content security policy forbids. Every
 * service is created once, on first use.
 */
const OPTIONS = { defaultScope: "Singleton", jitless: true } as const;

/**
 * Container of the portal. `root` lives as long as the page. Each account has its own child container, so that no state
 * of one account reaches another (SESS-11).
 */
export class PortalContainer<Name extends string = string> {
  readonly root = new Container(OPTIONS);
  /** Container of the current account; `undefined` without a login. */
  account: Container | undefined = undefined;
  readonly #loaders: ContextLoaders<Name>;
  readonly #onLoadError: (error: unknown) => void;
  readonly #loading = new Map<Name, Promise<void>>();
  readonly #loaded = new Set<Name>();
  readonly #accountModules: ContainerModule[] = [];

  /** `onLoadError` receives each error by which a context could not be loaded; its caller handles it, too. */
  constructor(loaders: ContextLoaders<Name>, onLoadError: (error: unknown) => void = () => undefined) {
    this.#loaders = loaders;
    this.#onLoadError = onLoadError;
    makeObservable(this, { account: observableRef, openAccount: action, closeAccount: action });
  }

  /** Binds a context that is part of the first chunk. */
  add({ ports, portalStores, accountStores }: ContextModule): void {
    if (ports !== undefined) this.root.load(ports);
    if (portalStores !== undefined) this.root.load(portalStores);
    if (accountStores === undefined) return;
    this.#accountModules.push(accountStores);
    this.account?.load(accountStores);
  }

  /** Loads and binds these contexts, each once. Rejects when a chunk cannot be loaded; the next call retries. */
  async load(...names: readonly Name[]): Promise<void> {
    await Promise.all(names.map((name) => this.#loadOne(name)));
  }

  /** Loads a context and resolves a service of it. Rejects when the chunk of the context cannot be loaded. */
  async loadService<Service>(context: Name, token: ServiceIdentifier<Service>): Promise<Service> {
    await this.load(context);
    return this.get(token);
  }

  /** Returns true if the services of a lazy context are bound. */
  isLoaded(name: Name): boolean {
    return this.#loaded.has(name);
  }

  /** Resolves a service of the page or of the current account. Throws if it is not bound. */
  get<Service>(token: ServiceIdentifier<Service>): Service {
    return (this.account ?? this.root).get(token);
  }

  /** Creates new stores for an account; disposes those of the former one. */
  openAccount(): void {
    this.closeAccount();
    const account = new Container({ ...OPTIONS, parent: this.root });
    account.load(...this.#accountModules);
    this.account = account;
  }

  /** Disposes the stores of the account: their deactivation handlers run. */
  closeAccount(): void {
    const closing = this.account;
    this.account = undefined;
    closing?.unbindAll();
  }

  #loadOne(name: Name): Promise<void> {
    const known = this.#loading.get(name);
    if (known !== undefined) return known;
    const loading = this.#loaders
      [name]()
      .then((module) => {
        this.add(module);
        this.#loaded.add(name);
      })
      .catch((error: unknown) => {
        this.#loading.delete(name);
        this.#onLoadError(error);
        throw error;
      });
    this.#loading.set(name, loading);
    return loading;
  }
}
