import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startSandbox, type RunningSandbox } from "#sandbox/start-sandbox.ts";

/** Portal on an origin of its own, whose operator releases and configures. A service worker belongs to an origin. */
export interface ReleasedPortal {
  readonly url: string;
  /** Releases the portal under another name: `data-release` of its page. */
  release(name: string): void;
  /** Deletes the files in `assets` whose name matches, as the release step does with those of old releases. */
  deleteAssets(name: RegExp): void;
  /** Replaces the service worker by one that removes itself, as `deploy:page --without-service-worker` does. */
  removeWorker(): void;
  /** Replaces the service worker by this script. */
  breakWorker(script: string): void;
  configure(choice: object): Promise<void>;
  close(): Promise<void>;
}

/** Folder of the copies. Playwright compiles modules again, which takes seconds, unless they are in node_modules. */
const COPIES = join("node_modules", ".cache", "ebok-released");

const WORKER = ".prerender/service-worker.js";

/** Serves a copy of the built portal. */
export async function startReleasedPortal(): Promise<ReleasedPortal> {
  mkdirSync(COPIES, { recursive: true });
  const folder = mkdtempSync(join(COPIES, "released-"));
  cpSync("dist", folder, { recursive: true });
  const sandbox: RunningSandbox = await startSandbox({ portal: folder });
  const file = (name: string) => join(folder, name);
  let releases = 0;
  /** Writes a file of the build, and makes the sandbox read all of them again. */
  const write = (name: string, content: string): void => {
    writeFileSync(file(name), content);
    releases += 1;
    const time = new Date(Date.now() + releases * 1_000);
    utimesSync(file(WORKER), time, time);
  };
  return {
    url: sandbox.url,
    release(name) {
      const page = readFileSync(file("index.html"), "utf8");
      write("index.html", page.replace(/<html lang="pl"[^>]*>/, `<html lang="pl" data-release="${name}">`));
    },
    deleteAssets(name) {
      for (const asset of readdirSync(file("assets"))) if (name.test(asset)) rmSync(file(join("assets", asset)));
    },
    removeWorker() {
      write(WORKER, `${readFileSync(file("sw.js"), "utf8")}// self.__WB_MANIFEST`);
    },
    breakWorker: (script) => write(WORKER, `${script}// self.__WB_MANIFEST`),
    async configure(choice) {
      const answer = await fetch(`${sandbox.url}/sandbox/api/configuration`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(choice),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    async close() {
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}
