import { createContext } from "react";

/** Code of the page load, which failed sections show and the help desk asks for (CALL-13). */
export const SupportCodeContext = createContext<string | undefined>(undefined);
