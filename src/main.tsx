
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import "#ui/design-system/styles.css";
import { createPortalRouter } from "./router.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no #root");

createRoot(root).render(

    <RouterProvider router={createPortalRouter()} />,

);
