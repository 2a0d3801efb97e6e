import type { ComponentType, ReactNode } from "react";

/** Component that shows its children until its own code and data have loaded, and then replaces them. */
export type LazyReplacement = ComponentType<{ readonly children: ReactNode }>;
