import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Where `npm run dev` finds the sandbox that it has started. */
const provider = process.env["EBOK_PROVIDER"] ?? "http://localhost:8080";

export default defineConfig({
  plugins: [react()],
  build: {
    target: "es2022",
    // Trusted Types: the polyfill would write script elements, and every browser served preloads modules itself.
    modulePreload: { polyfill: false },
    // nothing is inlined: `data:` scripts and styles are closed by the Content-Security-Policy
    assetsInlineLimit: 0,
    sourcemap: "hidden",
    reportCompressedSize: false,
    manifest: true,
  },
  server: {
    proxy: {
      "/service": provider,
      "/sandbox": provider,
      "/health": provider,
      "/chat-socket": { target: provider, ws: true },
    },
  },
});
