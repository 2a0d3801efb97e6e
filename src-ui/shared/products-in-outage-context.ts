import { createContext } from "react";

/** Ids of the products that do not work because of an outage (OUT-05). */
export const ProductsInOutageContext = createContext<ReadonlySet<string>>(new Set());
