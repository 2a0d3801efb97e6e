import { useEffect, useRef, useState } from "react";
import { reportHandledError } from "#domain/shared-kernel/report-handled-error.ts";
import { isChunkLoadError } from "../shared/is-chunk-load-error.ts";
import { pageTexts } from "../shared/texts/page-texts.ts";

/** Loads a module once; the next call retries a failed import. Rejects when the chunk cannot be loaded. */
export interface LazyModuleLoader<Module> {
  (): Promise<Module>;
  /** Module, once it is loaded. */
  readonly loaded?: Module | undefined;
}

/**
 * Number at the end of the address under which a chunk is imported after a failure, by its first address: one number
 * for all modules of the chunk, so that they have one instance.
 */
const retryNumbers = new Map<string, number>();

/** Imports a chunk under another address than the failed one. Rejects when this fails, too. */
async function importAgain(address: string): Promise<unknown> {
  const number = retryNumbers.get(address) ?? 2;
  try {
    return await import(/* @vite-ignore */ `${address}?${number}`);
  } catch (error) {
    retryNumbers.set(address, number + 1);
    throw error;
  }
}

/**
 * Wraps a dynamic import. Concurrent and later calls share one instance of the module. Browsers up to Chrome 153
 * remember a failed import by its address, so the chunk is imported under another address from the second failure on.
 * `exportName` is an export that identifies a module imported in this way.
 */
export function lazyWithRetry<Module extends object>(
  importModule: () => Promise<Module>,
  exportName: keyof Module & string,
): LazyModuleLoader<Module> {
  let loading: Promise<Module> | undefined;
  let loaded: Module | undefined;
  let hasFailed = false;

  const isModule = (imported: unknown): imported is Module =>
    typeof imported === "object" && imported !== null && exportName in imported;

  const attempt = async (): Promise<Module> => {
    try {
      return await importModule();
    } catch (error) {
      const isFirst = !hasFailed;
      hasFailed = true;
      const address = /https?:\/\/\S+\.js/u.exec(String(error))?.[0];
      if (isFirst || address === undefined) throw error;
      const chunk = await importAgain(address);
      // A chunk of several modules exports each as an object. The address may also belong to a chunk that the module
      // imports.
      const exported: readonly unknown[] = typeof chunk === "object" && chunk !== null ? Object.values(chunk) : [];
      const module = [chunk, ...exported].find(isModule);
      if (module === undefined) throw error;
      return module;
    }
  };

  const load = (): Promise<Module> =>
    (loading ??= attempt().then(
      async (module) => {
        // Its texts in the language of the page.
        await pageTexts.loading;
        loaded = module;
        return module;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  return Object.defineProperty(load, "loaded", { get: () => loaded });
}

/** State of a module that a component loads. */
export type LazyModule<Module> =
  | { readonly status: "idle" | "loading" | "error"; readonly module: undefined }
  | { readonly status: "ready"; readonly module: Module };

const IDLE = { status: "idle", module: undefined } as const;
const LOADING = { status: "loading", module: undefined } as const;
const FAILED = { status: "error", module: undefined } as const;

export interface LazyModuleOptions {
  /** Called after each failed load, to close a pending placeholder and show a message. */
  readonly onError?: (error: unknown) => void;
  /** A failed import is retried when this value changes, and when the network is back. */
  readonly retryKey?: string | undefined;
}

/** Loads a module once it is `wanted`, for example when its dialog opens. */
export function useLazyModule<Module>(
  load: LazyModuleLoader<Module>,
  wanted: boolean,
  { onError, retryKey }: LazyModuleOptions = {},
): LazyModule<Module> {
  const [state, setState] = useState<LazyModule<Module>>(() =>
    load.loaded === undefined ? IDLE : { status: "ready", module: load.loaded },
  );
  const latestOnError = useRef(onError);
  useEffect(() => {
    latestOnError.current = onError;
  });
  const isReady = state.status === "ready";
  useEffect(() => {
    if (isReady || !wanted) return undefined;
    let isGone = false;
    const fetchModule = (): void => {
      setState(LOADING);
      load().then(
        (module) => {
          if (!isGone) setState({ status: "ready", module });
        },
        (error: unknown) => {
          // Vite already reports chunks that failed to load; this reports only errors that the module throws.
          if (!isChunkLoadError(error)) reportHandledError(error);
          if (isGone) return;
          setState(FAILED);
          latestOnError.current?.(error);
        },
      );
    };
    fetchModule();
    window.addEventListener("online", fetchModule);
    return () => {
      isGone = true;
      window.removeEventListener("online", fetchModule);
    };
  }, [isReady, load, wanted, retryKey]);
  return state;
}
