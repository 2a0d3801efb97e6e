import { assertWord, type NginxEntry } from "./nginx-entry.ts";

/** Returns the host with its public port, for redirects and upstreams. */
export const withPort = (host: string, port: number): string => (port === 443 ? host : `${host}:${port}`);

/** Returns the pattern of a host name, with the wildcards of `server_name`: `*.example` and `.example`. */
function hostPattern(name: string): string {
  const literal = (text: string): string => assertWord(text).replaceAll(/[.[\]]/g, String.raw`\$&`);
  if (name.startsWith("*.")) return String.raw`.+\.${literal(name.slice(2))}`;
  return name.startsWith(".") ? String.raw`(.+\.)?${literal(name.slice(1))}` : literal(name);
}

/**
 * Returns a map from the visitor's host to itself for the names of an installation, else to an empty text. A
 * `default_server` would do the same, but nginx allows one for each port, and several installations may share a port.
 */
export function hostMap(variable: string, names: readonly string[]): NginxEntry {
  return [`map $host $${variable}`, ['default ""', ...names.map((name) => `"~^${hostPattern(name)}$" $host`)]];
}

/** Returns a map from the visitor's `Origin` to 1 for the portal's own. Programs other than browsers send no origin. */
export function originMap(variable: string, names: readonly string[], port: number): NginxEntry {
  return [
    `map $http_origin $${variable}`,
    ["default 0", '"" 1', ...names.map((name) => `"~^https://${withPort(hostPattern(name), port)}$" 1`)],
  ];
}

/** Closes the connection of a request for another host without a response. */
export const refuseUnknownHost = (variable: string): NginxEntry => [`if ($${variable} = "")`, ["return 444"]];
