import { spawnSync } from "node:child_process";
import { expect, test } from "@playwright/test";
import { findImageBuilder } from "../../scripts/deploy/find-image-builder.ts";
import { ROOT } from "../../scripts/run-tool.ts";

const IMAGE = "ebok-deploy-test";
const builder = findImageBuilder();

/** Runs the builder. Returns its exit code, with its output after a failure. */
function run(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(builder ?? "", args, { cwd: ROOT, encoding: "utf8" });
  return status === 0 ? "0" : `${status ?? "no program"}\n${stdout}${stderr}`;
}

test("builds the container image, whose nginx starts unprivileged with a read-only disk", () => {
  test.setTimeout(20 * 60_000);
  expect(run("build", "-f", "deploy/Containerfile", "-t", IMAGE, ".")).toBe("0");
  const inImage = ["run", "--rm", "--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", "--entrypoint"];
  expect(run(...inImage, "/usr/sbin/nginx", IMAGE, "-t", "-c", "/etc/nginx/ebok-main.conf")).toBe("0");
  expect(run(...inImage, "/usr/bin/test", IMAGE, "-f", "/srv/ebok/current/public/index.html")).toBe("0");
  expect(run(...inImage, "/usr/bin/test", IMAGE, "-f", "/srv/ebok/current/sbom.cdx.json")).toBe("0");
});
