import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { nginxMainConf } from "./nginx/nginx-main-conf.ts";

const PROJECT = join(import.meta.dirname, "..");

/** Parses the instructions of a container file: joins continued lines, drops comments and empty lines. */
function instructions(text: string): readonly (readonly [name: string, rest: string])[] {
  return text
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => [line.split(" ", 1)[0] ?? "", line.slice(line.indexOf(" ") + 1)]);
}

/** Lists mistakes that would fail a build, which no test can run, or that give the process too many rights. */
function troubles(text: string): readonly string[] {
  const found: string[] = [];
  const all = instructions(text);
  const last = all.slice(all.findLastIndex(([name]) => name === "FROM"));
  for (const [name, rest] of all) {
    const [image = ""] = (name === "ARG" ? rest.split("=")[1] : undefined)?.split(" ") ?? [];
    if (image !== "" && !/(:[\w.-]+|@sha256:[0-9a-f]{64})$/.test(image)) found.push(`${image} has no version`);
    if (name === "FROM" && !/^\$\{(NODE|DEBIAN)_IMAGE\}/.test(rest)) found.push(`${rest} cannot be pinned to a digest`);
    if (name === "ADD") found.push("ADD fetches and unpacks: use COPY");
    if (name !== "COPY" || rest.startsWith("--from")) continue;
    const [, ...sources] = rest.split(/\s+/).toReversed();
    for (const source of sources) if (!existsSync(join(PROJECT, source))) found.push(`${source} is not there`);
  }
  const user = last.find(([name]) => name === "USER")?.[1] ?? "root";
  if (/^(root|0)(:|$)/.test(user)) found.push("it runs as root");
  if (!last.some(([name, rest]) => name === "ENTRYPOINT" && rest.startsWith("[")))
    found.push("its process gets no signals: ENTRYPOINT must be a list");
  return found;
}

describe("container file", () => {
  const text = readFileSync(join(import.meta.dirname, "Containerfile"), "utf8");

  it("copies existing files, pins its base images and does not run as root", () => {
    expect(instructions(text).filter(([name]) => name === "COPY").length).toBeGreaterThan(8);
    expect(troubles(text)).toEqual([]);
  });

  it("copies all inputs of the build", () => {
    const copied = instructions(text).flatMap(([name, rest]) => (name === "COPY" ? rest.split(/\s+/) : []));
    expect(
      [
        "src",
        "src-domain",
        "src-adapters",
        "src-ui",
        "public",
        "index.html",
        "vite.config.ts",
        "package-lock.json",
        "tsconfig.json",
        "tsconfig.base.json",
      ].filter((source) => !copied.includes(source)),
    ).toEqual([]);
  });

  it("prints the configuration with which the deployment test starts nginx", () => {
    const [, given = ""] = /deploy:nginx -- (--main-for [^>]+) >/.exec(text) ?? [];
    const args = given.trim().replaceAll("'", "").split(" ");
    const run = spawnSync(process.execPath, [join(import.meta.dirname, "print-nginx.ts"), ...args], {
      encoding: "utf8",
    });
    expect([run.stderr, run.stdout.trim()]).toEqual([
      "",
      nginxMainConf({ run: "/tmp", site: "/etc/ebok/conf/*.conf", brotli: true }).trim(),
    ]);
    expect(text).toContain("COPY --from=build /srv/nginx.conf /etc/nginx/ebok-main.conf");
    expect(text).toContain('"-c", "/etc/nginx/ebok-main.conf"');
  });

  it.each([
    [text.replace("USER 10001:10001", ""), "it runs as root"],
    [text.replace("USER 10001:10001", "USER root"), "it runs as root"],
    [text.replace("COPY public", "COPY nowhere"), "nowhere is not there"],
    [text.replace("debian:bookworm-slim", "debian"), "docker.io/library/debian has no version"],
    [text.replace("${DEBIAN_IMAGE}", "debian:12"), "debian:12 cannot be pinned to a digest"],
  ])("detects mistake %#", (changed, trouble) => {
    expect(troubles(changed)).toEqual([trouble]);
  });
});
