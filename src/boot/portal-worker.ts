import { serveDigestRequests } from "#adapters/browser/digest-requests.ts";
import { DIGEST_WORKER } from "#adapters/browser/worker-file-digest.adapter.ts";
import { serveDecodeRequests } from "#adapters/soap/decoding/decode-requests.ts";

/** Entry of the worker: the page transfers one port, over which all further messages go. */
addEventListener("message", ({ data, ports: [port] }: MessageEvent<unknown>) => {
  if (port === undefined) return;
  if (data === DIGEST_WORKER) serveDigestRequests(port);
  else serveDecodeRequests(port);
});
