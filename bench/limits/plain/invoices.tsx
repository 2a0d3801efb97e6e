import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { SystemClockAdapter } from "#adapters/browser/system-clock.adapter.ts";
import { decodeLargeInPlace } from "#adapters/soap/decoding/large-xml.ts";
import { yieldToPage } from "#adapters/browser/yield-to-page.ts";
import { decodeBySize } from "#adapters/soap/decoding/decode-soap-response.ts";
import { SoapFinanceAdapter } from "#adapters/soap/finance/soap-finance.adapter.ts";
import { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import { newestEntriesFirst, type FinancialEntry } from "#domain/finance/index.ts";
import { formatPolishMoney } from "#domain/shared-kernel/index.ts";
import { readStoredSessionId } from "./stored-session.ts";

const ROW_HEIGHT = 73;

/** Page from which the list is opened. */
export function Start() {
  return (
    <main className="page">
      <h1>Ustawienia</h1>
      <Link to="/invoice">Faktury</Link>
    </main>
  );
}

/** Same entries, SOAP calls, codec and virtual list as in the portal, with plain rows. */
export function Invoices() {
  const [entries, setEntries] = useState<readonly FinancialEntry[]>([]);
  useEffect(() => {
    const gateway = new SoapGateway({
      serviceUrl: "/service",
      clock: new SystemClockAdapter(),
      log: () => undefined,
      logError: () => undefined,
      fetch: (url, init) => fetch(url, init),
      decodeSoapResponse: decodeBySize(() => Promise.resolve(decodeLargeInPlace), yieldToPage),
    });
    gateway.setCredentials(readStoredSessionId());
    void new SoapFinanceAdapter(gateway).loadEntries().then((answer) => {
      if (answer.ok) setEntries(newestEntriesFirst(answer.value));
    });
  }, []);
  const virtual = useWindowVirtualizer({ count: entries.length, estimateSize: () => ROW_HEIGHT, overscan: 12 });
  return (
    <main className="page">
      <h1>Faktury</h1>
      <ol style={{ blockSize: virtual.getTotalSize(), position: "relative" }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const entry = entries[index];
          return (
            entry !== undefined && (
              <li
                key={key}
                data-index={index}
                style={{ position: "absolute", insetBlockStart: start, insetInline: 0, blockSize: ROW_HEIGHT }}
              >
                <input type="checkbox" aria-label={entry.number} /> {entry.number} {entry.entryDate} {entry.dueDate}{" "}
                {formatPolishMoney(entry.amount)} {formatPolishMoney(entry.unpaidAmount)}
                <button type="button">Zapłać</button>
              </li>
            )
          );
        })}
      </ol>
    </main>
  );
}
