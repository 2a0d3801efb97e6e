import { reaction } from "mobx";
import { useEffect, useLayoutEffect, useState } from "react";
import type { EntryFilter } from "#domain/finance/entry-filter.ts";
import type { InvoicesAddressRequest } from "./address-requests.ts";
import { InvoicesViewModel } from "./invoices.view-model.ts";
import type { InvoicesDependencies } from "./invoices-dependencies.ts";
import { InvoicesView, type InvoicesViewProps } from "./invoices.view.tsx";

export interface InvoicesScreenProps {
  readonly dependencies: InvoicesDependencies;
  /** Dialog requested by the address. */
  readonly addressRequest: InvoicesAddressRequest | undefined;
  /** Id of the visit: a new visit starts with the filter of its address. */
  readonly visit: string;
  /** Reads the filter from the address. */
  readonly filterOfAddress: () => EntryFilter;
  /** Writes the filter to the address. */
  readonly onFilter: (filter: EntryFilter) => void;
  readonly eInvoice: InvoicesViewProps["eInvoice"];
  /** Called when the request of the address is done. */
  readonly onRequestClosed: () => void;
}

/** Invoices with their view model. */
export function InvoicesScreen({
  dependencies,
  addressRequest,
  visit,
  filterOfAddress,
  onFilter,
  eInvoice,
  onRequestClosed,
}: InvoicesScreenProps) {
  const [model] = useState(() => new InvoicesViewModel(dependencies));
  const { filters } = model.list;

  useEffect(() => {
    model.start();
    return () => model.stop();
  }, [model]);

  useLayoutEffect(() => filters.setFilter(filterOfAddress()), [filters, filterOfAddress, visit]);
  useEffect(() => reaction(() => filters.entryFilter, onFilter), [filters, onFilter]);

  useEffect(() => {
    if (addressRequest !== undefined) model.openRequested(addressRequest);
  }, [model, addressRequest]);

  useEffect(
    () =>
      reaction(
        () => model.transfer.isOpen,
        (isOpen) => !isOpen && onRequestClosed(),
      ),
    [model, onRequestClosed],
  );

  useEffect(() => {
    // The browser's back button may restore this page from its cache, with the payment still in progress.
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) model.handleReturn();
    };
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, [model]);

  return <InvoicesView model={model} eInvoice={eInvoice} />;
}
