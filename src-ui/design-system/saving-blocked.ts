import { createContext, use, type ReactNode } from "react";

/** Reason why nothing can be saved at present; `undefined` while saving is possible. */
export const SavingBlockedContext = createContext<ReactNode>(undefined);

/** Returns the reason why a control that saves is unavailable; its own reason if nothing blocks all of them. */
export function useUnavailableReason(saves: boolean | undefined, own: ReactNode): ReactNode {
  const blocked = use(SavingBlockedContext);
  return saves === true && blocked !== undefined ? blocked : own;
}
