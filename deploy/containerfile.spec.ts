import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { nginxMainConf } from "./nginx/nginx-main-conf.ts";

const PROJECT = join(import.meta.dirname, "..");

/** Instructions of a container file: continued lines joined, comments and empty lines left out. */
function instructions(text: string): readonly (readonly [name: string, rest: string])[] {
  return text
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => [line.split(" ", 1)[0] ?? "", line.slice(line.indexOf(" ") + 1)]);
}

/** What would fail in a build that no test can make, or run with more rights than it needs. */
function troubles(text: string): readonly string[] {
  const found: string[] = [];
  const all = instructions(text);
  const last = all.slice(all.findLastIndex(([name]) => name === "FROM"));
  for (const [name, rest] of all) {
    if (name === "FROM" && !/:[\w.-]+/.test(rest)) found.push(`${rest} has no version`);
    if (name === "ADD") found.push("ADD fetches and unpacks: COPY says what it does");
    if (name !== "COPY" || rest.startsWith("--from")) continue;
    const [, ...sources] = rest.split(/\s+/).toReversed();
    for (const source of sources) if (!existsSync(join(PROJECT, source))) found.push(`${source} is not there`);
  }
  const user = last.find(([name]) => name === "USER")?.[1] ?? "root";
  if (/^(root|0)(:|$)/.test(user)) found.push("it runs as root");
  if (!last.some(([name, rest]) => name === "ENTRYPOINT" && rest.startsWith("[")))
    found.push("its process gets no signals: ENTRYPOINT is no list");
  return found;
}

describe("the container file", () => {
  const text = readFileSync(join(import.meta.dirname, "Containerfile"), "utf8");

  it("copies what is there, names its bases, and runs as nobody", () => {
    expect(instructions(text).filter(([name]) => name === "COPY").length).toBeGreaterThan(8);
    expect(troubles(text)).toEqual([]);
  });

  it("copies everything that the build is made of", () => {
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

  it("prints the configuration that the test of the deployment starts nginx with", () => {
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
  ])("is caught when it is not", (changed, trouble) => {
    expect(troubles(changed)).toEqual([trouble]);
  });
});
