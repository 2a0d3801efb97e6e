import { assertWord, printEntries } from "./nginx-entry.ts";

/**
 * Creates a main nginx configuration that needs no root and writes only into `run`, for the container and the test. On
 * a dedicated machine, Debian's `/etc/nginx/nginx.conf` is used instead.
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
    [
      "http",
      [
        "sendfile on",
        "tcp_nopush on",
        "variables_hash_max_size 4096",
        // The default depends on the processor; 64 is too small for a host name of 47 characters.
        "server_names_hash_bucket_size 128",
        ...temporary,
        `include ${assertWord(site)}`,
      ],
    ],
  ]);
}
