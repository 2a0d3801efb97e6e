import { createContext } from "react";

/** Ids of the services with a reported fault that waits for an answer (REQ-41). */
export const ReportedServicesContext = createContext<ReadonlySet<string>>(new Set());
