import type { NginxConfiguration } from "./nginx/nginx-installation.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function within(value: Fields, name: string): Fields {
  const inner = value[name];
  if (!isFields(inner)) throw new Error(`config.json: ${name} is not an object`);
  return inner;
}

function textAt(value: Fields, place: string, name: string): string {
  const text = within(value, place)[name];
  if (typeof text !== "string" || text === "") throw new Error(`config.json: ${place}.${name} is not a text`);
  return text;
}

function hostsAt(value: Fields, name: string): readonly string[] {
  const hosts = within(value, "hosts")[name];
  if (!Array.isArray(hosts)) throw new Error(`config.json: hosts.${name} is not a list`);
  return hosts.map((host: unknown) => {
    if (typeof host !== "string" || !/^[a-z0-9.-]+(:\d+)?$/.test(host))
      throw new Error(`config.json: hosts.${name} contains ${JSON.stringify(host)}, which is not a host`);
    return host;
  });
}

/** Reads the fields for the web server from the text of `config.json`. Throws with the name of an invalid field. */
export function readServedConfiguration(text: string): NginxConfiguration {
  const value: unknown = JSON.parse(text);
  if (!isFields(value)) throw new Error("config.json is not an object");
  const limit = (name: string): number => {
    const number = within(value, "limits")[name];
    if (typeof number !== "number" || !(number > 0))
      throw new Error(`config.json: limits.${name} is not a number above 0`);
    return number;
  };
  return {
    provider: { serviceUrl: textAt(value, "provider", "serviceUrl") },
    chat: { path: textAt(value, "chat", "path") },
    hosts: {
      payment: hostsAt(value, "payment"),
      iframe: hostsAt(value, "iframe"),
      images: within(value, "hosts")["images"] === undefined ? [] : hostsAt(value, "images"),
    },
    ...(value["recording"] === undefined ? {} : { recording: { endpoint: textAt(value, "recording", "endpoint") } }),
    limits: { fileMegabytes: limit("fileMegabytes"), requestSeconds: limit("requestSeconds") },
  };
}
