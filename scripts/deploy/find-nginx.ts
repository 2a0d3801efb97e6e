import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const PACKAGES = ["nginx-light", "libnginx-mod-http-brotli-static", "openssl"];
const NEEDED = ["/usr/sbin/nginx", "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so", "/usr/bin/openssl"];

/** How to get what the stage needs, for a person who reads why it was left out. */
export const HOW_TO_GET = `needs Debian's nginx: apt-get update && apt-get install -y --no-install-recommends ${PACKAGES.join(" ")}`;

const isThere = (): boolean => NEEDED.every((file) => existsSync(file));

function run(command: string, args: readonly string[]): { readonly ok: boolean; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return { ok: status === 0, said: `${stdout}${stderr}` };
}

/** Whether Debian's nginx is there, after an attempt to install it where that is allowed: as root, on Debian. */
export function findNginx(): { readonly found: boolean; readonly why: string } {
  if (isThere()) return { found: true, why: "" };
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return { found: false, why: HOW_TO_GET };
  const attempt = [
    run("apt-get", ["update"]),
    run("apt-get", ["install", "-y", "--no-install-recommends", ...PACKAGES]),
  ];
  // Debian starts what it installs: the test wants a server of its own
  run("service", ["nginx", "stop"]);
  return isThere()
    ? { found: true, why: "" }
    : { found: false, why: [HOW_TO_GET, ...attempt.filter(({ ok }) => !ok).map(({ said }) => said.trim())].join("\n") };
}
