import type { ComponentType } from "react";
import { SessionExpired } from "#ui/shell/pages/session-expired.view.tsx";

/** The session is over. */
export function compose(): ComponentType {
  return SessionExpired;
}
