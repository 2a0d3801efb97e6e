import { join } from "node:path";
import type { Plugin } from "vite";

/** Directory of React Router's files without warnings for developers. Its package.json names only those with them. */
const PRODUCTION = join(import.meta.dirname, "..", "..", "node_modules", "react-router", "dist", "production");

/** Builds the portal with the production files of React Router: 0.6 kB less on the login page. */
export const productionRouterPlugin = (): Plugin => ({
  name: "ebok:production-router",
  apply: "build",
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: join(PRODUCTION, "index.mjs") },
        { find: /^react-router\/dom$/, replacement: join(PRODUCTION, "dom-export.mjs") },
      ],
    },
  }),
});
