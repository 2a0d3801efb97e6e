import { serveDecodeRequests } from "#adapters/soap/decoding/decode-requests.ts";

/** Entry of the worker: the page transfers one port, over which all further messages go. */
addEventListener("message", ({ ports: [port] }) => {
  if (port !== undefined) serveDecodeRequests(port);
});
