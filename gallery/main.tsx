import "#ui/design-system/styles.css";
import "./gallery.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { parseGalleryAddress } from "./gallery-address.ts";
import { showLanguage } from "./language/show-language.ts";
import { Gallery } from "./gallery.tsx";

const address = parseGalleryAddress(location);
if (address.theme !== undefined) document.documentElement.dataset["theme"] = address.theme;
const root = document.getElementById("root");
if (root === null) throw new Error("page has no #root element");
await showLanguage(address.language);
createRoot(root).render(
  <StrictMode>
    <Gallery address={address} />
  </StrictMode>,
);
