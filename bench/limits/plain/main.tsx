import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import "#ui/design-system/styles.css";
import { Login } from "./login.tsx";
import { COPIES_PATH } from "./portal-copies.ts";

/*
 * Limit page: cost of the same form, list and page elements with only React and the same router, in the portal's
 * styles. The list's code is a separate chunk that is prefetched, as in the portal.
 */
const invoices = () => import("./invoices.tsx");
const copies = () => import("./copied-page.tsx");

const root = document.getElementById("root");
if (root === null) throw new Error("page has no #root element");
createRoot(root).render(
  <RouterProvider
    router={createBrowserRouter([
      { path: "/", element: <Login /> },
      { path: "/settings", lazy: async () => ({ Component: (await invoices()).Start }) },
      { path: "/decoding", lazy: async () => ({ Component: (await import("./decoding.tsx")).Decoding }) },
      { path: "/invoice", lazy: async () => ({ Component: (await invoices()).Invoices }) },
      {
        path: COPIES_PATH,
        lazy: async () => ({ Component: (await copies()).CopiedLayout }),
        children: [{ path: "*", lazy: async () => ({ Component: (await copies()).CopiedPage }) }],
      },
    ])}
  />,
);
