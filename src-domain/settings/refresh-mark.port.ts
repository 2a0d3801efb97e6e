import type { Instant } from "../shared-kernel/index.ts";

/** When this browser has read a customer's permissions anew last. */
export interface RefreshMarkPort {
  /** @param owner a customer and the account that is acted for */
  read(owner: string): Instant | undefined;
  /** What cannot be kept is forgotten: the provider limits nothing by it. */
  write(owner: string, at: Instant): void;
}
