import { reaction } from "mobx";
import { useEffect, useLayoutEffect, useState } from "react";
import type { EntryFilter } from "#domain/finance/entry-filter.ts";
import type { InvoicesAddressRequest } from "./address-requests.ts";
import { InvoicesViewModel } from "./invoices.view-model.ts";
import type { InvoicesDependencies } from "./invoices-dependencies.ts";
import { InvoicesView } from "./invoices.view.tsx";

export interface InvoicesScreenProps {
  readonly dependencies: InvoicesDependencies;
  /** What the address asks for. */
  readonly asked: InvoicesAddressRequest | undefined;
  /** Names the visit: another one begins with what its address looks for. */
  readonly visit: string;
  /** What the address looks for. */
  readonly filterOfAddress: () => EntryFilter;
  /** Puts what is looked for into the address. */
  readonly onFilter: (filter: EntryFilter) => void;
  /** What the address has asked for is done with. */
  readonly onRequestClosed: () => void;
}

/** The invoices screen over the portal's stores. */
export function InvoicesScreen({
  dependencies,
  asked,
  visit,
  filterOfAddress,
  onFilter,
  onRequestClosed,
}: InvoicesScreenProps) {
  const [model] = useState(() => new InvoicesViewModel(dependencies));
  const { filters } = model.list;

  useEffect(() => {
    model.start();
    return () => model.stop();
  }, [model]);

  useLayoutEffect(() => filters.ask(filterOfAddress()), [filters, filterOfAddress, visit]);
  useEffect(() => reaction(() => filters.asked, onFilter), [filters, onFilter]);

  useEffect(() => {
    if (asked !== undefined) model.ask(asked);
  }, [model, asked]);

  useEffect(
    () =>
      reaction(
        () => model.transfer.isOpen,
        (isOpen) => !isOpen && onRequestClosed(),
      ),
    [model, onRequestClosed],
  );

  useEffect(() => {
    // back from the bank by the browser's own button: the page is as it was left, still busy
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) model.handleReturn();
    };
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, [model]);

  return <InvoicesView model={model} />;
}
