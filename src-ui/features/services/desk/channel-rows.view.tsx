import { useVirtualizer } from "@tanstack/react-virtual";
import { observer } from "mobx-react-lite";
import { memo, type Ref, useLayoutEffect, useRef, useState } from "react";
import type { TvChannel } from "#domain/products/channels.ts";
import { providerText } from "#ui/i18n/provider-text.ts";
import { t } from "../services.texts.ts";

const ROW_HEIGHT = 64;
const BEYOND_THE_WINDOW = 6;

/** The channels of a list that may hold hundreds: only those near what the dialog shows are drawn. */
export const ChannelRows = observer(function ChannelRows({ channels }: { readonly channels: readonly TvChannel[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [above, setAbove] = useState(0);
  const box = () => list.current?.closest<HTMLElement>(".dialog__body") ?? null;
  useLayoutEffect(() => {
    const body = list.current?.closest<HTMLElement>(".dialog__body");
    if (body === null || body === undefined) return undefined;
    const measure = () => {
      if (list.current !== null) setAbove(Math.round(list.current.getBoundingClientRect().top - body.getBoundingClientRect().top + body.scrollTop));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(body);
    return () => observer.disconnect();
  }, []);
  const virtual = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: channels.length,
    getScrollElement: box,
    estimateSize: () => ROW_HEIGHT,
    // whole pixels, and the same for all: one that differs by a hair while the list is scrolled would hold it back
    measureElement: (row) => Math.round(row.getBoundingClientRect().height),
    overscan: BEYOND_THE_WINDOW,
    scrollMargin: above,
    getItemKey: (index) => channels[index]?.number ?? index,
  });
  const drawn = virtual.getVirtualItems();
  const before = (drawn[0]?.start ?? above) - above;
  const beneath = virtual.getTotalSize() + above - (drawn.at(-1)?.end ?? above);
  return (
    <ul role="list" ref={list} className="channels" aria-label={t("channels.title")} style={{ paddingBlock: `${Math.max(0, before)}px ${Math.max(0, beneath)}px` }}>
      {drawn.map(({ index, key }) => {
        const channel = channels[index];
        return channel !== undefined && <ChannelRow key={key} channel={channel} index={index} total={channels.length} measure={virtual.measureElement} />;
      })}
    </ul>
  );
});

interface ChannelRowProps {
  readonly channel: TvChannel;
  readonly index: number;
  readonly total: number;
  readonly measure: Ref<HTMLLIElement>;
}

const ChannelRow = memo(function ChannelRow({ channel: { number, name, genre, packageName }, index, total, measure }: ChannelRowProps) {
  const facts = [genre, packageName].filter((fact) => fact !== undefined).map(providerText).join(" · ");
  return (
    <li ref={measure} data-index={index} className="channels__row" aria-posinset={index + 1} aria-setsize={total}>
      <span className="channels__number">{number}</span>
      <span><strong>{providerText(name)}</strong>{facts !== "" && <small>{facts}</small>}</span>
    </li>
  );
});
