import { expectAnswer, type Check } from "../check.ts";
import type { Exchange } from "../exchange/exchange.ts";
import type { FindingDetails } from "../finding.ts";
import { textOf } from "../validation/response-tree.ts";

/** Address of a document: on the portal's origin, for one download. */
export const fileRules: Check = {
  id: "files",
  title: "Files: one download as an attachment",
  needs: "read",
  rules: ["files.own-origin", "files.once"],
  async *run(context) {
    if (!context.writes) {
      yield { notTried: "needs --writes" };
      return;
    }
    for (const account of context.accountsFor("read")) {
      const client = await context.logIn(account);
      if (client === undefined) continue;
      const entries = (await client.call("getClientFinancialEntries")).items("entries");
      const document = entries.find((entry) => textOf(entry, "duplicatePossible") === "true");
      const token = document && (await client.write("getDownloadToken", { entryId: textOf(document, "entryId") }));
      const url = token?.text("downloadUrl") ?? "";
      if (token === undefined || url === "") {
        await client.call("sessionEnd");
        continue;
      }
      const own = new URL(token.exchange.request.url).origin;
      yield* expectAnswer(URL.parse(url, own)?.origin === own, token, {
        rule: "files.own-origin",
        path: "downloadUrl",
        expected: "an address on the origin of the service",
        found: "an address on another origin",
        effect: "the portal does not open the document",
      });
      const steps = [
        { method: "HEAD", status: 200 },
        { method: "HEAD", status: 200 },
        { method: "GET", status: 200 },
        { method: "GET", status: 410 },
        { method: "HEAD", status: 410 },
      ];
      for (const { method, status } of steps) {
        const exchange = await client.fetch(method, url);
        yield* validateDownload(exchange, status, token.requestId);
      }
      await client.call("sessionEnd");
      return;
    }
    yield { notTried: "no account for read has a document" };
  },
};

function* validateDownload(
  { request, response, failure }: Exchange,
  status: number,
  requestId: string | undefined,
): Generator<FindingDetails> {
  const found = response?.status ?? failure ?? "none";
  const isAttachment = /^attachment\b/i.test(response?.headers["content-disposition"] ?? "");
  const isEmpty = request.method === "GET" && response?.body === "";
  if (found === status && (status !== 200 || (isAttachment && !isEmpty))) return;
  yield {
    rule: "files.once",
    operation: "getDownloadToken",
    path: `downloadUrl ${request.method}`,
    expected: status === 200 ? "HTTP 200 with Content-Disposition: attachment" : `HTTP ${status}`,
    found: found !== status ? `HTTP ${found}` : isAttachment ? "an empty file" : "no attachment",
    effect: "the document opens in place of the portal, or a link to it works for others",
    requestId,
  };
}
