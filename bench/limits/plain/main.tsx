import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import "#ui/design-system/styles.css";
import { Login } from "./login.tsx";

/*
 * The limit page: what the same form and the same list cost with React and the same router alone, in the portal's own
 * styles. The list's code is a chunk of its own, as in the portal, and is there before it is asked for.
 */
const invoices = () => import("./invoices.tsx");

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no #root");
createRoot(root).render(
  <RouterProvider
    router={createBrowserRouter([
      { path: "/", element: <Login /> },
      { path: "/settings", lazy: async () => ({ Component: (await invoices()).Start }) },
      { path: "/decoding", lazy: async () => ({ Component: (await import("./decoding.tsx")).Decoding }) },
      { path: "/invoice", lazy: async () => ({ Component: (await invoices()).Invoices }) },
    ])}
  />,
);
