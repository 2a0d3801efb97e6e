import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import "#ui/design-system/styles.css";
import { createPortalRouter } from "./router.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no #root");

const portal = <RouterProvider router={createPortalRouter()} />;

// strict mode finds faults while we build; in the built portal it does nothing, and weighs
createRoot(root).render(import.meta.env.DEV ? <StrictMode>{portal}</StrictMode> : portal);
