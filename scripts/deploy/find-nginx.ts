import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const PACKAGES = ["nginx-light", "libnginx-mod-http-brotli-static", "openssl"];
const NEEDED = ["/usr/sbin/nginx", "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so", "/usr/bin/openssl"];

/** Explains how to install the requirements of the stage, shown when the stage is skipped. */
export const INSTALL_HINT =
  "needs Debian's nginx: apt-get update && apt-get install -y --no-install-recommends " + PACKAGES.join(" ");

const isInstalled = (): boolean => NEEDED.every((file) => existsSync(file));

function run(command: string, args: readonly string[]): { readonly ok: boolean; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}

/** Checks for Debian's nginx; as root on Debian, installs it if missing. */
export function findNginx(): { readonly found: boolean; readonly why: string } {
  if (isInstalled()) return { found: true, why: "" };
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return { found: false, why: INSTALL_HINT };
  const attempt = [
    run("apt-get", ["update"]),
    run("apt-get", ["install", "-y", "--no-install-recommends", ...PACKAGES]),
  ];
  // Debian starts what it installs; the test starts a server of its own.
  run("service", ["nginx", "stop"]);
  return isInstalled()
    ? { found: true, why: "" }
    : {
        found: false,
        why: [INSTALL_HINT, ...attempt.filter(({ ok }) => !ok).map(({ output }) => output.trim())].join("\n"),
      };
}
