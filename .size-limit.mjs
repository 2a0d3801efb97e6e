import { existsSync, readFileSync } from "node:fs";

// What each route makes a browser load, from the build's own manifest: names of chunks change with every build.
const MANIFEST = "dist/.vite/manifest.json";
if (!existsSync(MANIFEST)) throw new Error(`${MANIFEST} is missing: build the portal first (npm run build)`);
const manifest = JSON.parse(readFileSync(MANIFEST, "utf8"));

const ENTRY = "index.html";
const HOME = "src/routes/home.route.tsx";
const isRoute = (key) => key.endsWith(".route.tsx");

/** The chunks that come with `keys`: what they import, and, with `later`, what they import when asked (other routes excepted). */
function chunksOf(keys, { later = false } = {}) {
  const seen = new Set();
  const queue = [...keys];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) continue;
    seen.add(key);
    queue.push(...(chunk.imports ?? []));
    if (later) queue.push(...(chunk.dynamicImports ?? []).filter((next) => !isRoute(next)));
  }
  return seen;
}

const filesOf = (keys) => [...new Set([...keys].map((key) => `dist/${manifest[key].file}`))].filter((file) => file.endsWith(".js"));
const without = (keys, others) => new Set([...keys].filter((key) => !others.has(key)));

const login = chunksOf([ENTRY]);
const home = chunksOf([ENTRY, HOME], { later: true });
const others = Object.keys(manifest).filter((key) => isRoute(key) && key !== HOME && !login.has(key));

const check = (name, limit, keys) => ({ name, limit, gzip: true, running: false, path: filesOf(keys) });

export default [
  check("login page, first load", "105 KiB", login),
  check("home, beside the login page", "130 KiB", without(home, login)),
  ...others
    .map((key) => check(`${key}, beside home`, "40 KiB", without(chunksOf([key], { later: true }), home)))
    .filter(({ path }) => path.length > 0),
];
