import { reaction } from "mobx";
import { useEffect, useLayoutEffect, useState } from "react";
import type { InvoicesAddressRequest } from "./address-requests.ts";
import type { EntriesListPlace } from "./entries-list.view-model.ts";
import { InvoicesViewModel } from "./invoices.view-model.ts";
import type { InvoicesDependencies } from "./invoices-dependencies.ts";
import { InvoicesView, type InvoicesViewProps } from "./invoices.view.tsx";

export interface InvoicesScreenProps {
  readonly dependencies: InvoicesDependencies;
  /** Dialog requested by the address. */
  readonly addressRequest: InvoicesAddressRequest | undefined;
  /** Id of the visit: a new visit starts with the list of its address. */
  readonly visit: string;
  /** Reads filter and number of rows from the address. */
  readonly placeOfAddress: () => EntriesListPlace;
  /** Writes them to the address. */
  readonly onPlace: (place: EntriesListPlace) => void;
  readonly eInvoice: InvoicesViewProps["eInvoice"];
  /** Called when the request of the address is done. */
  readonly onRequestClosed: () => void;
}

/** Invoices with their view model. */
export function InvoicesScreen({
  dependencies,
  addressRequest,
  visit,
  placeOfAddress,
  onPlace,
  eInvoice,
  onRequestClosed,
}: InvoicesScreenProps) {
  const [model] = useState(() => {
    const created = new InvoicesViewModel(dependencies);
    // Before the first render, because the router restores the scroll position after it: the list must be as long.
    created.list.openAt(placeOfAddress());
    return created;
  });
  const { list } = model;

  useEffect(() => {
    model.start();
    return () => model.stop();
  }, [model]);

  useLayoutEffect(() => list.openAt(placeOfAddress()), [list, placeOfAddress, visit]);
  useEffect(() => reaction(() => list.place, onPlace), [list, onPlace]);

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
