import { assertWord, printEntries } from "./nginx-entry.ts";

/**
 * A whole nginx that needs no root and writes nowhere but into `run`: the container's, and the test's. On a machine of
 * its own Debian's `/etc/nginx/nginx.conf` does.
 */
export function nginxMainConf({
  run,
  site,
  brotli,
}: {
  readonly run: string;
  readonly site: string;
  readonly brotli: boolean;
}): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${assertWord(`${run}/${name}`)}`,
  );
  return printEntries([
    ...(brotli ? ["load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so"] : []),
    "worker_processes auto",
    `pid ${assertWord(`${run}/nginx.pid`)}`,
    "error_log stderr error",
    ["events", ["worker_connections 4096"]],
    ["http", ["sendfile on", "tcp_nopush on", ...temporary, `include ${assertWord(site)}`]],
  ]);
}
